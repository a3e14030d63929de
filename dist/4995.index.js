export const id = 4995;
export const ids = [4995];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

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
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
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

/***/ 11121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ folderOfIndexFile),
/* harmony export */   w: () => (/* binding */ indexFileLinks)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25218);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1775);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47791);








/** Whether links go to the addresses that canonicals name. */
const indexFileLinks = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks: {
        'index-file-link': {
            severity: 'notice',
            title: 'Links name index.html, but the canonical or other links do not',
            why: 'Each page is found at two URLs. Links, shares and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder: /sizes/ in place of /sizes/index.html.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedPage */ .R)(visit);
        const judgement = judgeLinks(page, site, targets);
        const indexFiles = [...new Set(indexFilesOf(site, targets))].slice(0, MAX_FACTS);
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, { 'index-file-link': judgement }, ['not-applicable']),
            ...(indexFiles.length > 0 && { facts: { indexFiles } }),
        };
    },
});
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
/** Most index files in the facts. */
const MAX_FACTS = 50;
/** The folder whose index file an address names; undefined where it names none. */
function folderOfIndexFile(address) {
    return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined;
}
/** Index files that links name and that do not redirect, by their addresses on the audited site. */
function indexFilesOf(site, targets) {
    return targets
        .filter(target => isLinkWithin(site, target) && isIndexFile(target))
        .map(({ address, url }) => (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .copyHere */ .AA)(site, address)?.url ?? url);
}
function isLinkWithin(site, { address, role, state, links }) {
    const isWorking = role === 'link' && state === 'ok' && (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .isInternal */ .iu)(site, address);
    return isWorking && links.some(({ kind }) => kind === 'navigation');
}
/** What redirects to the folder is reported as a redirect. */
function isIndexFile({ address, answer }) {
    return INDEX_FILE.test(address.pathname) && answer?.movedTo === undefined;
}
function judgeLinks(page, site, targets) {
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredCanonical */ .fk)(page);
    if (canonical && !canonical.pathname.endsWith('/'))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the canonical of the page is no folder');
    const linked = targets.filter(target => isLinkWithin(site, target));
    const files = linked.filter(isIndexFile);
    const folders = new Set(linked.filter(one => !files.includes(one)).map(({ address }) => address.pathname));
    // Whoever types the name of a host is there.
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isHomePage */ .fF)(page.url))
        folders.add('/');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failEach */ .Sw)(linked, target => {
        const { address, url, links } = target;
        if (!files.includes(target))
            return undefined;
        const folder = address.pathname.replace(INDEX_FILE, '/');
        // Without a canonical, nothing says which one counts: that is at fault where the page itself uses both.
        if (!canonical && !folders.has(folder))
            return undefined;
        const { document, element } = links[0];
        const message = canonical
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(url)}. The canonical of this page names the folder, without the file: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(canonical.href)}`
            : `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(url)}, which is also at ${folder}: two addresses of one page.`;
        return document.occurrence(element, message, url);
    }, 'the page has no links within the site that were found to work');
}


/***/ }),

/***/ 34995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/addresses.js + 1 modules
var addresses = __webpack_require__(27286);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/broken-targets.js
var broken_targets = __webpack_require__(86250);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 4 modules
var html_document = __webpack_require__(73903);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 3 modules
var page_targets = __webpack_require__(1775);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/closed-services.js








/** Whether links lead to profiles on services that are gone, which often answer a crawler all the same. */
const closedServices = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'closed-service': {
            severity: 'notice',
            title: 'A link leads to a service that has closed',
            why: 'Visitors find a notice, another company or nothing, and take the site for abandoned.',
            fix: 'Remove the link and its icon, or link to the profile that replaced it.',
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
    ['orkut.com', 'Orkut closed in 2014'],
    ['studivz.net', 'StudiVZ closed in 2022'],
    ['meinvz.net', 'MeinVZ closed in 2022'],
]);
/** Characters around a link from which it stands in running text: an article may tell of what there was. */
const RUNNING_TEXT = 60;
function judgeLinks(links) {
    const places = links.filter(({ kind, address }) => kind === 'navigation' && /^https?:$/.test(address?.protocol ?? ''));
    if (places.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to nothing');
    const byHost = new Map();
    for (const link of places) {
        const host = (0,syntax_preview/* bareHost */.n0)(link.address.hostname);
        if (CLOSED.has(host) && !byHost.has(host) && !isInRunningText(link.element))
            byHost.set(host, link);
    }
    return (0,judgement/* failWhere */.a4)([...byHost].map(([host, { document, element, address }]) => document.occurrence(element, `${CLOSED.get(host)}: ${(0,shown/* shown */.S)(address.href)}`, address.href)));
}
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
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
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
/** Characters of a script above which it is a bookmarklet, which readers are meant to take with them. */
const MAX_SCRIPT_LENGTH = 300;
const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether search engines can follow what looks like a link. */
const crawlable = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'uncrawlable-link': {
            severity: 'warning',
            title: 'A link works only with a script',
            why: 'Search engines follow only the href of a link. Without a URL there, they do not find the page.',
            fix: 'Put the URL of the page into href, or use <button> if it leads nowhere.',
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
    const others = document.elements(...NO_LINKS).filter(element => (0,html_document/* attribute */.lt)(element, 'href') !== undefined);
    const scripted = scriptedLinks(document, site);
    if (anchors.length + others.length + scripted.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links');
    const faults = anchors.flatMap(anchor => {
        const fault = faultOf(anchor);
        return fault === undefined ? [] : [document.occurrence(anchor, fault)];
    });
    const misplaced = others.map(element => document.occurrence(element, `href has no effect on <${element.tagName}>`));
    return (0,judgement/* failWhere */.a4)([...faults, ...misplaced, ...scripted]);
}
/** A script that does nothing but open a page, as buttons for languages have it. */
const OPENS_ADDRESS = /^\s*(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:assign|replace)\()\s*(['"])([^'"]{1,200})\1\s*\)?\s*(?:;\s*(?:return\s+(?:false|true)\s*;?)?\s*)?$/;
/** What a button is right for: crawlers are not to come there. */
const ACTION = /(?:cart|basket|checkout|log-?(?:in|out)|sign-?(?:in|out|up)|register|delete|remove)/i;
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
        const what = name === '' ? `This <${element.tagName}>` : `“${name}” in <${element.tagName}>`;
        return document.occurrence(element, `${what} opens ${(0,shown/* shown */.S)(address.href)} by its onclick, and no link of the page leads there`);
    });
}
/** A page, the file in its folder and the folder without its slash are one page to whoever follows links. */
function looseAddress(address) {
    return ((0,index_file_links/* folderOfIndexFile */.k)(address) ?? address).replace(/\/$/, '');
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
function faultOf(anchor) {
    const href = (0,html_document/* attribute */.lt)(anchor, 'href')?.trim();
    const onclick = (0,html_document/* attribute */.lt)(anchor, 'onclick');
    if (href === undefined) {
        if ((0,html_document/* attribute */.lt)(anchor, 'routerlink') !== undefined)
            return 'The link has a routerLink, but no href';
        return opensPage(onclick) ? 'The link has no href, only a click handler' : undefined;
    }
    if (/^file:/i.test(href))
        return `Links to a file on your own computer (${(0,shown/* shown */.S)(href)}); visitors cannot open it`;
    if (!/^javascript:/i.test(href))
        return undefined;
    const script = href.slice('javascript:'.length);
    const decides = isEmpty(script) ? onclick === undefined || opensPage(onclick) : opensPage(script);
    return decides ? `The href of the link is the script "${(0,shown/* shown */.S)(script)}"` : undefined;
}
function opensPage(script) {
    return script !== undefined && script.length <= MAX_SCRIPT_LENGTH && OPENS_PAGE.test(script);
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
        const message = `Links to ${address.pathname} and to ${without}: two addresses of one page.`;
        return document.occurrence(element, message, url);
    }, 'no link to a page of the site ends in .html');
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/hash-names.js
var hash_names = __webpack_require__(92797);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/hash-scripts.js




/** Most script files of the site that are read. */
const MAX_SCRIPTS = 10;
/** Fragments that files of scripts may answer which the page loads from its own host: see {@link hashNamesIn}. */
const hashNamesOfFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document, url } = await visit.judgedPage();
    const { origin } = new URL(url);
    const addresses = document.elements('script').flatMap(script => {
        const address = document.addressOf((0,html_document/* attribute */.lt)(script, 'src') ?? '');
        return (0,html_document/* attribute */.lt)(script, 'src') !== undefined && address?.origin === origin ? address.href : [];
    });
    const first = [...new Set(addresses)].slice(0, MAX_SCRIPTS);
    const files = first.map(async (address) => {
        const { final } = await visit.fetchForSite(address);
        return final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,hash_names/* hashNamesIn */.k)(final.body.toString('utf8')) : [];
    });
    return new Set((await Promise.all(files)).flat());
});

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/fragments.js










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
            fix: 'After the #, use the id of an element on that page.',
            help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
            example: '<a href="#sizes">Sizes</a>, where nothing has that id',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const isOwn = ({ url, address }) => [url, (0,broken_links_site/* copyHere */.AA)(site, address)?.url].includes((0,redirect_target/* withoutFragment */.f2)(page.url));
        const answers = async (target, name) => isOwn(target) && (await hashNamesOfFiles(visit)).has((0,percent_decoded/* percentDecoded */.o)(name));
        const judgements = { 'broken-fragment': await judgeFragments(targets, answers) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/**
 * Whether the places that fragments lead to exist, on the page itself and on pages of its origin.
 *
 * @param answers whether a script of a target may answer a fragment that is no place of it
 */
async function judgeFragments(targets, answers) {
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
        const lost = names.filter(([name]) => !places.has(name) && !isRange(name, places));
        if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
            doubtful.push(target.url);
            continue;
        }
        for (const [name, { document, element }] of lost) {
            if (await answers(target, name))
                continue;
            const message = `${(0,shown/* shown */.S)(target.url)} has no element with the id "${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}"`;
            missing.push(document.occurrence(element, message, `${target.url}#${name}`));
        }
    }
    if (missing.length > 0)
        return (0,judgement/* fail */.fJ)(missing);
    if (doubtful.length === 0)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* notMeasured */.q7)(`scripts may make the places of ${doubtful.slice(0, 3).map(shown/* shown */.S).join(', ')}`);
}
/** Attributes without a value by which scripts find the links that they answer: `data-open-lead`, `data-fancybox`. */
const HOOK = /^data-(?!v-|astro-cid-|svelte-|n-|s-|reactid|turbo)[a-z]+(?:-[a-z]+)*$/;
function isSwitch(element) {
    return (SWITCHES.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined) ||
        element.attrs.some(({ name, value }) => value === '' && HOOK.test(name)));
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

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/outside-folder.js






/** Whether addresses from the root of the host stay within the folder that the site has there. */
const outsideFolder = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'outside-site-folder': {
            severity: 'warning',
            title: 'An address leaves the folder of the site',
            why: 'It works here, where the site is at the root of its host. On production the root belongs to another project or is empty: visitors land on an error page, or the file is missing.',
            fix: 'Write the address relative to the page, or put the folder of the site before it: /bikes/sizes in place of /sizes. Most generators have a setting for it, such as "base" or "baseurl".',
            help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
            example: '<a href="/">Home</a> on https://mary.github.io/bikes/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'outside-site-folder': judgeAddresses(site, targets) }, [
                'not-applicable',
            ]),
        };
    },
});
/** What is missing here as well is reported as broken. */
function judgeAddresses({ preview, page }, targets) {
    if (!preview || preview.home === '' || preview.base !== '' || !(0,syntax_preview/* isSharedHost */.Qm)(preview.host ?? '')) {
        return (0,judgement/* notApplicable */.hH)('the site is not known to be in a folder of a host that others share');
    }
    const { home, origin } = preview;
    // A link to a place of the page itself has the address of the page as well.
    const outside = targets.flatMap(({ address, state, url, links }) => {
        const isInside = address.origin !== page.origin || `${address.pathname}/`.startsWith(`${home}/`);
        const link = links.find(({ href }) => /^\s*\/(?!\/)/.test(href));
        return isInside || state === 'broken' || !link ? [] : [{ url, address, link }];
    });
    return (0,judgement/* failWhere */.a4)(outside.map(({ url, address, link: { document, element, href } }) => {
        const there = `${origin}${address.pathname}${address.search}`;
        const message = `${(0,shown/* shown */.S)(href.trim())} is ${(0,shown/* shown */.S)(there)} on production, and the site is in ${home}/.`;
        return document.occurrence(element, message, url);
    }));
}

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
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeSchemes(links), ['not-applicable']) };
    },
});
/** Whether links for mail and telephone can be used. */
function judgeSchemes(links) {
    return {
        'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
        'invalid-tel': judgeScheme(links, 'tel:', telFault),
    };
}
function judgeScheme(links, scheme, faultOf) {
    const own = links.filter(({ href, kind }) => kind === 'navigation' && startsWith(href, scheme));
    if (own.length === 0)
        return (0,judgement/* notApplicable */.hH)(`the page has no ${scheme} links`);
    return (0,judgement/* failWhere */.a4)(own.flatMap(({ href, document, element }) => {
        const fault = faultOf(href.trim().slice(scheme.length));
        return fault === undefined ? [] : [document.occurrence(element, `"${(0,shown/* shown */.S)(href.trim())}" ${fault}`)];
    }));
}
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
    return bad === undefined ? undefined : `names "${(0,shown/* shown */.S)(bad)}", which is not a mail address`;
}
/** Slashes in front are the ones of http addresses. */
function hasEmptyPart(address) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address);
}
/**
 * The number before parameters. Blanks are no part of the syntax, but every phone passes over them; letters and other
 * signs are dialled by none or as something else. No country code begins with 0, which ITU-T E.164 keeps free.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-3
 */
function telFault(value) {
    const number = (0,percent_decoded/* percentDecoded */.o)(value).split(';', 1)[0].trim();
    if (!/[\d*#]/.test(number))
        return 'holds no number';
    if (/^\+[\s().\-\u00A0]*0/.test(number))
        return 'has no country code: none begins with 0';
    const odd = /[^\d+\-.()*#,\s\u00A0\u2010-\u2015pw/]/i.exec(number);
    return odd ? `holds "${odd[0]}", which phones cannot dial` : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/topics.js









const topics = [
    broken_targets/* brokenTargets */.m,
    fragments,
    addresses/* addresses */.N,
    crawlable,
    schemes,
    index_file_links/* indexFileLinks */.w,
    extensionLinks,
    outsideFolder,
    closedServices,
];


/***/ }),

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
/** What scripts read that answer the fragment of an address. */
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
/** A text in quotes that can be a fragment, with or without its `#`. */
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
/** Most such texts of one script. */
const MAX_NAMES = 5000;
/**
 * Fragments that a script may answer, as one that opens a form for `#join`: what it has in quotes, where it reads the
 * fragment of the address. Nothing of all other scripts.
 */
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    return script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES)
        .toArray();
}


/***/ })

};
