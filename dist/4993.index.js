export const id = 4993;
export const ids = [4993];
export const modules = {

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ NotApplicable),
/* harmony export */   k: () => (/* binding */ NotMeasured)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** There is nothing for the tool to judge, as with the title of an image. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 62822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   uO: () => (/* binding */ defineTool)
/* harmony export */ });
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTool(tool) {
    return tool;
}
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
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}


/***/ }),

/***/ 94993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  accessibilityTool: () => (/* binding */ accessibilityTool)
});

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
// EXTERNAL MODULE: ./lib/engine/visit/document.js
var visit_document = __webpack_require__(91709);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/lighthouse-score.js
/**
 * Weights in Lighthouse's accessibility score, each with the rules of axe-core that it holds for. Rules that Lighthouse
 * shows for information alone do not count there, whatever weight stands beside them.
 */
const RULES_BY_WEIGHT = [
    [
        10,
        [
            'aria-allowed-attr',
            'aria-hidden-body',
            'aria-required-attr',
            'aria-required-children',
            'aria-required-parent',
            'aria-roles',
            'aria-valid-attr',
            'aria-valid-attr-value',
            'button-name',
            'image-alt',
            'input-button-name',
            'input-image-alt',
            'label',
            'meta-refresh',
            'meta-viewport',
            'select-name',
        ],
    ],
    [
        7,
        [
            'accesskeys',
            'aria-command-name',
            'aria-conditional-attr',
            'aria-dialog-name',
            'aria-hidden-focus',
            'aria-input-field-name',
            'aria-meter-name',
            'aria-progressbar-name',
            'aria-prohibited-attr',
            'aria-text',
            'aria-toggle-field-name',
            'aria-tooltip-name',
            'aria-treeitem-name',
            'color-contrast',
            'definition-list',
            'dlitem',
            'document-title',
            'frame-title',
            'html-has-lang',
            'html-lang-valid',
            'link-in-text-block',
            'link-name',
            'list',
            'listitem',
            'object-alt',
            'tabindex',
            'target-size',
            'td-headers-attr',
            'valid-lang',
        ],
    ],
    [3, ['heading-order', 'html-xml-lang-mismatch', 'landmark-one-main', 'skip-link']],
    [1, ['aria-deprecated-role', 'autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt']],
];
const WEIGHTS = new Map(RULES_BY_WEIGHT.flatMap(([weight, rules]) => rules.map(rule => [rule, weight])));
/**
 * The accessibility score as Lighthouse 13.5 computes it: of the rules that it weighs and that apply to the page, the
 * weight of those without a violation over the weight of all. Unlike there, violations inside of frames count.
 *
 * @returns 0 to 100, or null where none of them applies
 * @see https://developer.chrome.com/docs/lighthouse/accessibility/scoring
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/config/default-config.js
 */
function lighthouseScore(applicable, violated) {
    let passed = 0;
    let all = 0;
    for (const rule of applicable) {
        const weight = WEIGHTS.get(rule) ?? 0;
        all += weight;
        if (!violated.has(rule))
            passed += weight;
    }
    return all === 0 ? null : Math.round((100 * passed) / all);
}

// EXTERNAL MODULE: ./node_modules/axe-core/axe.js
var axe = __webpack_require__(18556);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/examples.js
/** Of each rule of axe-core that the tool runs something that breaks it. */
const EXAMPLES = {
    accesskeys: '<a href="/a" accesskey="s">Shop</a> <a href="/b" accesskey="s">Search</a>',
    'area-alt': '<img src="plan.png" alt="Plan" usemap="#plan"><map name="plan"><area shape="rect" coords="0,0,9,9" href="/hall"></map>',
    'aria-allowed-attr': '<button aria-checked="true">Subscribe</button>',
    'aria-allowed-role': '<h2 role="button">Opening hours</h2>',
    'aria-braille-equivalent': '<button aria-braillelabel="*"></button>',
    'aria-command-name': '<div role="button" tabindex="0"></div>',
    'aria-conditional-attr': '<input type="checkbox" aria-checked="mixed" checked aria-label="Newsletter">',
    'aria-deprecated-role': '<ul role="directory"><li>Alice</li></ul>',
    'aria-dialog-name': '<div role="dialog"><p>Choose a size</p></div>',
    'aria-hidden-body': '<html lang="en"><head><title>Shop</title></head><body aria-hidden="true"><p>Shop</p></body></html>',
    'aria-hidden-focus': '<div aria-hidden="true"><a href="/cart">Cart</a></div>',
    'aria-input-field-name': '<div role="textbox" contenteditable="true"></div>',
    'aria-meter-name': '<div role="meter" aria-valuenow="3" aria-valuemin="0" aria-valuemax="5"></div>',
    'aria-progressbar-name': '<div role="progressbar" aria-valuenow="40"></div>',
    'aria-prohibited-attr': '<p aria-label="Prices">From 20 euros</p>',
    'aria-required-attr': '<div role="checkbox" tabindex="0" aria-label="Newsletter"></div>',
    'aria-required-children': '<div role="list"><div role="tab">Bikes</div></div>',
    'aria-required-parent': '<div role="option">Red</div>',
    'aria-roles': '<div role="buton">Order</div>',
    'aria-tab-name': '<div role="tablist"><div role="tab" tabindex="0"></div></div>',
    'aria-text': '<div role="text">Read <a href="/more">more</a></div>',
    'aria-toggle-field-name': '<div role="checkbox" aria-checked="false" tabindex="0"></div>',
    'aria-tooltip-name': '<div role="tooltip"></div>',
    'aria-treeitem-name': '<ul role="tree" aria-label="Parts"><li role="treeitem" tabindex="0"></li></ul>',
    'aria-valid-attr-value': '<button aria-expanded="yes">Menu</button>',
    'aria-valid-attr': '<button aria-labell="Menu">☰</button>',
    'autocomplete-valid': '<label>Name <input autocomplete="firstname"></label>',
    'avoid-inline-spacing': '<p style="letter-spacing: 0.02em !important">Opening hours</p>',
    blink: '<blink>Sale</blink>',
    'button-name': '<button><img src="cart.png" alt=""></button>',
    bypass: 'a page with neither headings, landmarks nor a link that skips to the content',
    'color-contrast': '<p style="color: #aaa; background: #fff">From 20 euros</p>',
    'definition-list': '<dl><p>Sizes</p><dt>S</dt><dd>Up to 1.70 m</dd></dl>',
    dlitem: '<div><dt>S</dt></div>',
    'document-title': '<html lang="en"><head></head><body><h1>Shop</h1></body></html>',
    'duplicate-id-aria': '<span id="hint">Red</span><span id="hint">Blue</span><input aria-labelledby="hint">',
    'empty-heading': '<h2></h2>',
    'empty-table-header': '<table><tr><th></th><th>Price</th></tr><tr><th>S</th><td>20</td></tr></table>',
    'form-field-multiple-labels': '<label for="mail">Mail</label><label for="mail">Address</label><input id="mail">',
    'frame-focusable-content': '<iframe title="Map" tabindex="-1" srcdoc="<a href=\'/map\'>Map</a>"></iframe>',
    'frame-title-unique': '<iframe title="Map" srcdoc="A"></iframe><iframe title="Map" srcdoc="B"></iframe>',
    'frame-title': '<iframe src="/map"></iframe>',
    'heading-order': '<h1>Bikes</h1><h4>Sizes</h4>',
    'html-has-lang': '<html><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-lang-valid': '<html lang="english"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-xml-lang-mismatch': '<html lang="en" xml:lang="de"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'image-alt': '<img src="bike.png">',
    'image-redundant-alt': '<a href="/cart"><img src="cart.png" alt="Cart"> Cart</a>',
    'input-button-name': '<input type="button">',
    'input-image-alt': '<input type="image" src="search.png">',
    'label-content-name-mismatch': '<button aria-label="Submit">Order now</button>',
    'label-title-only': '<input title="Your name">',
    label: '<input name="mail">',
    'landmark-banner-is-top-level': '<main><div role="banner">Shop</div></main>',
    'landmark-contentinfo-is-top-level': '<main><div role="contentinfo">Imprint</div></main>',
    'landmark-main-is-top-level': '<div role="navigation"><div role="main">Bikes</div></div>',
    'landmark-no-duplicate-banner': '<header>Shop</header><header>Sale</header>',
    'landmark-no-duplicate-contentinfo': '<footer>Imprint</footer><footer>Contact</footer>',
    'landmark-no-duplicate-main': '<main>Bikes</main><main>Parts</main>',
    'landmark-one-main': 'a page without <main>',
    'landmark-unique': '<nav><a href="/a">Shop</a></nav><nav><a href="/b">Help</a></nav>',
    'link-in-text-block': '<p style="color: #000">All about <a href="/a" style="color: #111; text-decoration: none">sizes</a> of our bikes.</p>',
    'link-name': '<a href="/cart"><img src="cart.png" alt=""></a>',
    list: '<ul><div>Bikes</div></ul>',
    listitem: '<div><li>Bikes</li></div>',
    marquee: '<marquee>Sale</marquee>',
    'meta-refresh': '<meta http-equiv="refresh" content="30">',
    'meta-viewport-large': '<meta name="viewport" content="width=device-width, maximum-scale=3">',
    'meta-viewport': '<meta name="viewport" content="width=device-width, user-scalable=no">',
    'nested-interactive': '<button>Order <a href="/cart">now</a></button>',
    'no-autoplay-audio': '<video src="tour.mp4" autoplay></video>, with sound for more than three seconds',
    'object-alt': '<object data="tour.swf"></object>',
    'page-has-heading-one': 'a page without <h1>',
    'presentation-role-conflict': '<li role="none" tabindex="0">Bikes</li>',
    region: '<main>Bikes</main><p>Outside of every landmark</p>',
    'role-img-alt': '<div role="img" style="background: url(bike.png)"></div>',
    'scope-attr-valid': '<table><tr><td scope="row">S</td><td>20</td></tr></table>',
    'scrollable-region-focusable': 'a box that scrolls a long text and takes no focus, in a browser that does not give it any',
    'select-name': '<select><option>Red</option></select>',
    'server-side-image-map': '<a href="/map"><img src="map.png" alt="Map" ismap></a>',
    'skip-link': '<a href="#content" class="skip">Skip to the content</a>, where nothing has that id',
    'summary-name': '<details><summary></summary>Up to 1.70 m</details>',
    'svg-img-alt': '<svg role="img" viewBox="0 0 9 9"><circle r="4"/></svg>',
    tabindex: '<a href="/cart" tabindex="3">Cart</a>',
    'table-duplicate-name': '<table summary="Sizes"><caption>Sizes</caption><tr><td>S</td></tr></table>',
    'target-size': '<button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button>',
    'td-headers-attr': '<table><tr><th id="size">Size</th><td headers="price">S</td></tr></table>',
    'th-has-data-cells': '<table><tr><th>Size</th></tr><tr><th>Price</th></tr></table>',
    'valid-lang': '<p lang="deutsch">Fahrräder</p>',
    'video-caption': '<video src="tour.mp4" controls></video>',
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/wcag.js
/** Tags of axe for levels, the most demanding last. */
const LEVELS = [
    [/^wcag2\d?a$/, 'A'],
    [/^wcag2\d?aa$/, 'AA'],
    [/^wcag2\d?aaa$/, 'AAA'],
];
/**
 * The success criteria that a rule of axe tests, read from its tags.
 *
 * @param tags as `wcag2aa`, `wcag143`, `cat.color`: the first digit is the principle, the second the guideline
 * @returns as `WCAG 1.4.3 (AA)`; undefined where the rule tests none
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
 */
function criteriaOf(tags) {
    const criteria = tags.flatMap(tag => {
        const [, principle, guideline, number] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
        return principle === undefined ? [] : [`${principle}.${guideline}.${number}`];
    });
    if (criteria.length === 0)
        return undefined;
    const level = LEVELS.findLast(([pattern]) => tags.some(tag => pattern.test(tag)))?.[1];
    return `WCAG ${criteria.join(', ')}${level === undefined ? '' : ` (${level})`}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/rules.js



/** Rules that axe leaves off by default and the tool runs: see `AXE_OPTIONS` of the browser. */
const RUN_TOO = new Set(['target-size']);
/** Tells that a frame could not be looked into, which is no fault of the page: it stands in the facts. */
const FRAME_NOT_TESTED = 'frame-tested';
/** What Deque's impacts mean for people. @see https://github.com/dequelabs/axe-core/blob/develop/doc/issue_impact.md */
const CONSEQUENCES = {
    critical: 'People who use assistive technology are locked out of this part of the page',
    serious: 'People with disabilities meet a serious barrier and may not get past it',
    moderate: 'People who use assistive technology find their way with difficulty',
    minor: 'People who use assistive technology are held up a little',
};
/** The rules of axe-core that the tool runs, with what axe says of them. */
function runRules() {
    const impacts = impactsByRule();
    return axe.getRules()
        .filter(({ ruleId, enabled, tags }) => isRun(ruleId, enabled, tags))
        .map(({ ruleId, tags, help, description, helpUrl }) => ({
        id: ruleId,
        impact: impacts.get(ruleId) ?? 'serious',
        criteria: criteriaOf(tags),
        help,
        description,
        helpUrl: helpUrl.split('?', 1)[0],
    }));
}
/** A rule as a check: its id is axe's, its severity follows from the impact that axe gives it. */
function checkOf(rule) {
    const asks = rule.criteria === undefined ? 'a best practice' : `asked for by ${rule.criteria}`;
    return {
        severity: severityOf(rule),
        title: rule.help,
        why: `${CONSEQUENCES[rule.impact]}; ${asks}.`,
        fix: `${rule.description}.`,
        help: rule.helpUrl,
        example: EXAMPLES[rule.id] ?? '',
    };
}
/**
 * Accessibility faults lose users: what locks them out is an error, what hinders them a warning. A best practice that no
 * criterion of WCAG asks for, and what only holds people up, is a notice, unless axe calls it serious.
 */
function severityOf({ impact, criteria }) {
    if (impact === 'critical')
        return criteria === undefined ? 'warning' : 'error';
    if (impact === 'serious')
        return 'warning';
    return impact === 'moderate' && criteria !== undefined ? 'warning' : 'notice';
}
function isRun(id, enabled, tags) {
    if (id === FRAME_NOT_TESTED || tags.includes('experimental') || tags.includes('deprecated'))
        return false;
    return enabled !== false || RUN_TOO.has(id);
}
/** The impact of a rule is in axe's audit, but not in what `getRules` gives. */
function impactsByRule() {
    const { _audit } = axe;
    return new Map((_audit?.rules ?? []).flatMap(({ id, impact }) => (impact ? [[id, impact]] : [])));
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js





/** Most elements of one rule that the facts list as in need of a look. */
const MAX_LISTED = 10;
const RULES = runRules();
/**
 * What axe-core finds on the page in Chrome, on a phone and with all of its frames. Each rule of axe is a check under
 * axe's own id. What axe cannot decide needs a look by a person: it is in the facts and is never a failure.
 *
 * Left out: rules of level AAA, which WCAG itself says not to ask of whole sites; rules that axe calls experimental or
 * deprecated; `frame-tested`, which tells of the measurement and not of the page. A run in jsdom and the fetching of
 * style sheets by ourselves are not needed beside a real browser.
 */
const accessibilityTool = (0,tool_definition/* defineTool */.uO)({
    name: 'accessibility',
    title: 'Accessibility',
    checks: Object.fromEntries(RULES.map(rule => [rule.id, checkOf(rule)])),
    async judge(visit) {
        const page = await visit.rendered();
        const { results, failure } = page.axe;
        if (failure !== undefined)
            throw new not_measured/* NotMeasured */.k(failure);
        const violated = new Set(results.violations.map(({ id }) => id));
        const applicable = RULES.map(({ id }) => id).filter(id => !results.inapplicable.some(result => result.id === id));
        return {
            judgements: Object.fromEntries(RULES.map(rule => [rule.id, judge(rule, results, page.url)])),
            facts: factsOf(results, page),
            score: lighthouseScore(applicable, violated),
        };
    },
});
function judge(rule, results, url) {
    const of = (all) => all.find(({ id }) => id === rule.id);
    const violation = of(results.violations);
    if (violation)
        return (0,tool_definition/* fail */.fJ)(violation.nodes.map(node => occurrenceOf(node, rule, url)));
    const undecided = of(results.incomplete);
    if (undecided) {
        const { length } = undecided.nodes;
        return (0,tool_definition/* notMeasured */.q7)(`axe could not decide this for ${length} ${length === 1 ? 'element, which needs' : 'elements, which need'} a look`);
    }
    if (of(results.inapplicable))
        return (0,tool_definition/* notApplicable */.hH)('nothing on the page that this rule is about');
    return of(results.passes) ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notMeasured */.q7)('axe gave no result for this rule');
}
function occurrenceOf(node, rule, url) {
    const [element = '', ...frames] = node.target.map(selectorText).reverse();
    const inFrame = frames.length === 0 ? '' : ` (inside the frame ${frames.reverse().join(' > ')})`;
    const criteria = rule.criteria === undefined ? '' : `${rule.criteria}: `;
    return {
        url,
        selector: element,
        snippet: (0,visit_document/* snippet */.UA)(node.html),
        message: `${criteria}${summaryOf(node)}${inFrame}`,
    };
}
/** A selector that leads into shadow trees is one for each of them. */
function selectorText(target) {
    return typeof target === 'string' ? target : target.join(' >>> ');
}
/** Axe's advice on one line: "Fix any of the following: …; …". */
function summaryOf({ failureSummary = '' }) {
    return failureSummary
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '')
        .map((line, index, lines) => (/:$/.test(line) || index === lines.length - 1 ? line : `${line};`))
        .join(' ');
}
function factsOf(results, page) {
    const impacts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
    for (const { impact, nodes } of results.violations) {
        if (impact)
            impacts[impact] = (impacts[impact] ?? 0) + nodes.length;
    }
    const needsLook = results.incomplete
        .filter(({ id }) => id !== FRAME_NOT_TESTED)
        .map(({ id, help, nodes }) => ({
        rule: id,
        help,
        count: nodes.length,
        elements: nodes.slice(0, MAX_LISTED).map(node => ({
            selector: node.target.map(selectorText).join(' > '),
            message: summaryOf(node),
        })),
    }));
    const untested = [...results.incomplete, ...results.violations].find(({ id }) => id === FRAME_NOT_TESTED);
    return {
        engine: `${results.testEngine.name} ${results.testEngine.version}`,
        chrome: { ...page.chrome },
        violatingElements: impacts,
        rules: {
            violated: results.violations.length,
            passed: results.passes.length,
            needLook: needsLook.length,
            inapplicable: results.inapplicable.length,
        },
        needsLook,
        framesNotTested: (untested?.nodes ?? []).map(node => node.target.map(selectorText).join(' > ')),
    };
}


/***/ }),

/***/ 91709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ HtmlDocument),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   UA: () => (/* binding */ snippet),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   h_: () => (/* binding */ startOfText),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   vq: () => (/* binding */ isElement)
/* harmony export */ });
/* unused harmony export selectorOf */
/* harmony import */ var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92009);

const SNIPPET_LENGTH = 200;
/**
 * A document as a browser with scripts on builds it (so `<noscript>` holds text), with the places of its elements in
 * the source. The contents of `<template>` are not part of it.
 */
class HtmlDocument {
    url;
    source;
    root;
    #byTag = new Map();
    #order = [];
    #steps = new WeakMap();
    #relativeTo;
    #baseUrl;
    #lineStarts;
    /**
     * @param url where the document came from, after redirects
     * @param relativeTo what relative URLs are resolved against where scripts have changed the address
     */
    constructor(source, url, relativeTo = url) {
        this.url = url;
        this.#relativeTo = relativeTo;
        this.source = source;
        this.root = (0,parse5__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(source, { sourceCodeLocationInfo: true, scriptingEnabled: true });
        this.#index();
    }
    /** Elements in document order: all, or those with one of the given tag names (lower case). */
    elements(...tags) {
        if (tags.length === 0)
            return this.#order;
        if (tags.length === 1)
            return this.#byTag.get(tags[0]) ?? [];
        return this.#order.filter(element => tags.includes(element.tagName));
    }
    get html() {
        return this.elements('html')[0];
    }
    get head() {
        return this.elements('head')[0];
    }
    get body() {
        return this.elements('body')[0];
    }
    /** Name of the doctype as `html`, or undefined where the document has none. */
    get doctype() {
        return this.root.childNodes.find(node => node.nodeName === '#documentType');
    }
    /** Whether the document is rendered in quirks mode. */
    get quirks() {
        return this.root.mode === 'quirks';
    }
    /** The URL that relative URLs are resolved against: the first `<base href>`, else the document's own. */
    get baseUrl() {
        if (this.#baseUrl === undefined) {
            const base = this.elements('base').find(element => attribute(element, 'href') !== undefined);
            const href = base && attribute(base, 'href');
            const own = this.#relativeTo;
            this.#baseUrl = (href !== undefined && URL.parse(href.trim(), own)?.href) || own;
        }
        return this.#baseUrl;
    }
    /** Absolute form of a URL in this document; undefined where it cannot be parsed. */
    resolve(url) {
        return URL.parse(url.trim(), this.baseUrl)?.href;
    }
    /** A CSS selector that leads to one element of this document. */
    selectorOf(element) {
        return selectorOf(element, this.#steps);
    }
    /** The place of an element, for a finding. The resource at fault is this document unless `url` says another. */
    occurrence(element, message, url = this.url) {
        const occurrence = { url, selector: this.selectorOf(element) };
        if (message !== undefined)
            occurrence.message = message;
        Object.assign(occurrence, this.positionOf(element));
        const location = element.sourceCodeLocation;
        if (location)
            occurrence.snippet = snippet(this.source.slice(location.startOffset, location.endOffset));
        return occurrence;
    }
    /**
     * Where in the file that the server sent an element begins, or something in it; undefined for what is not there.
     *
     * @param offset in {@link source}; the element's own unless given
     */
    positionOf(element, offset) {
        const location = element.sourceCodeLocation;
        if (offset !== undefined)
            return this.#positionAt(offset);
        return location ? { line: location.startLine, column: location.startCol } : undefined;
    }
    #positionAt(offset) {
        this.#lineStarts ??= lineStartsOf(this.source);
        let [low, high] = [0, this.#lineStarts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#lineStarts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - this.#lineStarts[low] + 1 };
    }
    #index() {
        const visit = (node) => {
            if (parse5__WEBPACK_IMPORTED_MODULE_0__/* .defaultTreeAdapter */ .jh.isElementNode(node)) {
                this.#order.push(node);
                const same = this.#byTag.get(node.tagName);
                if (same)
                    same.push(node);
                else
                    this.#byTag.set(node.tagName, [node]);
            }
        };
        walk(this.root, visit);
    }
}
/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source) {
    const starts = [0];
    for (const end of source.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    return starts;
}
/** Visits a node and all below it in document order, without recursion: documents can be deeper than the stack. */
function walk(root, visit) {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        visit(node);
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
}
/** Value of an attribute (name in lower case); undefined where the element does not have it. */
function attribute(element, name) {
    return element.attrs.find(attr => attr.name === name)?.value;
}
function isElement(node) {
    return parse5__WEBPACK_IMPORTED_MODULE_0__/* .defaultTreeAdapter */ .jh.isElementNode(node);
}
/** The parent element, or undefined for the root. */
function parentOf(element) {
    const parent = element.parentNode;
    return parent && isElement(parent) ? parent : undefined;
}
/** Whether an element lies inside one with the given tag name. */
function isInside(element, tag) {
    for (let up = parentOf(element); up; up = parentOf(up))
        if (up.tagName === tag)
            return true;
    return false;
}
/** All text below a node as it stands in the tree, scripts and styles left out, white space untouched. */
function textOf(root) {
    const parts = [];
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text')
            parts.push(node.value);
        if (node !== root && UNSEEN.has(node.nodeName))
            continue;
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
    return parts.join('');
}
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const START_LENGTH = 200;
/** Nodes that are looked at for it: elements may be many, one in the other, and empty. */
const MAX_START_NODES = 100;
/** The first characters of the text in and below an element, without white space, to tell it from others like it. */
function startOfText(root) {
    let text = '';
    const stack = [root];
    for (let seen = 0; stack.length > 0 && seen < MAX_START_NODES && text.length < START_LENGTH; seen++) {
        const node = stack.pop();
        if (node.nodeName === '#text') {
            text += node.value.slice(0, 2 * START_LENGTH).replace(/\s+/g, '');
        }
        if ('childNodes' in node) {
            const children = node.childNodes.slice(0, MAX_START_NODES);
            for (const child of children.reverse())
                stack.push(child);
        }
    }
    return text.slice(0, START_LENGTH);
}
/** Text with runs of white space folded to one blank, trimmed. */
function foldSpace(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Steps of a selector. Only documents made to be deep have elements further down; theirs begins below the root. */
const MAX_SELECTOR_STEPS = 200;
/**
 * A CSS selector that leads to one element: from the nearest `id`, else from the root.
 *
 * @param steps what was found for other elements of the document: counting siblings again for each one of many takes
 *   time that grows with the square of their number
 */
function selectorOf(element, steps = new WeakMap()) {
    const path = [];
    for (let at = element; at && path.length < MAX_SELECTOR_STEPS; at = parentOf(at)) {
        const id = attribute(at, 'id');
        if (id && /^[A-Za-z][\w-]*$/.test(id)) {
            path.push(`#${id}`);
            break;
        }
        if (!steps.has(at))
            nameSiblings(at, steps);
        path.push(steps.get(at) ?? at.tagName);
    }
    return path.reverse().join(' > ');
}
function nameSiblings(element, steps) {
    const siblings = (element.parentNode?.childNodes ?? []).filter(isElement);
    const totals = new Map();
    for (const { tagName } of siblings)
        totals.set(tagName, (totals.get(tagName) ?? 0) + 1);
    const counts = new Map();
    for (const sibling of siblings) {
        const { tagName } = sibling;
        const count = (counts.get(tagName) ?? 0) + 1;
        counts.set(tagName, count);
        steps.set(sibling, totals.get(tagName) < 2 ? tagName : `${tagName}:nth-of-type(${count})`);
    }
}
/** The start of a piece of source on one line. */
function snippet(source) {
    const flat = source
        .slice(0, SNIPPET_LENGTH * 4)
        .replace(/\s+/g, ' ')
        .trim();
    if (flat.length <= SNIPPET_LENGTH)
        return flat;
    const cut = flat.slice(0, SNIPPET_LENGTH - 1);
    return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}


/***/ })

};
