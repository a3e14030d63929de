export const id = 3134;
export const ids = [3134];
export const modules = {

/***/ 72467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ mapSame),
/* harmony export */   QH: () => (/* binding */ changedPage),
/* harmony export */   R7: () => (/* binding */ withRuns),
/* harmony export */   dQ: () => (/* binding */ withoutRuns),
/* harmony export */   m6: () => (/* binding */ PageKeeper),
/* harmony export */   t8: () => (/* binding */ isKept)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82630);
/* harmony import */ var _shared_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29437);



/** Of a page that is kept: who keeps it, and what. */
const KEPT = Symbol('kept');
/** How hard zlib tries: the first level leaves a tenth more than the others and takes a fraction of their time. */
const LEVEL = 1;
/** Bytes of the smallest piece that zlib gives. */
const MIN_CHUNK = 64;
/**
 * Keeps pages in little memory: what their tools gave is compressed, and made again each time that it is asked for. To go through thousands of pages one after the other therefore takes no
 * more memory than one page does, as long as nobody holds on to their runs.
 */
class PageKeeper {
    #checks = new _shared_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .SharedChecks */ .V();
    #runs;
    #facts;
    /**
     * The same page, of which {@link Page.runs} may be other objects each time that they are asked for.
     *
     * @param earlier the page that it was before: what did not change of it need not be made anew
     */
    keep({ runs, ...rest }, earlier) {
        const kept = this.#kept(runs, earlier && keptOf(earlier));
        const page = {
            ...rest,
            get runs() {
                return kept.keeper.#runsOf(kept);
            },
        };
        Object.defineProperty(page, KEPT, { value: kept });
        return page;
    }
    #kept(runs, earlier) {
        const known = earlier?.keeper === this ? earlier : undefined;
        const made = known && this.#runs?.kept === known ? this.#runs : undefined;
        const added = [];
        const lines = runs.map(run => {
            const at = made?.values.indexOf(run) ?? -1;
            if (at >= 0)
                return made.lines[at];
            const number = this.#knownFacts(run, known) ?? (known?.facts.lines ?? 0) + added.push(factsLine(run)) - 1;
            const checks = run.checks.map(check => this.#checks.brief(check));
            return JSON.stringify({ ...(0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFacts */ .Qw)(run), checks, facts: number });
        });
        const facts = known && added.length === 0 ? known.facts : packed([...(known ? linesOf(known.facts) : []), ...added]);
        return { keeper: this, runs: packed(lines), facts };
    }
    /** The number of the line of its facts, where this page had them already. */
    #knownFacts(run, known) {
        if (!known)
            return undefined;
        const lazy = (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyFactsOf */ .zE)(run);
        if (lazy instanceof KeptFacts)
            return lazy.kept === known ? lazy.number : undefined;
        const at = lazy || this.#facts?.kept !== known ? -1 : this.#facts.values.indexOf(run.facts);
        return at < 0 ? undefined : at;
    }
    #runsOf(kept) {
        if (this.#runs?.kept === kept)
            return this.#runs.values;
        const lines = linesOf(kept.runs);
        const values = lines.map(line => {
            const written = JSON.parse(line);
            const checks = written.checks.map(check => this.#checks.whole(check));
            return (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .withLazyFacts */ .AY)({ ...written, checks }, new KeptFacts(kept, written.facts));
        });
        this.#runs = { kept, lines, values };
        return values;
    }
    factsLine({ kept, number }) {
        return this.#factsOf(kept).lines[number];
    }
    facts({ kept, number }) {
        const { lines, values } = this.#factsOf(kept);
        values[number] ??= JSON.parse(lines[number]);
        return values[number];
    }
    #factsOf(kept) {
        if (this.#facts?.kept !== kept)
            this.#facts = { kept, lines: linesOf(kept.facts), values: [] };
        return this.#facts;
    }
}
/** The facts of a run of a page that is kept. */
class KeptFacts {
    kept;
    number;
    constructor(kept, number) {
        this.kept = kept;
        this.number = number;
    }
    value() {
        return this.kept.keeper.facts(this);
    }
    json() {
        return this.kept.keeper.factsLine(this);
    }
    mayHave(name) {
        return this.json().includes((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldIn */ .CK)(name));
    }
}
function factsLine(run) {
    return (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .lazyFactsOf */ .zE)(run)?.json() ?? JSON.stringify(run.facts);
}
function packed(lines) {
    const text = joined(lines);
    const compressed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(text, { level: LEVEL });
    // What zlib gives, and what comes from the pool of Node.js, would keep much larger buffers in memory.
    const bytes = Buffer.allocUnsafeSlow(compressed.length);
    bytes.set(compressed);
    return { bytes, length: text.length, lines: lines.length };
}
function joined(lines) {
    const isText = (line) => typeof line === 'string';
    if (lines.every(isText))
        return Buffer.from(lines.join('\n'));
    return Buffer.concat(lines.flatMap((line, at) => [Buffer.from(at === 0 ? '' : '\n'), isText(line) ? Buffer.from(line) : line]));
}
function linesOf({ bytes, length, lines }) {
    if (lines === 0)
        return [];
    // In one piece, so that zlib has no others to throw away.
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(bytes, { chunkSize: Math.max(length, MIN_CHUNK) })
        .toString()
        .split('\n');
}
/**
 * A page with other runs, kept as the page was; the page itself where it is to have the same.
 *
 * @param score that of the page unless given
 */
function withRuns(page, runs, score = page.score) {
    const same = page.runs;
    if (score === page.score && runs.length === same.length && runs.every((run, at) => run === same[at]))
        return page;
    const changed = { ...withoutRuns(page), score, runs };
    return keptOf(page)?.keeper.keep(changed, page) ?? changed;
}
/** A page that is kept, with what a function makes of what is said of it and of each run; the same where these are. */
function changedPage(page, change) {
    const same = withoutRuns(page);
    const rest = change(same);
    const runs = mapSame(page.runs, change);
    return rest === same ? withRuns(page, runs) : keptOf(page).keeper.keep({ ...rest, runs }, page);
}
/** All that is said of a page but its runs, which are not made for that. */
function withoutRuns(page) {
    const names = Object.keys(page).filter(name => name !== 'runs');
    return Object.fromEntries(names.map(name => [name, page[name]]));
}
function isKept(value) {
    return Object.hasOwn(value, KEPT);
}
/** The same list where nothing in it is another, so that what did not change is not copied. */
function mapSame(items, change) {
    const changed = items.map(change);
    return changed.every((item, at) => item === items[at]) ? items : changed;
}
function keptOf(page) {
    return page[KEPT];
}


/***/ }),

/***/ 93574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ scoreInWords),
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   VN: () => (/* binding */ HEURISTIC),
/* harmony export */   WY: () => (/* binding */ pageScore),
/* harmony export */   eq: () => (/* binding */ siteScore),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   nM: () => (/* binding */ toolScore)
/* harmony export */ });
/* unused harmony exports CEILING_IDS, scoreOf */
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57719);


/**
 * How scores come about. Docs state the same: `docs/scores.md`.
 *
 * A score is what failures leave of 100. Each fault takes its part of what the others left, so that one more never
 * raises a score, and what passes, does not apply or is not checked at all changes nothing. What loses the page has a
 * ceiling of its own; any other error, such as a broken link, costs as much as four warnings: one leaves a page between
 * "good" and "poor", five make it poor. A warning costs 4 %, a notice 0.7 %.
 */
const LEFT_BY = { error: 0.85, warning: 0.96, notice: 0.993 };
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
    'redirects/empty-page': NOT_SHOWN,
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
        const original = (0,_twins_js__WEBPACK_IMPORTED_MODULE_1__/* .originalsOf */ .iV)(id).find(other => byId.has(other));
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
/**
 * A score as people read it, the same wherever it stands. One of a service may have digits behind the point: the first is
 * shown and the others cut off, so that no score seems to reach a bound that it is below.
 */
function scoreInWords(score) {
    return String(Math.floor(score * 10 + 1e-6) / 10);
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
    const counting = runs.filter(run => (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, HEURISTIC) !== true);
    const [weighed, given] = [counting.filter(isWeighed), counting.filter(run => !isWeighed(run))];
    const failures = weighed.flatMap(({ tool, checks }) => checks
        .filter(check => check.outcome === 'fail' && isOwn(check))
        .map(({ id, severity }) => ({ id, severity, tool })));
    const isJudged = failures.length > 0 ||
        weighed.some(({ checks }) => checks.some(check => check.outcome === 'pass' && isOwn(check)));
    return meanScore([...(isJudged ? [scoreOf(failures)] : []), ...given.map(({ score }) => score)]);
}
function isWeighed({ foreign, checks }) {
    return foreign === undefined && checks.length > 0;
}


/***/ }),

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
/** Different texts of checks that are kept: the engine has fewer than 700 ids, and a service may have any. */
const MAX_CHECKS = 50_000;
/** The same of one id, all of which are looked at for each check: it differs in its severity and in what is said beside. */
const MAX_OF_ID = 50;
/** What is the same wherever a check is told: all else is the answer on one page. */
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
/**
 * The texts of checks, each once. They are most of what a check takes, and the same on thousands of pages; nine of ten of
 * the checks of a page say nothing but that they passed or do not apply, and are the same as a whole.
 */
class SharedChecks {
    /** Each stands for all checks with its texts and its fields; those that say nothing for themselves too. */
    #checks = [];
    #numbers = new Map();
    #byId = new Map();
    /** How many are kept. */
    get size() {
        return this.#checks.length;
    }
    /** Those that were kept after so many others. */
    from(size) {
        return this.#checks.slice(size);
    }
    /** Keeps checks that others gave out with {@link from}, under the same numbers. */
    add(checks) {
        for (const check of checks)
            this.#keep(check);
    }
    brief(check) {
        const known = this.#numbers.get(check);
        if (known !== undefined)
            return known;
        const names = namesOf(check);
        const silent = isSilent(check, names);
        const ofId = this.#byId.get(check.id) ?? [];
        const alike = ofId.find(number => {
            const other = this.#checks[number];
            return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome);
        });
        const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID;
        if (alike === undefined && isFull)
            return check;
        const number = alike ?? this.#keep(silent && Object.isFrozen(check) ? check : silenced(check, names));
        return silent ? number : [number, ...answerOf(names).map(name => check[name])];
    }
    whole(brief) {
        if (typeof brief === 'number')
            return this.#checks[brief];
        if (!Array.isArray(brief))
            return brief;
        const [number, ...answer] = brief;
        const check = { ...this.#checks[number] };
        answerOf(Object.keys(check)).forEach((name, at) => {
            check[name] = answer[at];
        });
        return check;
    }
    /** @returns its number */
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
/** The fields that it has, in their order. */
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
/** A check with the texts of another, and with its fields, but without the answer in them. */
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
/** Whether one has the texts of another, and its fields in the same order. */
function hasTexts(one, other, names) {
    const own = Object.keys(one);
    return (own.length === names.length &&
        names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name])));
}


/***/ }),

/***/ 57719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   en: () => (/* binding */ isTwinByResource),
/* harmony export */   f4: () => (/* binding */ sameAs),
/* harmony export */   hG: () => (/* binding */ isTwinOfPage),
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
    'schema/review-incomplete': ['schema/rich-result-incomplete'],
    'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
    'security/redirection': ['redirects/https-not-enforced'],
    'serp/description-too-short': ['serp/duplicate-description'],
};
const ORIGINALS = new Map(Object.entries(TWINS));
/**
 * Twins that are about the page as a whole: wherever two of them put it, as at `<html>` and at `<body>`, it is one place.
 */
const OF_PAGE = new Set([
    'accessibility/document-title',
    'accessibility/html-has-lang',
    'accessibility/html-lang-valid',
    'accessibility/meta-refresh',
    'accessibility/page-has-heading-one',
    'geo/content-unmarked',
    'geo/text-needs-scripts',
    'pagespeed/redirects',
    'security/cookies',
    'security/redirection',
    'serp/description-too-short',
]);
/** Twins whose places are each about something else: they say the same only where they name the same resource. */
const BY_RESOURCE = new Set(['broken-links/broken-metadata-link']);
/** The ids of the checks that a check says the same as; none for a check that is no twin. */
function originalsOf(id) {
    return ORIGINALS.get(id) ?? [];
}
/** The ids of all checks that say the same as one, whichever of them is the twin. */
function sameAs(id) {
    if (isTwinByResource(id))
        return [];
    const twins = [...ORIGINALS].filter(([twin, originals]) => originals.includes(id) && !isTwinByResource(twin));
    return [...originalsOf(id), ...twins.map(([twin]) => twin)];
}
/** Whether a twin says the same of the same resource alone, and not wherever both fail on a page. */
function isTwinByResource(id) {
    return BY_RESOURCE.has(id);
}
/** Whether a twin says the same of the page as a whole, so that its place is that of the other check. */
function isTwinOfPage(id) {
    return OF_PAGE.has(id);
}
/** Every id that the table of twins names, for tests and documents. */
function twinIds() {
    return [...ORIGINALS].flatMap(([id, originals]) => [id, ...originals]);
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


/***/ }),

/***/ 14691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
/** What is shorter is no secret, and may be part of any word or number. */
const MIN_SECRET = 4;
/** Shorter pieces of base64 say too little of a secret and occur by chance. */
const MIN_BASE64 = 6;
/** The same of what a cut has left of a secret. */
const MIN_LEFT = 6;
/**
 * A function that replaces secrets in text by `***`: as they are, and in the forms that they take in base64 (wherever
 * they start in it), URLs, JSON, HTML, XML and shells. A service may echo what it was sent, a page what it was opened
 * with, in any of them. Where a text was cut, with an ellipsis, what is left of a secret there is hidden as well.
 *
 * @param secrets the values to hide; those of less than 4 characters are left
 */
function redactor(secrets) {
    const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf));
    if (forms.size === 0)
        return text => text;
    // Of two forms that begin alike the longer one is to be hidden whole.
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = anyOf(longestFirst);
    const atCuts = redactorAtCuts(longestFirst);
    // A shorter secret could be the start of what is left of a longer one.
    return text => atCuts(text).replace(pattern, '***');
}
function anyOf(forms) {
    return new RegExp(forms.map(form => RegExp.escape(form)).join('|'), 'g');
}
/** Hides the start of a form before an ellipsis, and the end of one behind it. */
function redactorAtCuts(longestFirst) {
    const cutForms = longestFirst.filter(form => form.length > MIN_LEFT);
    if (cutForms.length === 0)
        return text => text;
    const longest = cutForms[0].length;
    const starts = anyOf([...new Set(cutForms.map(form => form.slice(0, MIN_LEFT)))]);
    const ends = anyOf([...new Set(cutForms.map(form => form.slice(-MIN_LEFT)))]);
    const withoutStart = (text) => {
        for (const at of positionsOf(starts, text, text.length - longest)) {
            const left = text.slice(at);
            if (cutForms.some(form => form.startsWith(left)))
                return `${text.slice(0, at)}***`;
        }
        return text;
    };
    const withoutEnd = (text) => {
        for (const at of positionsOf(ends, text.slice(0, longest), 0).reverse()) {
            const left = text.slice(0, at + MIN_LEFT);
            if (cutForms.some(form => form.endsWith(left)))
                return `***${text.slice(left.length)}`;
        }
        return text;
    };
    return text => {
        if (!text.includes('…'))
            return text;
        const parts = text.split('…');
        return parts
            .map((part, index) => {
            const whole = index === 0 ? part : withoutEnd(part);
            return index === parts.length - 1 ? whole : withoutStart(whole);
        })
            .join('…');
    };
}
/** Where a pattern of one length is found, also where two places overlap. */
function positionsOf(pattern, text, from) {
    const positions = [];
    pattern.lastIndex = Math.max(0, from);
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
        positions.push(found.index);
        pattern.lastIndex = found.index + 1;
    }
    return positions;
}
function formsOf(written) {
    const secret = written.toWellFormed();
    return [
        written,
        ...urlForms(secret),
        ...jsonForms(secret),
        ...markupForms(secret),
        ...shellForms(secret),
        ...base64Forms(secret),
    ];
}
/** Encoded as a component, as little as a whole URL is, as strictly as RFC 3986 says, and as a form is sent. */
function urlForms(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`);
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    return [component, encodeURI(secret), strict, form].flatMap(encoded => [
        encoded,
        encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    ]);
}
/** A slash may be escaped, and so may all that is not ASCII or could end a script. */
function jsonForms(secret) {
    const json = JSON.stringify(secret).slice(1, -1);
    const escaped = json.replace(/[<>&'+\u007f-\uffff]/g, character => `\\u${hexOf(character, 4)}`);
    const upper = escaped.replace(/(?<=\\u)[0-9a-f]{4}/g, code => code.toUpperCase());
    return [json, escaped, upper].flatMap(text => [text, text.replaceAll('/', '\\/')]);
}
const MARKUP_FORMS = [
    { '&': ['&amp;', '&#38;'] },
    { '<': ['&lt;', '<'] },
    { '>': ['&gt;', '>'] },
    { '"': ['&quot;', '&#34;', '&#x22;', '"'] },
    { "'": ['&#39;', '&#x27;', '&#039;', '&apos;', "'"] },
];
/** In HTML and XML, in text or in an attribute. */
function markupForms(secret) {
    let forms = [secret];
    for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries)) {
        if (secret.includes(character)) {
            forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)));
        }
    }
    return forms;
}
/** Within single or double quotes. */
function shellForms(secret) {
    return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')];
}
/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the characters that it alone
 * decides, and at the end of a text the last one as well. In both alphabets (RFC 4648).
 */
function base64Forms(secret) {
    const bytes = Buffer.from(secret);
    const forms = [0, 1, 2].flatMap(before => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        const start = Math.ceil((before * 8) / 6);
        const end = Math.floor(((before + bytes.length) * 8) / 6);
        return [encoded.slice(start), encoded.slice(start).replace(/=+$/, ''), encoded.slice(start, end)];
    });
    return forms
        .filter(form => form.length >= MIN_BASE64)
        .flatMap(form => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
function hexOf(character, digits) {
    return character.charCodeAt(0).toString(16).padStart(digits, '0');
}


/***/ })

};
