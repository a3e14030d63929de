export const id = 3640;
export const ids = [3640];
export const modules = {

/***/ 81240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ AGAINST_BASELINE)
/* harmony export */ });
const AGAINST_BASELINE = new Set([
    'redirects/address-lost',
    'redirects/address-redirected-elsewhere',
]);


/***/ }),

/***/ 13640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparablePart: () => (/* binding */ comparablePart),
  compare: () => (/* binding */ compare),
  isUsable: () => (/* binding */ isUsable)
});

// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
// EXTERNAL MODULE: ./lib/gate/judged-runs.js
var judged_runs = __webpack_require__(43881);
// EXTERNAL MODULE: ./lib/gate/told-by-pages.js
var told_by_pages = __webpack_require__(92027);
// EXTERNAL MODULE: ./lib/gate/twins.js + 1 modules
var twins = __webpack_require__(39832);
// EXTERNAL MODULE: ./lib/api/addresses.js
var addresses = __webpack_require__(81240);
// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
;// CONCATENATED MODULE: ./lib/gate/baseline/lab-noise.js
const MIN_TBT_MS = 300;
const MIN_TBT_SHARE = 0.5;
const METRICS = {
    'pagespeed/total-blocking-time': 'total-blocking-time',
};
function isWithinNoise(id, run, before) {
    const metric = METRICS[id];
    if (metric === undefined)
        return false;
    const [now, was] = [run, before].map(({ facts }) => valueIn(facts['metrics'], metric));
    if (now === undefined || was === undefined)
        return false;
    return Math.abs(now - was) <= Math.max(MIN_TBT_MS, MIN_TBT_SHARE * Math.min(now, was));
}
function valueIn(metrics, name) {
    const value = partOf(partOf(metrics, name), 'value');
    return typeof value === 'number' ? value : undefined;
}
function partOf(fact, name) {
    return typeof fact === 'object' && fact !== null && !Array.isArray(fact) ? fact[name] : undefined;
}

// EXTERNAL MODULE: ./lib/gate/baseline/place-keys.js + 1 modules
var place_keys = __webpack_require__(8126);
;// CONCATENATED MODULE: ./lib/gate/baseline/match-places.js

function matchPlaces(now, before) {
    const open = { now: [...now.places], before: [...before.places] };
    let known = 0;
    for (const keyMaker of [...SAME_ELEMENT.map(keyOf => () => keyOf), soleAt]) {
        if (open.now.length === 0 || open.before.length === 0)
            break;
        known += pairOff(open, keyMaker(now.places, before.places));
    }
    const counted = open.now.filter(place => !place.ignored);
    const gone = open.before.filter(place => !place.ignored);
    const amongBefore = Math.min(counted.length, before.unlisted);
    const amongNow = Math.min(gone.length, now.unlisted);
    const left = { now: now.unlisted - amongNow, before: before.unlisted - amongBefore };
    const unlisted = Math.min(left.now, left.before);
    return {
        new: {
            places: counted.slice(0, counted.length - amongBefore),
            unlisted: left.now - unlisted,
        },
        known: known + amongBefore + amongNow + unlisted,
        fixed: { places: gone.slice(0, gone.length - amongNow), unlisted: left.before - unlisted },
        byNumber: now.unlisted + before.unlisted > 0 && now.places.length + before.places.length > 0,
    };
}
const SAME_ELEMENT = [
    ({ key, isPage }) => (isPage ? key.resource : undefined),
    ({ key }) => JSON.stringify([key.resource, key.selector, key.message, key.snippet]),
    ({ key }) => (key.snippet === '' ? undefined : JSON.stringify([key.resource, key.message, key.snippet])),
    ({ key }) => (key.selector === '' ? undefined : JSON.stringify([key.resource, key.selector, key.message])),
    ({ key }) => key.snippet === '' && key.selector !== ''
        ? JSON.stringify([key.resource, (0,place_keys/* withoutIndexes */.x)(key.selector), key.message])
        : undefined,
    ({ key }) => (key.resource === '' ? undefined : JSON.stringify([key.resource, key.message])),
];
function soleAt(now, before) {
    const placeOf = ({ key }) => JSON.stringify([key.resource, key.selector]);
    const countsOf = (places) => Map.groupBy(places, placeOf);
    const [ofNow, ofBefore] = [countsOf(now), countsOf(before)];
    return place => {
        const text = placeOf(place);
        return ofNow.get(text)?.length === 1 && ofBefore.get(text)?.length === 1 ? text : undefined;
    };
}
function pairOff(open, keyOf) {
    const waiting = Map.groupBy(open.before, keyOf);
    const found = new Set();
    let known = 0;
    open.now = open.now.filter(place => {
        const key = keyOf(place);
        const partner = key === undefined ? undefined : waiting.get(key)?.shift();
        if (!partner)
            return true;
        found.add(partner);
        if (!place.ignored)
            known++;
        return false;
    });
    open.before = open.before.filter(place => !found.has(place));
    return known;
}

// EXTERNAL MODULE: ./lib/gate/baseline/search-readings.js
var search_readings = __webpack_require__(377);
;// CONCATENATED MODULE: ./lib/gate/baseline/check-comparison.js






class CheckComparison {
    fresh = [];
    known = [];
    fixed = [];
    #options;
    #shared;
    constructor(options) {
        this.#options = options;
    }
    add({ run, before, isNewPage }) {
        const failed = [...run.checks, ...(before?.checks ?? [])].filter(({ outcome }) => outcome === 'fail');
        const ids = new Set(failed.map(check => check.id));
        for (const id of ids) {
            const checks = run.checks.filter(check => check.id === id);
            if (addresses/* AGAINST_BASELINE */.c.has(id))
                this.#take(run, checks.filter(failures/* isFailure */.N6), false);
            else if (before) {
                const earlier = before.checks.filter(check => check.id === id);
                this.#compare(run, checks, before, earlier);
            }
            else {
                this.#take(run, checks.filter(failures/* isFailure */.N6), isNewPage);
            }
        }
    }
    #take(run, checks, isNewPage) {
        for (const check of checks) {
            const { places, unlisted } = failureOf([check], run, this.#options.now);
            const isKnown = (place) => isNewPage && this.#isShared(run, check, place);
            const fresh = places.filter(place => !place.ignored && !isKnown(place));
            const known = places.filter(place => !place.ignored && isKnown(place)).length;
            this.fresh.push(...refsOf(run, check, fresh, unlisted));
            if (known > 0)
                this.known.push(refOf(run, check, known));
        }
    }
    #compare(run, now, earlierRun, before) {
        const { uncompared, hosted } = this.#options;
        const failing = now.find(check => check.outcome === 'fail');
        const failed = before.find(check => check.outcome === 'fail');
        const id = (failing ?? failed)?.id;
        if (before.length > 0 && id !== undefined && isWithinNoise(id, run, earlierRun)) {
            if (failing && (0,failures/* isFailure */.N6)(failing))
                this.known.push(refOf(run, failing, this.#placesOf(now, run)));
            return;
        }
        if (failing && !failed) {
            const isMissing = before.length === 0 && !hosted;
            const isUnverified = before.some(check => check.outcome === 'not-measured') || isOtherDocument(run, earlierRun);
            if ((0,failures/* isFailure */.N6)(failing) && (isMissing || isUnverified))
                uncompared.addCheck(run, failing, isMissing);
            this.#take(run, now.filter(failures/* isFailure */.N6), false);
            return;
        }
        if (!failed || (!failing && !isGone(now, hosted)))
            return;
        const matched = matchPlaces(failureOf(now, run, this.#options.now), failureOf(before, earlierRun, this.#options.before));
        if (matched.byNumber && failing)
            uncompared.addCounted(run, failing);
        if (failing && (0,failures/* isFailure */.N6)(failing)) {
            this.fresh.push(...refsOf(run, failing, matched.new.places, matched.new.unlisted));
            if (matched.known > 0)
                this.known.push(refOf(run, failing, matched.known));
        }
        if (failing?.ignored === undefined && (0,failures/* isFailure */.N6)(failed)) {
            this.fixed.push(...refsOf(run, failed, matched.fixed.places, matched.fixed.unlisted));
        }
    }
    #placesOf(checks, run) {
        const { places, unlisted } = failureOf(checks, run, this.#options.now);
        return places.filter(({ ignored }) => !ignored).length + unlisted;
    }
    #isShared(run, check, { key }) {
        if (key.resource === '')
            return false;
        this.#shared ??= new Set(Iterator.from(this.#options.everywhere).flatMap(other => other.checks.flatMap(failed => failureOf([failed], other, this.#options.before).places.map(place => sharedKey(other, failed, place)))));
        return this.#shared.has(sharedKey(run, check, { key }));
    }
}
function sharedKey(run, check, { key }) {
    return JSON.stringify([run.tool, check.id, key.resource, key.message]);
}
function isOtherDocument(run, before) {
    const isKnown = (0,lazy_facts/* factOf */.yD)(run, 'rendered') !== undefined && (0,lazy_facts/* factOf */.yD)(before, 'rendered') !== undefined;
    return isKnown && !(0,search_readings/* areJudgedAlike */.Ex)(run.facts, before.facts);
}
function isGone(now, hosted) {
    return now.length === 0 ? hosted : now.every(check => check.outcome === 'pass');
}
function failureOf(checks, run, keys) {
    const failing = checks.filter(check => check.outcome === 'fail');
    const pageUrls = run.finalUrl === undefined ? [run.url] : [run.url, run.finalUrl];
    const place = (occurrence, { message, failedPages }, ignored) => ({
        key: keys.keyOf(occurrence, message, pageUrls),
        occurrence: withMessage(occurrence, message),
        ignored,
        ...(failedPages && { isPage: true }),
    });
    return {
        places: failing.flatMap(check => [
            ...placesOf(check).map(occurrence => place(occurrence, check, check.ignored !== undefined)),
            ...(check.ignoredOccurrences ?? []).map(({ occurrence }) => place(occurrence, check, true)),
        ]),
        unlisted: failing.reduce((sum, check) => sum + unlistedOf(check), 0),
    };
}
function placesOf({ occurrences, failedPages = [] }) {
    const listed = new Set(occurrences.map(({ url }) => url));
    return [...occurrences, ...failedPages.filter(url => !listed.has(url)).map(url => ({ url }))];
}
function withMessage(occurrence, message) {
    return occurrence.message === undefined && message !== undefined ? { ...occurrence, message } : occurrence;
}
function unlistedOf(check) {
    const named = placesOf(check).length;
    if (named === 0)
        return Math.max(1, check.occurrenceCount ?? 1);
    return Math.max(0, (check.occurrenceCount ?? 0) - named);
}
function refsOf(run, check, places, unlisted) {
    const refs = places.slice(0, failures/* MAX_OCCURRENCES */.yO).map(({ occurrence: { url, message, selector, line } }) => ({
        ...refOf(run, check, 1),
        place: {
            url,
            ...(message !== undefined && { message }),
            ...(selector !== undefined && { selector }),
            ...(line !== undefined && { line }),
        },
    }));
    const more = places.length - refs.length + unlisted;
    return more > 0 ? [...refs, refOf(run, check, more)] : refs;
}
function refOf({ tool, url }, { id, title, severity }, places) {
    return { tool, check: id, title, severity, page: url, places };
}

// EXTERNAL MODULE: ./lib/gate/baseline/own-address.js
var own_address = __webpack_require__(69494);
// EXTERNAL MODULE: ./lib/gate/baseline/page-pairs.js
var page_pairs = __webpack_require__(96704);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/gate/reason-line.js
var reason_line = __webpack_require__(56266);
;// CONCATENATED MODULE: ./lib/gate/baseline/score-comparison.js


const PAGESPEED_SPREAD = 20;
function compareScores(compared, tolerances) {
    return (0,reason_line/* groupBy */.$z)(compared, ({ run }) => run.url).flatMap(ofPage => {
        const page = ofPage[0].run.url;
        const tools = ofPage.flatMap(({ run, before }) => {
            if (run.score === null || before === undefined || before.score === null)
                return [];
            const tolerance = toleranceOf(run, before, tolerances);
            return [{ page, tool: run.tool, before: before.score, after: run.score, tolerance }];
        });
        const withScore = ofPage.filter(({ run }) => run.score !== null);
        const whole = tools.length === withScore.length ? [wholePage(page, ofPage, tools)] : [];
        return [...whole.flat(), ...tools].filter(({ before, after }) => before !== after);
    });
}
function wholePage(page, ofPage, tools) {
    const after = (0,score/* pageScore */.WY)(ofPage.map(({ run }) => run));
    const scored = ofPage.filter(({ run }) => run.score !== null);
    const before = (0,score/* pageScore */.WY)(scored.flatMap(pair => (pair.before ? [pair.before] : [])));
    if (after === null || before === null)
        return [];
    const sum = tools.reduce((points, { tolerance }) => points + tolerance, 0);
    return [{ page, before, after, tolerance: Math.ceil(sum / tools.length) }];
}
function toleranceOf(run, before, { all = 0, tools }) {
    const ofTool = tools[run.tool];
    if (ofTool !== undefined)
        return ofTool;
    return run.tool === 'pagespeed' ? Math.max(all, PAGESPEED_SPREAD, spreadOf(run), spreadOf(before)) : all;
}
function spreadOf({ facts }) {
    const scores = Array.isArray(facts['runs']) ? facts['runs'].filter(score => typeof score === 'number') : [];
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
}

// EXTERNAL MODULE: ./lib/api/search-facts.js
var search_facts = __webpack_require__(25192);
// EXTERNAL MODULE: ./lib/text/mentions.js
var mentions = __webpack_require__(60560);
;// CONCATENATED MODULE: ./lib/gate/baseline/link-counts.js

class LinkCounts {
    #addresses;
    #counts = new Map();
    constructor(addresses) {
        this.#addresses = addresses;
    }
    add(url, links) {
        const own = this.#pathOf(url);
        for (const path of new Set(links)) {
            if (path !== own)
                this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
        }
    }
    of(url) {
        return this.#counts.get(this.#pathOf(url)) ?? 0;
    }
    #pathOf(url) {
        return (0,own_address/* loosePath */.q)(this.#addresses.local(url));
    }
}

// EXTERNAL MODULE: ./lib/gate/baseline/search-differences.js
var search_differences = __webpack_require__(72358);
// EXTERNAL MODULE: ./lib/gate/baseline/search-facts.js
var baseline_search_facts = __webpack_require__(55837);
;// CONCATENATED MODULE: ./lib/gate/baseline/search-changes.js







class SearchComparing {
    #options;
    #changes = [];
    #gaps = [];
    #linking = [];
    #links;
    #tools = new Set();
    #pageCount = 0;
    #isCompared = false;
    constructor(options) {
        this.#options = options;
        this.#links = { now: new LinkCounts(options.now), before: new LinkCounts(options.before) };
    }
    addPage(page) {
        this.#pageCount++;
        for (const tool of page.runs.keys())
            this.#tools.add(tool);
        this.#addLinks(page);
        const status = this.#sidesOf('status', page);
        const isOther = [this.#compare('status', page, status), this.#compare('redirect', page)].includes(true);
        if (isOther || isFailure(status.after))
            return;
        const facts = search_facts/* SEARCH_FACTS */.h.filter(what => !OF_THE_ANSWER.has(what) && !baseline_search_facts/* SEARCH_FACT_TABLE */.h[what].overPages);
        const sides = facts.map(what => [what, this.#sidesOf(what, page)]);
        const isDocument = sides.some(([, { definition, before, after }]) => definition.alike !== undefined && (before !== undefined || after !== undefined));
        for (const [what, side] of sides) {
            if (isDocument || side.definition.alike === undefined)
                this.#compare(what, page, side);
        }
    }
    #addLinks(page) {
        const sides = this.#sidesOf('links-in', page);
        const { before, after } = sides;
        if (before === undefined && after === undefined)
            return;
        const reason = this.#whyNot(sides);
        this.#linking.push({ page: page.url, before: page.before.url, reason });
        if (reason !== undefined)
            return;
        this.#links.now.add(page.url, after);
        this.#links.before.add(page.before.url, before);
    }
    #compareLinksIn() {
        if (this.#linking.length < 2)
            return;
        const known = this.#linking.find(({ reason }) => reason !== undefined)?.reason;
        const reason = known ?? (this.#options.samePages ? undefined : 'the baseline has other pages');
        for (const { page, before } of this.#linking) {
            if (reason !== undefined) {
                this.#gaps.push({ what: 'links-in', page, reason });
                continue;
            }
            const counts = [this.#links.before.of(before), this.#links.now.of(page)];
            const difference = baseline_search_facts/* SEARCH_FACT_TABLE */.h['links-in'].differ(...counts, 0);
            if (difference)
                this.#changes.push({ page, what: 'links-in', ...difference });
        }
    }
    result() {
        this.#compareLinksIn();
        const [pageCount, tools] = [this.#pageCount, this.#tools];
        const left = search_facts/* SEARCH_FACTS */.h.filter(what => !tools.has(baseline_search_facts/* SEARCH_FACT_TABLE */.h[what].tool));
        const leftTools = [...new Set(left.map(what => baseline_search_facts/* SEARCH_FACT_TABLE */.h[what].tool))];
        const byReason = Map.groupBy(this.#gaps, ({ reason }) => reason);
        const gaps = Array.from(byReason, ([reason, some]) => {
            const facts = new Set(some.map(({ what }) => what));
            return {
                what: search_facts/* SEARCH_FACTS */.h.filter(what => facts.has(what)),
                pages: new Set(some.map(({ page }) => page)).size,
                reason,
            };
        });
        const notRun = left.length === 0 || pageCount === 0
            ? []
            : [{ what: left, pages: pageCount, reason: `${listed(leftTools)} did not run`, notRun: true }];
        const order = (what) => search_facts/* SEARCH_FACTS */.h.indexOf(what);
        return {
            changes: this.#isCompared
                ? this.#changes.sort((a, b) => order(a.what) - order(b.what) || (a.page < b.page ? -1 : 1))
                : undefined,
            uncompared: [...gaps, ...notRun],
        };
    }
    #compare(what, page, sides = this.#sidesOf(what, page)) {
        const { definition, run, earlier, before, after } = sides;
        const reason = this.#whyNot(sides);
        if (reason !== undefined)
            this.#gaps.push({ what, page: page.url, reason });
        if (reason !== undefined || before === undefined || after === undefined)
            return false;
        this.#isCompared = true;
        const tolerance = toleranceOf(run, earlier, this.#options.tolerances);
        const difference = (definition.differ ?? search_differences/* differ */.Tx)(before, after, tolerance);
        if (difference)
            this.#changes.push({ page: page.url, what, ...difference });
        return difference !== undefined;
    }
    #sidesOf(what, page) {
        const definition = baseline_search_facts/* SEARCH_FACT_TABLE */.h[what];
        const { now, before: addresses } = this.#options;
        const run = page.runs.get(definition.tool);
        const earlier = page.before.runs.get(definition.tool);
        const read = (of, url, addresses) => of?.status === 'measured' ? definition.read(of.facts, { url, addresses }) : undefined;
        return {
            definition,
            run,
            earlier,
            after: read(run, page.url, now),
            before: read(earlier, page.before.url, addresses),
        };
    }
    #whyNot({ definition, run, earlier, before, after }) {
        const { tool, alike } = definition;
        if (!run)
            return undefined;
        if (run.status === 'not-measured')
            return `${tool} was not measured${because(run)}`;
        if (!earlier)
            return `${tool} did not run for the baseline`;
        if (earlier.status === 'not-measured')
            return `${tool} was not measured in the baseline${because(earlier)}`;
        if (before === undefined && after === undefined)
            return undefined;
        if (before === undefined) {
            const unverified = because(earlier);
            return unverified === ''
                ? `${tool} does not tell it in the baseline, which version ${(0,reason_line/* inline */.mG)(this.#options.version)} made`
                : `${tool} could not tell it in the baseline${unverified}`;
        }
        if (after === undefined)
            return `${tool} could not tell it${because(run)}`;
        return alike && !alike.isAlike(run.facts, earlier.facts) ? alike.otherwise : undefined;
    }
}
const OF_THE_ANSWER = new Set(['status', 'redirect']);
function isFailure(status) {
    return typeof status === 'number' && (status < 200 || status > 299);
}
function because({ reason, url, checks }) {
    const said = reason ?? checks.find(({ outcome }) => outcome === 'not-measured')?.message;
    return said === undefined ? '' : ` (${(0,reason_line/* inline */.mG)((0,mentions/* withoutMentions */.C)(said, url, 'the page'))})`;
}
function listed(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/uncompared.js



const COUNTS = 'so its failures count as new';
class Uncompared {
    #version;
    #ofRuns = [];
    #ofChecks = [];
    constructor(version) {
        this.#version = version;
    }
    addRun(run, isNewPage, before) {
        if (!run.checks.some(failures/* isFailure */.N6))
            return;
        const reason = before?.reason && (0,mentions/* withoutMentions */.C)(before.reason, before.url, 'the page');
        const cause = reason === undefined ? '' : ` (${(0,reason_line/* inline */.mG)(reason)})`;
        this.#ofRuns.push(isNewPage
            ? { subject: '', what: `is not in the baseline, ${COUNTS}`, url: run.url }
            : { subject: `${run.tool}: `, what: `not measured in the baseline${cause}, ${COUNTS}`, url: run.url });
    }
    addCheck(run, check, isMissing) {
        const what = isMissing
            ? `${(0,reason_line/* inline */.mG)(check.id)} did not exist in version ${(0,reason_line/* inline */.mG)(this.#version)}, which made the baseline, ${COUNTS}`
            : `${(0,reason_line/* inline */.mG)(check.id)} could not be verified in the baseline, ${COUNTS}`;
        this.#ofChecks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    addCounted(run, check) {
        const what = `${(0,reason_line/* inline */.mG)(check.id)} has more places than are listed, so only their numbers were compared`;
        this.#ofChecks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    lines() {
        return (0,reason_line/* groupBy */.$z)([...this.#ofRuns, ...this.#ofChecks], ({ subject, what }) => `${subject}\n${what}`).map(group => {
            const { subject, what } = group[0];
            return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(group), { subject, ofOne: what });
        });
    }
}

;// CONCATENATED MODULE: ./lib/gate/baseline/compare.js














function compare(found, baseline, tolerances) {
    const outlinesBefore = [];
    const outline = outliner(baseline);
    const marked = (0,twins/* resultsWithTwins */.G)(baseline, page => outlinesBefore.push(outline(page)));
    outlinesBefore.push(...marked.sites.map(({ origin, runs }) => outline({ url: origin, runs })));
    const outlines = { now: Array.from((0,judged_runs/* runsByPage */.fd)(found), outliner(found)), before: outlinesBefore };
    const paired = withSites((0,page_pairs/* pairPages */.b)(endsOf(outlines.now), endsOf(outlines.before), baseline.counterparts), found, baseline);
    const pairs = baseline.counterparts ? withoutMissing(paired, outlines) : paired;
    const addresses = searchSides(pairs);
    const { findings, before } = withoutToldAcross(found, { ...marked, analyses: [] }, addresses);
    const uncompared = new Uncompared(baseline.version);
    const checks = new CheckComparison({
        now: new place_keys/* PlaceKeys */.q(pairs.now, [pairs.before]),
        before: new place_keys/* PlaceKeys */.q(pairs.before, [pairs.now]),
        everywhere: (0,judged_runs/* runsOf */.ky)(before),
        hosted: baseline.source === 'hosted',
        uncompared,
    });
    const search = new SearchComparing({
        ...addresses,
        samePages: haveSamePages(outlines, pairs),
        version: baseline.version,
        tolerances,
    });
    const scores = [];
    const origins = new Set(findings.sites.map(({ origin }) => origin));
    const beforeAt = runsAt(before);
    for (const { url, runs } of (0,judged_runs/* runsByPage */.fd)(findings)) {
        const partner = pairs.counterpartOf(url);
        const earlier = partner === undefined ? undefined : beforeAt(partner);
        const isNewPage = !earlier?.some(({ status }) => status === 'measured');
        const compared = [];
        for (const run of runs) {
            if (run.status === 'not-measured')
                continue;
            const known = earlier?.findLast(({ tool }) => tool === run.tool);
            compared.push({ run, before: known?.status === 'measured' ? known : undefined, isNewPage });
            if (known?.status !== 'measured')
                uncompared.addRun(run, isNewPage, known);
        }
        for (const pair of compared)
            checks.add(pair);
        scores.push(...compareScores(compared, tolerances));
        if (earlier && !origins.has(url))
            search.addPage({ url, runs: byTool(runs), before: { url: partner, runs: byTool(earlier) } });
    }
    const { fresh, known, fixed } = checks;
    const { changes, uncompared: unseen } = search.result();
    return {
        baseline: baseline.name,
        new: worstFirst(fresh),
        known: worstFirst(known),
        fixed: worstFirst(fixed),
        scores,
        ...(changes && { changes }),
        ...(unseen.length > 0 && { uncompared: unseen }),
        notes: [...(pairs.note === undefined ? [] : [pairs.note]), ...uncompared.lines()],
    };
}
function withoutToldAcross(findings, before, addresses) {
    const ofNow = (url) => addresses.now.local(url);
    const ofBefore = (url) => addresses.before.local(url);
    return {
        findings: {
            ...findings,
            sites: (0,told_by_pages/* withoutToldByPages */.t)(findings.sites, before.pages, { ofSite: ofNow, ofPage: ofBefore }),
        },
        before: {
            ...before,
            sites: (0,told_by_pages/* withoutToldByPages */.t)(before.sites, findings.pages, { ofSite: ofBefore, ofPage: ofNow }),
        },
    };
}
function outliner(side) {
    const { tool: lister } = baseline_search_facts/* SEARCH_FACT_TABLE */.h['links-in'];
    const { tool: answerer } = baseline_search_facts/* SEARCH_FACT_TABLE */.h.status;
    const pages = new Set(side.pages.map(({ url }) => url));
    const origins = new Set(side.sites.map(({ origin }) => origin));
    return ({ url, runs }) => ({
        url,
        ends: [...new Set(runs.flatMap(({ finalUrl }) => finalUrl ?? []))],
        isSite: origins.has(url),
        isGone: runs.some(run => run.tool === answerer && GONE.has((0,lazy_facts/* factOf */.yD)(run, 'finalStatus'))),
        isAskedForLinks: pages.has(url) && runs.some(({ tool }) => tool === lister),
    });
}
function endsOf(outlines) {
    return outlines
        .filter(({ isSite }) => !isSite)
        .flatMap(({ url, ends }) => [{ url }, ...ends.map(finalUrl => ({ url, finalUrl }))]);
}
function runsAt(side) {
    const pages = Map.groupBy(side.pages, ({ url }) => url);
    const sites = new Map(side.sites.map(site => [site.origin, site]));
    return url => {
        const found = [...(pages.get(url) ?? []), ...(sites.has(url) ? [sites.get(url)] : [])];
        return found.length === 0 ? undefined : found.flatMap(({ runs }) => runs);
    };
}
function withoutMissing(pairs, { now, before }) {
    const goneOf = (outlines) => new Set(outlines.filter(({ isGone }) => isGone).map(({ url }) => url));
    const [goneNow, goneBefore] = [goneOf(now), goneOf(before)];
    return {
        ...pairs,
        counterpartOf: url => {
            const partner = pairs.counterpartOf(url);
            return partner !== undefined && goneBefore.has(partner) && !goneNow.has(url) ? undefined : partner;
        },
    };
}
const GONE = new Set([404, 410]);
function withSites(pairs, { pages, sites }, baseline) {
    const counterparts = new Map();
    const [only, ...others] = baseline.sites;
    for (const { origin } of sites)
        if (only && others.length === 0)
            counterparts.set(origin, only.origin);
    for (const { url } of pages) {
        const partner = pairs.counterpartOf(url);
        if (partner !== undefined)
            counterparts.set((0,origin/* originOf */.y)(url), (0,origin/* originOf */.y)(partner));
    }
    const origins = new Set(sites.map(({ origin }) => origin));
    return {
        ...pairs,
        counterpartOf: url => (origins.has(url) ? counterparts.get(url) : pairs.counterpartOf(url)),
    };
}
function byTool(runs) {
    return new Map(runs.map(run => [run.tool, run]));
}
function searchSides({ now, before }) {
    return { now: new own_address/* OwnAddresses */.n(now, [before]), before: new own_address/* OwnAddresses */.n(before, [now]) };
}
function haveSamePages({ now, before }, pairs) {
    const asked = (outlines) => outlines.filter(({ isAskedForLinks }) => isAskedForLinks).map(({ url }) => url);
    const partners = new Set(asked(now).map(url => pairs.counterpartOf(url)));
    const others = new Set(asked(before));
    return partners.size === others.size && [...partners].every(url => url !== undefined && others.has(url));
}
function worstFirst(failures) {
    return outcomes/* SEVERITIES */.o.flatMap(severity => failures.filter(failure => failure.severity === severity));
}
function isUsable(baseline) {
    const { pages, sites } = baseline;
    return [...pages, ...sites].some(({ runs }) => runs.some(run => run.status === 'measured'));
}
const COMPARED_FACTS = [
    'runs',
    'title',
    'description',
    'indexable',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
];
function comparablePart(run) {
    const facts = COMPARED_FACTS.flatMap(name => {
        const value = run.facts[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...run,
        facts: { ...Object.fromEntries(facts), ...(0,baseline_search_facts/* searchPart */.E)(run.tool, run.facts) },
        checks: run.checks.map(({ why: _why, fix: _fix, ...check }) => check),
    };
}


/***/ }),

/***/ 36424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withoutGeneratedNames)
/* harmony export */ });
function withoutGeneratedNames(text) {
    return text
        .replace(BUILD_ID, '$1*')
        .replace(DEPLOYMENT, '$1*')
        .replace(NONCE, '$1')
        .replace(ASSET_HASH, (all, dash, hash, end) => UPPER_TWICE.test(hash) || isRandom(hash) ? `${dash}*${end}` : all)
        .replace(ASSET_VERSION, '$1*')
        .replace(STYLED_CLASS, '$1-*')
        .replace(MODULE_CLASS, '$1*')
        .replace(FRAMEWORK_ID, '*')
        .replace(WORD, word => (isRandom(word) ? '*' : word));
}
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g;
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g;
const NONCE = /(\bnonce=")[^"]*/g;
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g;
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/;
const ASSET_VERSION = /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g;
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g;
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g;
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g;
const WORD = /[A-Za-z0-9]{8,}/g;
function isRandom(word) {
    if (!/\d/.test(word) || !/[A-Za-z]/.test(word))
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(word))
        return true;
    const turns = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
    return turns >= 2;
}


/***/ }),

/***/ 69494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ OwnAddresses),
/* harmony export */   q: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82620);
/* harmony import */ var _generated_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36424);


class OwnAddresses {
    #hosts;
    #platforms;
    #root;
    constructor({ hosts, root }, others = []) {
        this.#hosts = new Set([...hosts, ...others.flatMap(other => other.hosts)]);
        this.#platforms = new Set([...this.#hosts].map(_net_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .platformOf */ .t));
        this.#root = root;
    }
    local(address) {
        const url = URL.parse(address);
        if (!url)
            return address;
        if (!this.#isOwn(url))
            return elsewhere(url);
        const { pathname, search } = url;
        return (pathname.startsWith(this.#root) ? pathname.slice(this.#root.length - 1) : pathname) + search;
    }
    #isOwn({ host }) {
        if (this.#hosts.has(host))
            return true;
        const platform = (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_0__/* .platformOf */ .t)(host);
        return platform !== undefined && this.#platforms.has(platform);
    }
    localFile(address) {
        return (0,_generated_names_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutGeneratedNames */ .q)(this.local(address));
    }
}
function elsewhere(url) {
    const { protocol, host, pathname, search } = url;
    return `${protocol}//${(0,_generated_names_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutGeneratedNames */ .q)(host)}${pathname}${search}`;
}
function loosePath(path) {
    const [name = '', ...query] = path.split('?');
    const stem = name.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}


/***/ }),

/***/ 96704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rootsOf),
/* harmony export */   b: () => (/* binding */ pairPages)
/* harmony export */ });
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
function pathOf(url, root) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname;
    return path + parsed.search;
}
function commonFolder(urls) {
    const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = length < 0 ? first : first.slice(0, length);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}
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
function isVariant(host, other) {
    return host.replace(/^www\./, '') === other.replace(/^www\./, '');
}


/***/ }),

/***/ 8126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ PlaceKeys),
  x: () => (/* binding */ withoutIndexes)
});

// EXTERNAL MODULE: ./lib/gate/baseline/generated-names.js
var generated_names = __webpack_require__(36424);
;// CONCATENATED MODULE: ./lib/gate/baseline/plain-source.js
const SURE_OF_CUT = 120;
const MAX_SOURCE = 1000;
const FORMS = [
    [/ ?\/>/g, '>'],
    [/<\/?[A-Za-z][\w:-]*/g, tag => tag.toLowerCase()],
    [/[\w:-]+(?= ?= ?["'\w])/g, attribute => attribute.toLowerCase()],
    [/ ?= ?'([^'"]*)'/g, '="$1"'],
    [/ ?= ?'([^'"]*)$/, '="$1'],
    [/ = ?"|= "/g, '="'],
    [/ ?= ?([^\s"'=<>`]+)(?=[\s>])/g, '="$1"'],
    [/=""/g, ''],
    [/\u00a0|&(?:nbsp|#160|#xa0);/gi, ' '],
    [/&(?:quot|#34|#x22);/gi, '"'],
    [/&(?:apos|#39|#x27);/gi, "'"],
    [/&(?:lt|#60|#x3c);/gi, '<'],
    [/&(?:gt|#62|#x3e);/gi, '>'],
    [/&(?:amp|#38|#x26);/gi, '&'],
];
function plainSource(snippet) {
    if (!snippet.includes('<') || snippet.length > MAX_SOURCE)
        return snippet;
    const plain = FORMS.reduce((text, [form, to]) => text.replace(form, to), snippet);
    return snippet.endsWith('…') ? plain.slice(0, SURE_OF_CUT) : plain;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/place-keys.js


const MAX_KNOWN = 20_000;
class PlaceKeys {
    #hosts;
    #root;
    #known = new Map();
    constructor(deployment, others = []) {
        const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts));
        this.#root = deployment.root;
        this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined;
    }
    keyOf(occurrence, message, pageUrls) {
        const { url, selector = '', snippet = '' } = occurrence;
        const resource = this.#plain(url);
        return {
            resource: pageUrls.some(page => this.#plain(page) === resource) ? '' : resource,
            selector: this.#plain(selector),
            message: this.#plain(occurrence.message ?? message ?? '').replace(FIGURE, '0'),
            snippet: this.#plain(plainSource(snippet)),
        };
    }
    #plain(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const plain = this.#make(text);
        if (this.#known.size >= MAX_KNOWN)
            this.#known.clear();
        this.#known.set(text, plain);
        return plain;
    }
    #make(text) {
        const local = this.#hosts ? text.replace(this.#hosts, '') : text;
        const rooted = this.#root === '/' ? local : local.replaceAll(this.#root, '/');
        return (0,generated_names/* withoutGeneratedNames */.q)(rooted);
    }
}
const FIGURE = /\d+(?:[.,]\d+)*/g;
const INDEX = /:nth-(?:of-type|child)\(\d+\)/g;
function withoutIndexes(selector) {
    return selector.replace(INDEX, '');
}
function hostPattern(hosts) {
    const longestFirst = hosts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const names = longestFirst.map(host => RegExp.escape(host)).join('|');
    return new RegExp(`(?:(?:https?:)?(?:\\\\?/){2}|(?<![\\w.-]))(?:${names})(?![\\w-]|[.:]\\w)`, 'gi');
}


/***/ }),

/***/ 72358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ byMoreThan),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   dl: () => (/* binding */ differingParts),
/* harmony export */   mq: () => (/* binding */ differingVitals),
/* harmony export */   qj: () => (/* binding */ differingCards)
/* harmony export */ });
/* harmony import */ var _api_core_web_vitals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74672);

function differ(before, after) {
    return canonicalJson(before) === canonicalJson(after) ? undefined : { before, after };
}
function byMoreThan(count, share) {
    return (before, after) => {
        if (typeof before !== 'number' || typeof after !== 'number' || before === after)
            return undefined;
        const apart = Math.abs(after - before);
        const isMuch = apart > count && apart > share * Math.max(before, after);
        return isMuch || before === 0 || after === 0 ? { before, after } : undefined;
    };
}
const MAX_PARTS = 100;
function differingParts(before, after) {
    const [old, now] = [objectOf(before), objectOf(after)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
    const apart = names.filter(name => differ(old[name] ?? null, now[name] ?? null)).slice(0, MAX_PARTS);
    if (apart.length === 0)
        return undefined;
    const partsOf = (side) => Object.values(side).every(value => value === null)
        ? null
        : Object.fromEntries(apart.map(name => [name, side[name] ?? null]));
    return { before: partsOf(old), after: partsOf(now) };
}
function differingCards(before, after) {
    const [old, now] = [objectOf(before), objectOf(after)];
    return differingParts(cardBeside(old, now), cardBeside(now, old));
}
function cardBeside(card, other) {
    return Object.fromEntries(Object.entries(card).map(([name, part]) => {
        const { text, isOwn } = objectOf(part);
        if (text === undefined)
            return [name, part];
        const beside = objectOf(other[name] ?? null);
        return [name, isOwn || (beside['text'] === text && beside['isOwn']) ? text : null];
    }));
}
const MIN_LCP_MS = 1500;
const MIN_LCP_SHARE = 0.5;
const MIN_CLS = 0.1;
const USUAL_TOLERANCE = 20;
function differingVitals(before, after, tolerance) {
    const [old, now] = [objectOf(before), objectOf(after)];
    const factor = Math.max(1, tolerance / USUAL_TOLERANCE);
    const apart = VITALS.filter(({ name, bounds, least, without }) => {
        const [was, is] = [old[name], now[name]];
        if (typeof was !== 'number' || typeof is !== 'number')
            return false;
        const own = (value, side) => value - (without ? Number(side[without] ?? 0) : 0);
        const [ownWas, ownIs] = [own(was, old), own(is, now)];
        const distance = is > was ? ownIs - ownWas : ownWas - ownIs;
        const isFar = distance > factor * least(Math.max(0, Math.min(ownWas, ownIs)));
        return isFar && ratingOf(was, bounds) !== ratingOf(is, bounds);
    });
    if (apart.length === 0)
        return undefined;
    const partsOf = (side) => Object.fromEntries(apart.map(({ name }) => [name, side[name]]));
    return { before: partsOf(old), after: partsOf(now) };
}
const VITALS = [
    {
        name: 'largest-contentful-paint',
        bounds: _api_core_web_vitals_js__WEBPACK_IMPORTED_MODULE_0__/* .LCP_MS */ .m,
        least: smaller => Math.max(MIN_LCP_MS, MIN_LCP_SHARE * smaller),
        without: 'server-response-time',
    },
    { name: 'cumulative-layout-shift', bounds: _api_core_web_vitals_js__WEBPACK_IMPORTED_MODULE_0__/* .CLS */ .V, least: () => MIN_CLS },
];
function ratingOf(value, { good, poor }) {
    return value <= good ? 0 : value <= poor ? 1 : 2;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function canonicalJson(value) {
    return JSON.stringify(value, (_, node) => typeof node === 'object' && node !== null && !Array.isArray(node)
        ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
        : node);
}


/***/ }),

/***/ 55837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ searchPart),
/* harmony export */   h: () => (/* binding */ SEARCH_FACT_TABLE)
/* harmony export */ });
/* harmony import */ var _search_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72358);
/* harmony import */ var _search_readings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(377);


const RENDERED = {
    isAlike: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .areJudgedAlike */ .Ex,
    otherwise: 'scripts were seen at work on one side only',
};
const MIN_WORDS = 30;
const MIN_LINKS = 5;
const MIN_SHARE = 0.2;
const rendered = { rendered: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptRendering */ .Nb };
const SEARCH_FACT_TABLE = {
    status: {
        tool: 'redirects',
        keep: { finalStatus: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ },
        read: ({ finalStatus }) => (typeof finalStatus === 'number' ? finalStatus : undefined),
    },
    indexable: {
        tool: 'robots',
        keep: { keptOut: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ },
        read: ({ keptOut }) => Array.isArray(keptOut) ? keptOut.length === 0 || keptOut.map(String).join('; ') : undefined,
    },
    redirect: {
        tool: 'redirects',
        keep: { redirects: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, finalUrl: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readRedirect */ .Dr,
    },
    canonical: {
        tool: 'serp',
        keep: { canonicalIs: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, canonicalPage: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonical */ .hm,
        alike: RENDERED,
    },
    'needs-scripts': {
        tool: 'content',
        keep: { contentNeedsScripts: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: ({ contentNeedsScripts: needs }) => (typeof needs === 'boolean' ? needs : undefined),
        alike: RENDERED,
    },
    title: {
        tool: 'serp',
        keep: { title: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .textNamed */ .Ls)('title'),
        alike: RENDERED,
    },
    'rich-results': {
        tool: 'schema',
        keep: { features: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptFeatures */ .QC, ...rendered },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readFeatures */ ._h,
        differ: _search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differingParts */ .dl,
        alike: RENDERED,
    },
    hreflang: {
        tool: 'hreflang',
        keep: { alternates: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptAlternates */ ._z, alternatesLeftOut: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readAlternates */ .Ei,
        differ: _search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differingParts */ .dl,
        alike: RENDERED,
    },
    h1: {
        tool: 'content',
        keep: { h1: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .textNamed */ .Ls)('h1'),
        alike: RENDERED,
    },
    words: {
        tool: 'content',
        keep: { text: (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y_)('words'), ...rendered },
        read: ({ text }) => (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .numberIn */ .Po)(text, 'words'),
        differ: (0,_search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .byMoreThan */ .Qk)(MIN_WORDS, MIN_SHARE),
        alike: RENDERED,
    },
    language: {
        tool: 'hreflang',
        keep: { htmlLang: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: ({ htmlLang }) => (typeof htmlLang === 'string' ? htmlLang.toLowerCase() : (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .noneOf */ .kO)(htmlLang)),
        alike: RENDERED,
    },
    description: {
        tool: 'serp',
        keep: { description: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .textNamed */ .Ls)('description'),
        alike: RENDERED,
    },
    'links-in': {
        tool: 'broken-links',
        keep: { links: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptLinks */ .CZ, ...rendered },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readLinkedPages */ .m6,
        differ: (0,_search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .byMoreThan */ .Qk)(MIN_LINKS, MIN_SHARE),
        alike: RENDERED,
        overPages: true,
    },
    'links-out': {
        tool: 'content',
        keep: { links: (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y_)('internal'), ...rendered },
        read: ({ links }) => (0,_search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .numberIn */ .Po)(links, 'internal'),
        differ: (0,_search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .byMoreThan */ .Qk)(MIN_LINKS, MIN_SHARE),
        alike: RENDERED,
    },
    'social-card': {
        tool: 'serp',
        keep: { card: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptCard */ .hp, title: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, description: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, ...rendered },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readCard */ .hX,
        differ: _search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differingCards */ .qj,
        alike: RENDERED,
    },
    'core-web-vitals': {
        tool: 'pagespeed',
        keep: { metrics: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .keptMetrics */ .eN, requestedDevice: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ },
        read: _search_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .readMetrics */ .Uw,
        differ: _search_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differingVitals */ .mq,
        alike: {
            isAlike: (facts, before) => String(facts['requestedDevice']) === String(before['requestedDevice']),
            otherwise: 'the devices differ',
        },
    },
};
function searchPart(tool, facts) {
    const kept = {};
    for (const definition of Object.values(SEARCH_FACT_TABLE)) {
        if (definition.tool !== tool)
            continue;
        for (const [name, reduce] of Object.entries(definition.keep)) {
            const fact = facts[name];
            if (fact !== undefined && kept[name] === undefined)
                kept[name] = reduce(fact);
        }
    }
    return kept;
}


/***/ }),

/***/ 377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ keptLinks),
/* harmony export */   Dr: () => (/* binding */ readRedirect),
/* harmony export */   Ei: () => (/* binding */ readAlternates),
/* harmony export */   Ex: () => (/* binding */ areJudgedAlike),
/* harmony export */   Ls: () => (/* binding */ textNamed),
/* harmony export */   Nb: () => (/* binding */ keptRendering),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   QC: () => (/* binding */ keptFeatures),
/* harmony export */   Uw: () => (/* binding */ readMetrics),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   _h: () => (/* binding */ readFeatures),
/* harmony export */   _z: () => (/* binding */ keptAlternates),
/* harmony export */   eN: () => (/* binding */ keptMetrics),
/* harmony export */   hX: () => (/* binding */ readCard),
/* harmony export */   hm: () => (/* binding */ readCanonical),
/* harmony export */   hp: () => (/* binding */ keptCard),
/* harmony export */   kO: () => (/* binding */ noneOf),
/* harmony export */   m6: () => (/* binding */ readLinkedPages),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _own_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69494);



function whole(fact) {
    return fact;
}
function part(name) {
    return fact => picked(fact, [name]);
}
function noneOf(fact) {
    return fact === null ? null : undefined;
}
function textNamed(name) {
    return (facts) => {
        const text = facts[name];
        return typeof text === 'string' ? foldSpace(text) : noneOf(text);
    };
}
function numberIn(fact, name) {
    const number = objectOf(fact)[name];
    return typeof number === 'number' ? number : undefined;
}
const keptRendering = (fact) => picked(fact, ['judged', 'reason', 'unchanged']);
function areJudgedAlike(facts, before) {
    const [now, then] = [documentsJudged(facts), documentsJudged(before)];
    return now.some(document => then.includes(document));
}
function documentsJudged({ rendered }) {
    const { judged, reason, unchanged } = objectOf(rendered);
    const isBoth = reason === _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC || (judged === 'rendered' && unchanged === true);
    return isBoth ? ['rendered', 'sent'] : [String(judged)];
}
function readRedirect({ redirects, finalUrl }, { url, addresses }) {
    if (redirects === 0)
        return null;
    if (typeof redirects !== 'number' || typeof finalUrl !== 'string')
        return undefined;
    const end = addresses.local(finalUrl);
    return (0,_own_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .q)(end) === (0,_own_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .q)(addresses.local(url)) ? null : end;
}
function readCanonical({ canonicalIs, canonicalPage }, { url, addresses }) {
    if (canonicalIs === 'self')
        return canonicalIs;
    if (canonicalIs === 'absent')
        return null;
    if (typeof canonicalPage !== 'string')
        return undefined;
    const named = addresses.local(canonicalPage);
    return (0,_own_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .q)(named) === (0,_own_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .q)(addresses.local(url)) ? 'self' : named;
}
const keptFeatures = (fact) => listOf(fact).map(feature => picked(feature, ['name', 'eligible']));
function readFeatures({ features }) {
    if (!Array.isArray(features))
        return undefined;
    return Object.fromEntries(features.map(objectOf).map(({ name, eligible }) => [String(name), Number(eligible) > 0]));
}
const keptAlternates = (fact) => listOf(fact).map(alternate => picked(alternate, ['hreflang', 'href', 'url']));
function readAlternates({ alternates, alternatesLeftOut }, { addresses }) {
    if (!Array.isArray(alternates) || alternatesLeftOut !== undefined)
        return undefined;
    const byLanguage = Map.groupBy(alternates.map(objectOf), ({ hreflang }) => String(hreflang).toLowerCase());
    return Object.fromEntries(Array.from(byLanguage, ([language, some]) => {
        const urls = some.map(({ url, href }) => addresses.local(String(url ?? href)));
        return [language, [...new Set(urls)].sort().join(' ')];
    }));
}
const MAX_LINKS = 1000;
const AS_LINK = Object.freeze([Object.freeze({ element: 'a' })]);
const keptLinks = (fact) => {
    if (!Array.isArray(fact) || fact.length >= MAX_LINKS)
        return null;
    return fact
        .map(objectOf)
        .flatMap(({ url, sources }) => (isLink(sources) ? [{ url: url, sources: AS_LINK }] : []));
};
function readLinkedPages({ links }, { addresses }) {
    if (!Array.isArray(links) || links.length >= MAX_LINKS)
        return undefined;
    const linked = links.map(objectOf).filter(({ sources }) => isLink(sources));
    const pages = linked.map(({ url }) => addresses.local(String(url))).filter(page => page.startsWith('/'));
    return [...new Set(pages.map(_own_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .q))];
}
function isLink(sources) {
    return listOf(sources).some(source => LINKS.has(String(objectOf(source)['element'])));
}
const LINKS = new Set(['a', 'area']);
const MAX_TEXT = 300;
const keptCard = (fact) => picked(fact, ['title', 'description', 'imageUrl', 'twitterCard']);
function readCard({ card, title, description }, { addresses }) {
    const { imageUrl, twitterCard, ...texts } = objectOf(card);
    if (imageUrl === undefined)
        return undefined;
    const ownText = (text, ofPage) => {
        if (typeof text !== 'string')
            return null;
        const short = foldSpace((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(text, MAX_TEXT));
        return { text: short, isOwn: !(typeof ofPage === 'string' && short === foldSpace(ofPage)) };
    };
    return {
        title: ownText(texts['title'], title),
        description: ownText(texts['description'], description),
        image: typeof imageUrl === 'string' ? addresses.localFile(imageUrl) : null,
        type: typeof twitterCard === 'string' ? twitterCard : null,
    };
}
const METRICS = [
    'largest-contentful-paint',
    'cumulative-layout-shift',
    'server-response-time',
    'total-blocking-time',
];
const keptMetrics = (fact) => Object.fromEntries(Object.entries(objectOf(fact)).flatMap(([name, metric]) => METRICS.includes(name) ? [[name, picked(metric, ['value'])]] : []));
function readMetrics({ metrics }) {
    const values = METRICS.flatMap(name => {
        const { value } = objectOf(objectOf(metrics)[name]);
        return typeof value === 'number' ? [[name, value]] : [];
    });
    const read = Object.fromEntries(values);
    return METRICS.slice(0, 2).every(name => name in read) ? read : undefined;
}
function picked(fact, names) {
    const object = objectOf(fact);
    return Object.fromEntries(names.flatMap(name => (object[name] === undefined ? [] : [[name, object[name]]])));
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function foldSpace(text) {
    return text.replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 43881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ judgedByExpression),
/* harmony export */   K9: () => (/* binding */ wholeRuns),
/* harmony export */   cM: () => (/* binding */ responseBody),
/* harmony export */   fd: () => (/* binding */ runsByPage),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   od: () => (/* binding */ mappedRuns)
/* harmony export */ });
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

function runsOf(findings) {
    return { [Symbol.iterator]: () => Iterator.from(runsByPage(findings)).flatMap(({ runs }) => runs) };
}
function* runsByPage({ pages, sites, analyses }) {
    const visited = analyses.flatMap(analysis => analysis.pages).flatMap(page => page.runs);
    const further = Map.groupBy(visited, ({ url }) => url);
    for (const page of pages)
        yield at(page.url, page.runs);
    for (const site of sites)
        yield at(site.origin, site.runs);
    for (const [url, runs] of further)
        yield { url, runs: eachTool(runs) };
    function at(url, runs) {
        const others = further.get(url);
        further.delete(url);
        return { url, runs: others ? eachTool([...runs, ...others]) : runs };
    }
}
function eachTool(runs) {
    return runs.filter((run, at) => runs.findIndex(({ tool }) => tool === run.tool) === at);
}
function mappedRuns(runs, change) {
    return { [Symbol.iterator]: () => Iterator.from(runs).map(change) };
}
function wholeRuns(findings) {
    let runs;
    return {
        [Symbol.iterator]() {
            runs ??= wholeRunsOf(findings);
            return runs[Symbol.iterator]();
        },
    };
}
function wholeRunsOf(findings) {
    const ofSites = new Map(findings.sites.flatMap(({ origin, runs }) => runs.map(run => [`${run.tool} ${origin}`, run])));
    const siteRuns = new Set(findings.sites.flatMap(({ runs }) => runs));
    const siteRunOf = (run) => siteRuns.has(run) || run.status === 'not-measured'
        ? undefined
        : ofSites.get(`${run.tool} ${URL.parse(run.url)?.origin}`);
    const runs = runsOf(findings);
    const joined = new Set(siteRuns.size === 0 ? [] : Iterator.from(runs).map(siteRunOf));
    const own = () => Iterator.from(runs).filter(run => !joined.has(run));
    return mappedRuns({ [Symbol.iterator]: own }, run => {
        const ofSite = siteRunOf(run);
        return ofSite ? (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .changedRun */ .Mn)(run, { checks: [...run.checks, ...ofSite.checks] }) : run;
    });
}
function responseBody(run) {
    if (run.foreign === 'object')
        return { body: run.facts };
    if (run.foreign === 'value')
        return 'body' in run.facts ? { body: run.facts['body'] } : undefined;
    return run.status === 'measured' ? { body: run } : undefined;
}
function judgedByExpression(run, conditions) {
    return conditions.expressionsFor(run).length > 0 && responseBody(run) !== undefined;
}


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

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
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};
