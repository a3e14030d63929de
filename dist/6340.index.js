export const id = 6340;
export const ids = [6340];
export const modules = {

/***/ 91832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ comparedFindings)
/* harmony export */ });
/* harmony import */ var _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37470);


/** Failures of a comparison as findings: each check once, with its pages and their places, the worst first. */
function comparedFindings(refs, { pages, rules }) {
    const pageOf = new Map(pages.map(page => [page.url, page]));
    const findings = [...Map.groupBy(refs, ({ check }) => check)].map(([id, ofCheck]) => {
        const { tool, title, severity } = ofCheck[0];
        const rule = Object.hasOwn(rules, id) ? rules[id] : { title, severity, why: '', fix: '', help: '' };
        const failures = [...Map.groupBy(ofCheck, ({ page }) => page)].map(([url, ofPage]) => failureOn(pageOf.get(url) ?? { url, score: null, runs: [] }, ofPage));
        return { id, tool, rule, severity, failures, places: (0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(failures) };
    });
    return findings.sort(_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverityAndExtent */ .IN);
}
function failureOn(page, refs) {
    const { tool } = refs[0];
    return {
        page,
        message: undefined,
        occurrences: refs.flatMap(({ place }) => (place ? [place] : [])),
        finalUrl: page.runs.find(run => run.tool === tool)?.finalUrl,
        places: (0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(refs),
    };
}


/***/ }),

/***/ 37470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ bySeverityAndExtent),
/* harmony export */   Mo: () => (/* binding */ groupIgnored),
/* harmony export */   VF: () => (/* binding */ groupUnverified),
/* harmony export */   bF: () => (/* binding */ groupNotMeasured),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   tq: () => (/* binding */ groupNotes)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);


/** The checks that failed, the worst first: by severity, by number of pages, by id. */
function groupFindings(pages, rules) {
    const findings = new Map();
    for (const { page, run, check } of checksOf(pages)) {
        if (!(0,_api_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N)(check))
            continue;
        const finding = findings.get(check.id) ?? newFinding(run.tool, check, rules);
        findings.set(check.id, finding);
        const places = (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .placeCount */ .e)(check);
        const { message, occurrences } = check;
        finding.failures.push({ page, message, occurrences, finalUrl: run.finalUrl, places });
        finding.places += places;
        if (rank(check.severity) < rank(finding.severity))
            finding.severity = check.severity;
    }
    return [...findings.values()].sort(bySeverityAndExtent);
}
/** The order of findings: the worst first, of these the one on the most pages. */
function bySeverityAndExtent(a, b) {
    return (rank(a.severity) - rank(b.severity) || b.failures.length - a.failures.length || (a.id < b.id ? -1 : 1));
}
/** Tools that gave no result, with the reason: those with the most pages first. */
function groupNotMeasured(pages) {
    const remarks = new Remarks();
    for (const page of pages) {
        for (const run of page.runs) {
            if (run.status === 'not-measured')
                remarks.add(run.tool, run.reason ?? 'The reason is not known', page);
        }
    }
    return remarks.sorted();
}
/** Checks of measured tools that could not be verified, with the reason. */
function groupUnverified(pages) {
    return groupMessages(pages, 'not-measured');
}
/** Checks that passed with a note, as where a preview was treated leniently. */
function groupNotes(pages) {
    return groupMessages(pages, 'pass');
}
/** Failures that the setting `ignore` set aside, with the line that did. */
function groupIgnored(pages) {
    const remarks = new Remarks();
    for (const { page, check } of checksOf(pages)) {
        if (check.ignored !== undefined)
            remarks.add(check.id, `ignored by "${check.ignored}"`, page);
        for (const [by, some] of Map.groupBy(check.ignoredOccurrences ?? [], ({ by }) => by)) {
            remarks.add(check.id, `${some.length} of its places ignored by "${by}"`, page);
        }
    }
    return remarks.sorted();
}
function groupMessages(pages, outcome) {
    const remarks = new Remarks();
    for (const { page, check } of checksOf(pages)) {
        if (check.outcome === outcome && check.message)
            remarks.add(check.id, check.message, page);
    }
    return remarks.sorted();
}
function* checksOf(pages) {
    for (const page of pages) {
        for (const run of page.runs)
            for (const check of run.checks)
                yield { page, run, check };
    }
}
function newFinding(tool, check, rules) {
    const { id, title, severity, help, why = '', fix = '' } = check;
    const rule = Object.hasOwn(rules, id) ? rules[id] : { title, severity, help, why, fix };
    return { id, tool, rule, severity, failures: [], places: 0 };
}
function rank(severity) {
    return _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(severity);
}
class Remarks {
    #remarks = new Map();
    /** What is said of each page with its address is the same of all of them. */
    add(subject, words, page) {
        const text = words.replaceAll(page.url, 'the page');
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    /** Those with the most pages first; the same that is said of several on the same pages is one. */
    sorted() {
        const sorted = [...this.#remarks.values()].sort((a, b) => b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
        const same = Map.groupBy(sorted, ({ text, pages }) => [text, ...pages.map(({ url }) => url)].join('\n'));
        return [...same.values()].map(remarks => {
            const { text, pages } = remarks[0];
            return { subjects: remarks.map(({ subject }) => subject), text, pages };
        });
    }
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70867);

/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000;
/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else.
 */
function linkAddress(url) {
    const parsed = URL.parse((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    const address = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 68884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   TD: () => (/* binding */ firstPlaces),
/* harmony export */   Xf: () => (/* binding */ saidOnce)
/* harmony export */ });
/**
 * The first places of a finding, so that every page has its turn before any has a second, and how many are left. A place
 * in a resource that several pages have in common, as the sitemap, is one place.
 */
function firstPlaces(finding, max) {
    const listed = [];
    const known = new Map();
    let left = finding.places;
    for (const { failure, turn } of inTurn(finding)) {
        const key = keyOf(failure.occurrences[turn]);
        const same = key === undefined ? undefined : known.get(key);
        if (same && same.failure !== failure) {
            same.isResource ??= placeOf(same.failure, same.turn).resource !== undefined;
            if (same.isResource) {
                if (same.place)
                    asCommon(same.place);
                left--;
                continue;
            }
        }
        const isListed = listed.length < max;
        const place = isListed ? placeWithPage(failure, turn) : undefined;
        if (place) {
            listed.push(place);
            left--;
        }
        if (key !== undefined && !same && known.size < MAX_KNOWN)
            known.set(key, { failure, turn, ...(place && { place }) });
    }
    return { listed, more: left };
}
/** Places of a finding that are compared with each other; of one with more some that are the same count as several. */
const MAX_KNOWN = 20_000;
function* inTurn({ failures }) {
    let having = failures;
    for (let turn = 0; having.length > 0; turn++) {
        for (const failure of having)
            yield { failure, turn };
        having = having.filter(({ occurrences }) => turn + 1 < occurrences.length);
    }
}
function keyOf(occurrence) {
    if (!occurrence)
        return undefined;
    const { url, line, column, selector, message } = occurrence;
    return `${url}\n${line}\n${column}\n${selector}\n${message}`;
}
function placeWithPage(failure, turn) {
    const place = placeOf(failure, turn);
    const isSaid = turn > 0 || failure.message === undefined || failure.message === place.message;
    return isSaid ? place : { ...place, ofPage: failure.message };
}
/** What is said of the page of a place is not said of the others that have it. */
function asCommon(place) {
    place.isCommon = true;
    delete place.ofPage;
}
/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
function saidOnce(listed) {
    const [first, ...others] = listed;
    if (!first)
        return { lead: '', places: listed };
    const isOnePage = others.every(({ page }) => page === first.page);
    const isOneMessage = others.length > 0 &&
        others.every(({ message }) => message === first.message) &&
        (!isOnePage || listed.every(isNamed));
    const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ');
    const places = listed.map(({ ofPage, message, ...place }) => ({
        ...place,
        ...(ofPage !== undefined && !isOnePage && { ofPage }),
        message: isOneMessage ? undefined : message,
    }));
    return { lead, places };
}
/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
/** What is said of a place, in the order in which it is said. */
function saidOf({ ofPage, message, resource }) {
    const words = [ofPage, message].filter(Boolean).join('; ');
    // Many messages begin with the address that they are about.
    return { resource: resource !== undefined && words.startsWith(resource) ? undefined : resource, words };
}
/** The place of a failure with the given number, from 0. */
function placeOf({ page, message, occurrences, finalUrl }, number) {
    const occurrence = occurrences[number];
    const isPage = !occurrence || [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url));
    return {
        page,
        message: occurrence?.message ?? message,
        occurrence,
        resource: isPage ? undefined : occurrence.url,
    };
}
function isSame(url, other) {
    return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other);
}


/***/ }),

/***/ 69740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scoreChangeTexts)
/* harmony export */ });
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34993);

/** The changes of scores that say something: those that fell first, by how far. */
function scoreChangeTexts({ comparison, pages }) {
    const origin = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .commonOrigin */ .wU)(pages);
    const points = ({ before, after }) => after - before;
    return (comparison?.scores ?? [])
        .filter(change => Math.abs(points(change)) > change.tolerance)
        .toSorted((a, b) => points(a) - points(b))
        .map(change => ({
        page: change.page,
        label: (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLabel */ .Qh)(change.page, origin),
        words: `${change.tool ?? 'score'} ${Math.round(change.before)} to ${Math.round(change.after)}`,
        fell: points(change) < 0,
    }));
}


/***/ }),

/***/ 34993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ scoreTable),
/* harmony export */   N7: () => (/* binding */ NO_SCORE),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   Qh: () => (/* binding */ pageLabel),
/* harmony export */   WZ: () => (/* binding */ scoreBand),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   w5: () => (/* binding */ splitPerfect),
/* harmony export */   wU: () => (/* binding */ commonOrigin)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3075);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);



/** What a cell shows where a tool gave no result. */
const NOT_MEASURED = 'n/m';
/** What a cell shows where a tool gave a result without a score, or was not run. */
const NO_SCORE = '–';
/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90;
const MIDDLING_FROM = 50;
function scoreBand(score) {
    if (score === null)
        return 'none';
    if (score >= GOOD_FROM)
        return 'good';
    return score >= MIDDLING_FROM ? 'middling' : 'poor';
}
function scoreTable(pages) {
    const origin = commonOrigin(pages);
    const ran = new Set(pages.flatMap(page => page.runs.map(run => run.tool)));
    const rows = pages.map(page => ({
        page,
        label: pageLabel(page.url, origin),
        runs: new Map(page.runs.map(run => [run.tool, run])),
        errors: (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresOf */ .dJ)(page).error,
    }));
    rows.sort((a, b) => b.errors - a.errors || (a.page.score ?? -1) - (b.page.score ?? -1));
    return { origin, tools: _api_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLS */ .I.filter(tool => ran.has(tool)), rows };
}
/** The tools that scored 100 on every page, and the others: a table needs to show only those. */
function splitPerfect(table) {
    const isPerfect = (tool) => table.rows.every(row => row.runs.get(tool)?.score === 100);
    return {
        perfect: table.tools.filter(isPerfect),
        others: table.tools.filter(tool => !isPerfect(tool)),
    };
}
/** What a cell of the table shows: a score, {@link NOT_MEASURED} or {@link NO_SCORE}. */
function scoreText(run) {
    if (run?.status === 'not-measured')
        return NOT_MEASURED;
    return run === undefined || run.score === null ? NO_SCORE : String(Math.round(run.score));
}
/** The origin of all pages, or undefined where they differ or are no URLs. */
function commonOrigin(pages) {
    const origins = new Set(pages.map(page => URL.parse(page.url)?.origin));
    const [origin] = origins;
    return origins.size === 1 && origin !== undefined && origin !== 'null' ? origin : undefined;
}
/** A short name for a URL: what follows the origin, where that is the given one, else all of it. */
function pageLabel(url, origin, maxLength = _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHOWN_URL */ .LN) {
    const parsed = URL.parse(url);
    const within = parsed && parsed.origin === origin;
    const rest = within ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url;
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .zA)(rest, maxLength);
}


/***/ })

};
