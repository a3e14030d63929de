export const id = 9417;
export const ids = [9417];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 26292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ExpressionRunner)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70370);



const HEAP_LOOK_MS = 25;
const V8_HEAP_LIMIT_MB = 4096;
const MAX_INPUT_SIZE = 256 * 1024 * 1024;
class ExpressionRunner {
    #maxHeapMb;
    #totalMs;
    #turns = (0,p_limit__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(1);
    #stopped = new Map();
    #tooLargeInputs = new WeakMap();
    #worker;
    #isClosed = false;
    #spentMs = 0;
    constructor({ maxHeapMb, totalMs = Number.POSITIVE_INFINITY }) {
        this.#maxHeapMb = maxHeapMb;
        this.#totalMs = totalMs;
    }
    evaluate(wanted, expression, input, limits) {
        return this.#turns(async () => {
            limits.signal?.throwIfAborted();
            const stopped = this.#whyStopped(`${wanted} ${expression}`);
            if (stopped !== undefined)
                return { kind: 'stopped', message: stopped };
            if ('value' in input && this.#isTooLarge(input.value)) {
                return { kind: 'error', message: `it would see more than ${MAX_INPUT_SIZE / 1024 ** 2} MB of data` };
            }
            const begun = performance.now();
            const outcome = await this.#ask({ wanted, expression, input }, limits);
            this.#spentMs += performance.now() - begun;
            if (outcome.kind === 'stopped') {
                this.#stopped.set(`${wanted} ${expression}`, outcome.message);
                await this.#endThread();
            }
            return outcome;
        });
    }
    #isTooLarge(value) {
        if (typeof value !== 'object' || value === null)
            return exceedsSize(value, MAX_INPUT_SIZE);
        const isTooLarge = this.#tooLargeInputs.get(value) ?? exceedsSize(value, MAX_INPUT_SIZE);
        this.#tooLargeInputs.set(value, isTooLarge);
        return isTooLarge;
    }
    #whyStopped(question) {
        if (this.#isClosed)
            return 'evaluation has ended';
        if (this.#spentMs > this.#totalMs) {
            return `all expressions together took more than ${this.#totalMs / 1000} s`;
        }
        return this.#stopped.get(question);
    }
    async close() {
        this.#isClosed = true;
        await this.#endThread();
    }
    async #ask(question, { timeoutMs, signal }) {
        const worker = this.#worker ?? this.#startThread();
        const { promise, resolve, reject } = Promise.withResolvers();
        let timer;
        const heapTimer = setInterval(async () => {
            const used = await worker.getHeapStatistics().then(heap => heap.used_heap_size, () => 0);
            if (used > this.#maxHeapMb * 1024 ** 2)
                resolve({ kind: 'stopped', message: this.#tooLarge });
        }, HEAP_LOOK_MS);
        const onMessage = (answer) => {
            if (answer.kind !== 'started')
                resolve(answer);
            else
                timer = setTimeout(() => resolve({ kind: 'stopped', message: tooLong(timeoutMs) }), timeoutMs);
        };
        const onError = (error) => {
            const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
            resolve({ kind: 'stopped', message: isMemory ? this.#tooLarge : error.message });
        };
        const onExit = () => resolve({ kind: 'stopped', message: 'the thread that evaluates it ended' });
        const onAbort = () => {
            reject(signal.reason);
            void this.#endThread();
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal?.addEventListener('abort', onAbort, { once: true });
        try {
            worker.postMessage(question);
            return await promise;
        }
        catch (error) {
            if (error.name === 'RangeError')
                return { kind: 'error', message: 'what it would see is nested too deep' };
            throw error;
        }
        finally {
            clearTimeout(timer);
            clearInterval(heapTimer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            signal?.removeEventListener('abort', onAbort);
        }
    }
    #startThread() {
        const worker = startWorker();
        worker
            .on('error', () => undefined)
            .once('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #endThread() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    get #tooLarge() {
        return `it took more than ${this.#maxHeapMb} MB of memory`;
    }
}
function startWorker() {
    const here = import.meta.url;
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(new URL(`./expression-worker${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
    });
}
function tooLong(timeoutMs) {
    return `it did not finish within ${timeoutMs / 1000} s`;
}
function exceedsSize(value, most) {
    const left = [value];
    let size = 0;
    while (left.length > 0) {
        if (size > most)
            return true;
        const next = left.pop();
        size += typeof next === 'string' ? next.length : 1;
        if (typeof next !== 'object' || next === null)
            continue;
        if (Array.isArray(next)) {
            for (const item of next)
                left.push(item);
            continue;
        }
        for (const [key, item] of Object.entries(next)) {
            size += key.length;
            left.push(item);
        }
    }
    return size > most;
}


/***/ }),

/***/ 9417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgedReport: () => (/* binding */ judgedReport)
});

// EXTERNAL MODULE: ./lib/gate/baseline/compare.js + 7 modules
var compare = __webpack_require__(13640);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/gate/baseline/search-facts.js
var search_facts = __webpack_require__(55837);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
// EXTERNAL MODULE: ./lib/gate/reason-line.js
var reason_line = __webpack_require__(56266);
;// CONCATENATED MODULE: ./lib/gate/fail-on-change.js




function pendingChanges({ changes = [], lost = [] }, rules, otherAddress) {
    const meant = rules.map(({ what, url }) => ({
        what,
        matches: url === undefined ? () => true : (0,globs/* urlMatcher */.mm)(url, otherAddress),
    }));
    const all = [
        ...lost.map(({ url, note }) => ({ what: 'lost', page: url, value: (0,reason_line/* inline */.mG)(note) })),
        ...changes.map(({ what, page, before, after }) => ({
            what,
            page,
            value: `${inWords(what, before)} → ${inWords(what, after)}`,
        })),
    ];
    return all.filter(({ what, page }) => meant.some(rule => (rule.what === 'all' || rule.what === what) && rule.matches(page)));
}
function judgeChanges(comparison, approval, otherAddress) {
    if (!comparison || !approval)
        return {};
    const { rules, label, isGiven } = approval;
    const warnings = uncomparedWarnings(comparison, rules);
    if (isGiven)
        return { warnings };
    const pending = pendingChanges(comparison, rules, otherAddress);
    const how = `; to approve, put the label "${(0,reason_line/* inline */.mG)(label)}" on the pull request`;
    return {
        warnings,
        failing: pending.flatMap(({ what, page }) => what === 'lost' ? [] : [{ tool: search_facts/* SEARCH_FACT_TABLE */.h[what].tool, url: page }]),
        reasons: (0,reason_line/* groupBy */.$z)(pending, ({ what }) => what).map(group => {
            const { what, value } = group[0];
            const isLost = what === 'lost';
            return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(group.map(({ page, value }) => ({ url: page, value }))), {
                subject: 'fail-on-change: ',
                ofOne: isLost ? `the address is lost: it ${value}` : `${what} changed: ${value}`,
                ofMany: isLost ? count => `${count} addresses are lost` : `${what} changed`,
                bound: `${how}, or take "${what}" out of "fail-on-change"`,
            });
        }),
    };
}
function uncomparedWarnings({ changes, lost, uncompared = [] }, rules) {
    const isAll = rules.some(({ what }) => what === 'all');
    const named = new Set(rules.map(({ what }) => what));
    const warnings = named.has('lost') && !lost ? ['fail-on-change: lost addresses were not looked for in this run'] : [];
    if (rules.every(({ what }) => what === 'lost'))
        return warnings;
    if (!changes) {
        const nothing = 'nothing of what search engines see could be compared with the baseline';
        return [...warnings, `fail-on-change: ${nothing}`];
    }
    for (const { what, pages, reason, notRun } of uncompared) {
        const concerned = what.filter(fact => named.has(fact) || (isAll && !notRun));
        if (concerned.length === 0)
            continue;
        const where = pages === 1 ? '1 page' : `${pages} pages`;
        warnings.push(`fail-on-change: ${concerned.join(', ')} could not be compared on ${where}: ${(0,reason_line/* inline */.mG)(reason)}`);
    }
    return warnings;
}
const MAX_VALUE = 80;
function inWords(what, value) {
    if (value === null)
        return 'nothing';
    if (what === 'indexable' && value === true)
        return 'may be indexed';
    if (what === 'canonical' && value === 'self')
        return 'the page itself';
    return (0,cut/* cutEnd */.ym)((0,reason_line/* inline */.mG)(partsOf(value)), MAX_VALUE);
}
function partsOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return JSON.stringify(value);
    const parts = Object.entries(value).map(([name, part]) => {
        if (part === true)
            return name;
        if (part === false)
            return `${name} (not eligible)`;
        if (part === null)
            return `no ${name}`;
        return `${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`;
    });
    return parts.join(', ');
}

// EXTERNAL MODULE: ./lib/expressions/expression-runner.js
var expression_runner = __webpack_require__(26292);
// EXTERNAL MODULE: ./lib/expressions/expression.js
var expressions_expression = __webpack_require__(1681);
// EXTERNAL MODULE: ./lib/expressions/schema-names.js
var schema_names = __webpack_require__(11269);
// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
;// CONCATENATED MODULE: ./lib/gate/dead-names.js




async function readingOf(runner, expression, bodies, limits) {
    const reads = await (0,expressions_expression.readExpression)(expression).catch(() => undefined);
    if (!reads)
        return { dead: [], mustGive: false };
    const { paths, picks } = reads;
    const left = new Map(paths.map(path => [JSON.stringify(path), path]));
    const missing = new Map();
    const open = new Set();
    for (const { body, mayHave } of bodies) {
        for (const [key, path] of left)
            if (mayHave(path))
                open.add(key);
        if (left.keys().every(key => open.has(key)))
            continue;
        const outcome = await runner.evaluate('sights', expression, { value: body }, limits);
        if (outcome.kind !== 'result')
            return { dead: [], mustGive: false };
        for (const sight of outcome.result.sights) {
            const key = JSON.stringify(sight.path);
            if (sight.state === 'found')
                left.delete(key);
            else if (sight.state === 'open')
                open.add(key);
            else
                missing.set(key, deepest(missing.get(key), sight));
        }
    }
    const dead = [...left.keys()].flatMap(key => (open.has(key) ? [] : (missing.get(key) ?? [])));
    const byPlace = new Map(dead.map(found => [JSON.stringify(found.path.slice(0, found.at + 1)), found]));
    return {
        dead: [...byPlace.values()].map(({ path, at, beside }) => {
            const name = path[at];
            return `reads "${(0,reason_line/* inline */.mG)(name)}", which no result has${(0,nearest/* suggestion */.h)(name, beside.map(reason_line/* inline */.mG))}`;
        }),
        mustGive: left.size === 0 && !picks,
    };
}
function deepest(one, other) {
    return one && one.at >= other.at ? one : other;
}
async function toolRunNames() {
    const { toolRunShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(4377)]).then(__webpack_require__.bind(__webpack_require__, 82334));
    const schema = toolRunShape();
    return path => path[0] !== 'facts' && (0,schema_names/* unknownName */.U)(path, schema) === undefined;
}

// EXTERNAL MODULE: ./lib/gate/judged-runs.js
var judged_runs = __webpack_require__(43881);
;// CONCATENATED MODULE: ./lib/gate/rank.js


const NOWHERE = 101;
async function rankBodies({ rank = [] }) {
    const { rankShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2961)]).then(__webpack_require__.bind(__webpack_require__, 52961));
    const schema = rankShape();
    const mayHave = (path) => !path.includes('facts') && (0,schema_names/* unknownName */.U)(path, schema) === undefined;
    return rank
        .filter(({ reason }) => reason === undefined)
        .map(({ project, dashboard }) => ({
        id: project.id,
        body: { project: withPlaces(project), dashboard: withPlaces(dashboard) },
        mayHave,
    }));
}
function judgeUnmeasuredRank({ rank = [] }, { failIf, notMeasured }) {
    if (notMeasured === 'ignore' || !failIf.some(({ scope }) => scope === 'rank'))
        return {};
    const lines = rank.flatMap(({ project, reason }) => reason === undefined ? [] : [`rank: ${(0,reason_line/* inline */.mG)(project.id)} was not measured: ${(0,reason_line/* inline */.mG)(reason)}`]);
    return notMeasured === 'fail' ? { reasons: lines } : { warnings: lines };
}
function withPlaces(value) {
    const { facts, ...rest } = value;
    return { ...placed(rest), facts };
}
function placed(value) {
    if (Array.isArray(value))
        return value.filter(item => item !== null).map(placed);
    if (typeof value !== 'object' || value === null)
        return value;
    const known = Object.entries(value).flatMap(([name, item]) => {
        const shown = item === null && standsNowhere(name, value) ? NOWHERE : item;
        return shown === null || shown === undefined ? [] : [[name, placed(shown)]];
    });
    return Object.fromEntries(known);
}
function standsNowhere(name, holder) {
    if (name === 'position')
        return holder['state'] !== 'unknown';
    return (name === 'before' || name === 'after') && 'keyword' in holder;
}

;// CONCATENATED MODULE: ./lib/gate/fail-if.js





const RESPONSE_TIMEOUT_MS = 1000;
const REPORT_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 120_000;
const MAX_HEAP_MB = 1024;
async function judgeExpressions(findings, runs, conditions) {
    const { expressions } = conditions;
    if (expressions.length === 0)
        return {};
    const isOwnName = await toolRunNames();
    const runner = new expression_runner/* ExpressionRunner */.l({ maxHeapMb: MAX_HEAP_MB, totalMs: TOTAL_TIMEOUT_MS });
    try {
        const reasons = [];
        const warnings = [];
        const failing = [];
        const add = (judged) => {
            reasons.push(...judged.reasons);
            warnings.push(...judged.warnings);
            failing.push(...judged.failing);
        };
        for (const condition of expressions) {
            const { scope, expression } = condition;
            const isJudged = (run) => conditions.expressionsFor(run).includes(condition);
            const judged = { [Symbol.iterator]: () => Iterator.from(runs).filter(isJudged) };
            if (scope === 'report') {
                add(await judgeReport(runner, findings, expression));
            }
            else if (scope === 'rank') {
                add(await judgeRank(runner, findings, expression));
            }
            else if (Iterator.from(judged).some(() => true)) {
                add(await judgeTool(runner, judged, condition, isOwnName));
            }
            else {
                const where = Iterator.from(runs).some(run => run.tool === scope)
                    ? 'no page that it is for'
                    : 'no page';
                warnings.push(`${scope}: fail-if ${quoted(expression)} was not evaluated: ${scope} ran on ${where}`);
            }
        }
        return { reasons, warnings, failing };
    }
    finally {
        await runner.close();
    }
}
async function judgeReport(runner, findings, expression) {
    const limits = { timeoutMs: REPORT_TIMEOUT_MS };
    const outcome = await runner.evaluate('truth', expression, { value: findings }, limits);
    const subject = `report: fail-if ${quoted(expression)}`;
    if (outcome.kind !== 'result') {
        return {
            reasons: [`${subject} could not be evaluated: ${(0,reason_line/* inline */.mG)(outcome.message)}`],
            warnings: [],
            failing: [],
        };
    }
    const { result } = outcome;
    const body = { body: findings, mayHave: (path) => !path.includes('facts') };
    return {
        reasons: result.truth ? [`${subject} is true${valueClause(result)}`] : [],
        warnings: await deadLines(runner, subject, expression, [body], limits, [result.none]),
        failing: [],
    };
}
async function judgeRank(runner, findings, expression) {
    const limits = { timeoutMs: RESPONSE_TIMEOUT_MS };
    const bodies = await rankBodies(findings);
    const subject = `rank: fail-if ${quoted(expression)}`;
    const reasons = [];
    const none = [];
    for (const { id, body } of bodies) {
        const outcome = await runner.evaluate('truth', expression, { value: body }, limits);
        if (outcome.kind !== 'result') {
            reasons.push(`${subject} could not be evaluated for ${(0,reason_line/* inline */.mG)(id)}: ${(0,reason_line/* inline */.mG)(outcome.message)}`);
            if (outcome.kind === 'stopped')
                break;
            continue;
        }
        const { result } = outcome;
        if (result.truth)
            reasons.push(`${subject} is true for ${(0,reason_line/* inline */.mG)(id)}${valueClause(result)}`);
        none.push(result.none);
    }
    const isJudged = none.length === bodies.length;
    const unasked = [`${subject} was not evaluated: no rank project was asked for; set "rank-projects"`];
    return {
        reasons,
        warnings: isJudged ? await deadLines(runner, subject, expression, bodies, limits, none) : [],
        failing: [],
        ...(!findings.rank?.length && { warnings: unasked }),
    };
}
async function judgeTool(runner, runs, { scope, expression }, isOwnName) {
    const limits = { timeoutMs: RESPONSE_TIMEOUT_MS };
    const responses = { [Symbol.iterator]: () => responsesOf(runs, isOwnName) };
    const trueAt = [];
    const failures = [];
    const none = [];
    let index = -1;
    for (const { url, body } of responses) {
        index++;
        const outcome = await runner.evaluate('truth', expression, { value: body }, limits);
        if (outcome.kind === 'result') {
            const { truth, value } = outcome.result;
            if (truth)
                trueAt.push(value === undefined ? { url } : { url, value: (0,reason_line/* inline */.mG)(value) });
            none.push(outcome.result.none);
            continue;
        }
        const left = [...responses].length - index - 1;
        const skipped = outcome.kind === 'stopped' && left > 0
            ? `; not evaluated on ${left} more ${left === 1 ? 'page' : 'pages'}`
            : '';
        failures.push({ url, message: `${(0,reason_line/* inline */.mG)(outcome.message)}${skipped}` });
        if (outcome.kind === 'stopped')
            break;
    }
    const subject = `${scope}: fail-if ${quoted(expression)}`;
    return {
        reasons: linesOf(`${scope}: `, expression, trueAt, failures),
        warnings: failures.length > 0 ? [] : await deadLines(runner, subject, expression, responses, limits, none),
        failing: trueAt.map(({ url }) => ({ tool: scope, url })),
    };
}
function* responsesOf(runs, isOwnName) {
    for (const run of runs) {
        const response = (0,judged_runs/* responseBody */.cM)(run);
        const mayHave = (path) => run.foreign === undefined && isOwnName(path);
        if (response)
            yield { url: run.url, body: response.body, mayHave };
    }
}
async function deadLines(runner, subject, expression, bodies, limits, given) {
    if (given.length === 0)
        return [];
    if (given.every(none => none === 'function')) {
        return [`${subject} gives a function, which is never true; call it, such as $count(checks)`];
    }
    const { dead, mustGive } = await readingOf(runner, expression, bodies, limits);
    if (dead.length > 0)
        return dead.map(words => `${subject} ${words}`);
    const isNothing = mustGive && given.every(none => none === 'nothing');
    return isNothing ? [`${subject} gives no value on any page, so it is never true`] : [];
}
function linesOf(subject, expression, trueAt, failures) {
    const condition = `fail-if ${quoted(expression)}`;
    const lines = (0,reason_line/* groupBy */.$z)(failures, ({ message }) => message).map(group => (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(group.map(({ url }) => ({ url }))), {
        subject,
        ofOne: `${condition} could not be evaluated`,
        bound: `: ${group[0].message}`,
    }));
    const [first] = trueAt;
    if (!first)
        return lines;
    return [
        (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(trueAt), {
            subject,
            ofOne: `${condition} is true${valueClause(first)}`,
            ofMany: `${condition} is true`,
        }),
        ...lines,
    ];
}
function valueClause({ value }) {
    return value === undefined ? '' : ` (its value: ${(0,reason_line/* inline */.mG)(value)})`;
}
function quoted(expression) {
    return `"${(0,reason_line/* inline */.mG)(expression)}"`;
}

// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
;// CONCATENATED MODULE: ./lib/gate/fail-on.js



const SEVERITY_WORDS = {
    error: 'an error',
    warning: 'a warning',
    notice: 'a notice',
};
function judgeSeverities(runs, failOn) {
    if (failOn === 'never')
        return {};
    const counting = countingSeverities(failOn);
    const failures = [];
    for (const { tool, url, checks } of runs) {
        for (const check of checks) {
            if (!(0,api_failures/* isFailure */.N6)(check) || !counting.includes(check.severity))
                continue;
            const { id, title, severity } = check;
            failures.push({ tool, check: id, title, severity, page: url });
        }
    }
    return judgementOf(failures, failOn, severity => SEVERITY_WORDS[severity]);
}
function judgeNewFailures(failures, failOn) {
    return judgementOf(failures, failOn, severity => `${SEVERITY_WORDS[severity]} that is new`);
}
function judgementOf(failures, failOn, wordsOf) {
    if (failOn === 'never')
        return {};
    const groups = countingSeverities(failOn).flatMap(severity => (0,reason_line/* groupBy */.$z)(failures.filter(failure => failure.severity === severity), ({ tool, check }) => `${tool} ${check}`));
    return {
        reasons: groups.map(group => reasonOf(group, wordsOf(group[0].severity), failOn)),
        failing: groups.flat().map(({ tool, page }) => ({ tool, url: page })),
    };
}
function countingSeverities(failOn) {
    return outcomes/* SEVERITIES */.o.slice(0, outcomes/* SEVERITIES */.o.indexOf(failOn) + 1);
}
function reasonOf(failures, words, failOn) {
    const { tool, check, title } = failures[0];
    const pages = (0,reason_line/* distinctPlaces */.jH)(failures.map(({ page }) => ({ url: page })));
    return (0,reason_line/* reasonLine */.$E)(pages, {
        subject: `${tool}: `,
        ofOne: `"${(0,reason_line/* inline */.mG)(title)}" (${(0,reason_line/* inline */.mG)(check)}) is ${words}`,
        bound: `; fail-on is ${failOn}`,
    });
}

// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
;// CONCATENATED MODULE: ./lib/gate/min-score.js



function judgeScores(runs, minScore, conditions) {
    const reasons = [];
    const warnings = [];
    const failing = [];
    if (!conditions.hasBounds)
        return { reasons, warnings, failing };
    const ran = new Set();
    const bounded = [];
    for (const run of runs) {
        const { tool, url, score } = run;
        ran.add(tool);
        const bound = conditions.boundOf(run);
        if (bound === undefined)
            continue;
        bounded.push({ tool, url, score, bound, outcome: outcomeOf(run, bound, conditions) });
    }
    for (const group of (0,reason_line/* groupBy */.$z)(bounded, ({ tool, bound }) => `${tool} ${bound}`)) {
        const { bound } = group[0];
        const runsWith = (outcome) => group.filter(run => run.outcome === outcome);
        const below = runsWith('below');
        const missing = runsWith('missing');
        const nothing = runsWith('nothing to judge');
        if (below.length > 0)
            reasons.push(belowLine(below, bound));
        failing.push(...below);
        if (missing.length > 0)
            reasons.push(noScoreLine(missing, bound, ''));
        const data = runsWith('data alone');
        if (data.length > 0)
            warnings.push(noScoreLine(data, bound, ', because its answer is data without a judgement'));
        if (nothing.length > 0)
            warnings.push(noScoreLine(nothing, bound, ', because none of its checks applies'));
    }
    for (const tool of Object.keys(minScore.tools))
        if (!ran.has(tool))
            warnings.push(`min-score names ${tool}, which did not run on any page`);
    return { reasons, warnings, failing };
}
function outcomeOf(run, bound, conditions) {
    if (run.status === 'not-measured' && !(0,judged_runs/* judgedByExpression */.B9)(run, conditions))
        return 'said elsewhere';
    if (run.score !== null)
        return run.score < bound ? 'below' : 'enough';
    const outcomes = new Set(run.checks.map(({ outcome }) => outcome));
    if (run.foreign === undefined && outcomes.has('pass') && !outcomes.has('fail'))
        return 'enough';
    const nothingApplies = run.checks.length > 0 && run.checks.every(({ outcome }) => outcome === 'not-applicable');
    if (run.judged === false && !conditions.isBoundByName(run))
        return 'data alone';
    return nothingApplies ? 'nothing to judge' : 'missing';
}
function belowLine(runs, bound) {
    return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(runs.map(({ url, score }) => ({ url, value: (0,api_score/* scoreInWords */.F7)(score) }))), {
        subject: `${runs[0].tool}: `,
        ofOne: `score ${(0,api_score/* scoreInWords */.F7)(runs[0].score)} is below min-score ${bound}`,
        ofMany: `score is below min-score ${bound}`,
    });
}
function noScoreLine(runs, bound, because) {
    return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(runs.map(({ url }) => ({ url }))), {
        subject: `${runs[0].tool}: `,
        ofOne: `has no score to compare with min-score ${bound}${because}`,
    });
}

// EXTERNAL MODULE: ./lib/api/judged.js
var api_judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/text/mentions.js
var mentions = __webpack_require__(60560);
;// CONCATENATED MODULE: ./lib/gate/not-measured.js




function lateAlone(runs) {
    let judged;
    return ({ tool, late }) => {
        if (!late)
            return false;
        judged ??= new Set(Iterator.from(runs)
            .filter(api_judged/* hasJudged */.O3)
            .map(run => run.tool));
        return judged.has(tool);
    };
}
const NAMED_TOOLS = 5;
function judgeNotMeasured(findings, runs, notMeasured, conditions) {
    if (notMeasured === 'ignore')
        return {};
    const isLateAlone = lateAlone(runs);
    const unmeasured = Iterator.from(runs)
        .filter(run => run.status === 'not-measured' && !(0,judged_runs/* judgedByExpression */.B9)(run, conditions))
        .map(run => ({ tool: run.tool, url: run.url, reason: run.reason ?? '', isLate: isLateAlone(run) }))
        .toArray();
    const missing = [
        ...unmeasured.map(({ tool, ...rest }) => ({ subject: tool, ...rest })),
        ...findings.analyses
            .filter(analysis => analysis.status === 'not-measured')
            .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '', isLate: false })),
    ];
    const [late, others] = [missing.filter(({ isLate }) => isLate), missing.filter(({ isLate }) => !isLate)];
    const lines = [...(findings.gaps ?? []).map(reason_line/* inline */.mG), ...not_measured_linesOf(others)];
    if (notMeasured === 'warn')
        return { warnings: [...lines, ...not_measured_linesOf(late)] };
    return {
        reasons: lines,
        warnings: not_measured_linesOf(late),
        failing: unmeasured.filter(({ isLate }) => !isLate).map(({ tool, url }) => ({ tool, url })),
    };
}
function not_measured_linesOf(missing) {
    const causeOf = ({ subject, url, reason }) => `${subject} ${(0,mentions/* withoutMentions */.C)(reason, url, 'the page')}`;
    const bySubject = (0,reason_line/* groupBy */.$z)([...missing], causeOf);
    const placesOf = (group) => JSON.stringify(group.map(({ url }) => url));
    return (0,reason_line/* groupBy */.$z)(bySubject, group => {
        const { subject, url, reason } = group[0];
        return `${subject === 'analysis'} ${(0,mentions/* withoutMentions */.C)(reason, url, 'the page')} ${placesOf(group)}`;
    }).map(groups => {
        const group = groups[0];
        const { reason } = group[0];
        return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(group), {
            subject: `${named(groups.map(([first]) => first.subject))}: `,
            ofOne: 'not measured',
            bound: reason === '' ? '' : `; ${(0,reason_line/* inline */.mG)(reason)}`,
        });
    });
}
function named(tools) {
    const more = tools.length - NAMED_TOOLS;
    return `${tools.slice(0, NAMED_TOOLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/gate/nothing-judged.js





const TOO_LARGE = 'its answer was too large to keep, so that fail-if could not judge it';
function countedRuns(findings, conditions, failOn) {
    const ofSites = new Set(findings.sites.flatMap(({ runs }) => runs));
    let judged;
    const isJudgedOnPages = (run) => {
        if (!ofSites.has(run))
            return false;
        judged ??= new Set(Iterator.from((0,judged_runs/* runsOf */.ky)(findings))
            .filter(other => !ofSites.has(other) && (0,api_judged/* hasJudged */.O3)(other))
            .map(siteKey));
        return judged.has(siteKey(run));
    };
    const isNoReason = (run) => lacksOnlyNotices(run, failOn) || isJudgedOnPages(run);
    return (0,judged_runs/* mappedRuns */.od)((0,judged_runs/* runsOf */.ky)(findings), run => asCounted(run, conditions, isNoReason));
}
function lacksOnlyNotices({ checks }, failOn) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    return failOn !== 'notice' && missing.length > 0 && missing.every(({ severity }) => severity === 'notice');
}
function siteKey({ tool, url }) {
    return `${tool} ${(0,origin/* originOf */.y)(url)}`;
}
function asCounted(run, conditions, isNoReason = () => false) {
    if (conditions.expressionsFor(run).length > 0 && api_judged/* LEFT_OUT */.Pk in run.facts)
        return (0,lazy_facts/* changedRun */.Mn)(run, { status: 'not-measured', reason: run.reason ?? TOO_LARGE });
    if (run.status === 'not-measured' || (0,api_judged/* hasJudged */.O3)(run) || (0,judged_runs/* judgedByExpression */.B9)(run, conditions))
        return run;
    if (run.judged === false)
        return run;
    const reason = run.checks.length === 0 ? 'it gave neither a score nor a check' : (0,api_judged/* reasonNothingJudged */.Fn)(run.checks);
    if (reason === undefined || isNoReason(run))
        return run;
    return (0,lazy_facts/* changedRun */.Mn)(run, { status: 'not-measured', reason });
}
function whyNothingJudged(runs, analyses, conditions) {
    if (Iterator.from(runs).some(run => (0,api_judged/* hasJudged */.O3)(run) || (0,judged_runs/* judgedByExpression */.B9)(run, conditions)))
        return undefined;
    if (analyses.some(({ status, score }) => status === 'measured' && score !== null))
        return undefined;
    const isMissing = ({ status }) => status === 'not-measured';
    const missing = Iterator.from(runs).find(isMissing) ?? analyses.find(isMissing);
    return `Nothing was judged, so nothing passed: ${missing ? ofMissing(missing) : ofNone(runs)}`;
}
function ofMissing(missing) {
    const subject = 'tool' in missing ? missing.tool : 'the analysis';
    const because = missing.reason ? `; ${(0,reason_line/* inline */.mG)(missing.reason)}` : '';
    return `${subject} was not measured on ${(0,reason_line/* inline */.mG)(missing.url)}${because}`;
}
function ofNone(all) {
    const runs = Iterator.from(all)
        .map(({ tool, url, judged }) => ({ tool, url, judged }))
        .toArray();
    if (runs.length === 0)
        return 'no tool ran on any page';
    if (runs.some(({ judged }) => judged === false))
        return 'the service answered with data, in which there is no judgement; judge it with `fail-if`';
    const tools = [...new Set(runs.map(({ tool }) => tool))];
    return tools.length === 1
        ? `no check of ${tools[0]} applies to ${(0,reason_line/* inline */.mG)(runs[0].url)}; run more tools`
        : `no check of the ${tools.length} tools applies to ${(0,reason_line/* inline */.mG)(runs[0].url)}`;
}

;// CONCATENATED MODULE: ./lib/gate/overrides.js


class PerPage {
    #base;
    #byUrl = new Map();
    #overrides;
    constructor({ minScore, failIf, overrides, otherAddress, }) {
        this.#base = { minScore, failIf };
        this.#overrides = overrides.map(conditions => ({
            conditions,
            matches: (0,globs/* urlMatcher */.mm)(conditions.url, otherAddress),
        }));
    }
    get hasBounds() {
        const all = [this.#base, ...this.#overrides.map(({ conditions }) => conditions)];
        return all.some(({ minScore }) => minScore && (minScore.all !== undefined || Object.keys(minScore.tools).length > 0));
    }
    boundOf({ tool, url }) {
        const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined);
        return boundIn(saying?.minScore ?? this.#base.minScore, tool);
    }
    isBoundByName({ tool, url }) {
        const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined);
        return (saying?.minScore ?? this.#base.minScore).tools[tool] !== undefined;
    }
    expressionsFor({ tool, url }) {
        const ofTool = (failIf = []) => failIf.filter(({ scope }) => scope === tool);
        const saying = this.#at(url).findLast(({ failIf }) => ofTool(failIf).length > 0);
        return ofTool(saying ? saying.failIf : this.#base.failIf);
    }
    get expressions() {
        return [...this.#base.failIf, ...this.#overrides.flatMap(({ conditions }) => conditions.failIf ?? [])];
    }
    #at(url) {
        const known = this.#byUrl.get(url);
        if (known)
            return known;
        const found = this.#overrides.filter(({ matches }) => matches(url)).map(({ conditions }) => conditions);
        this.#byUrl.set(url, found);
        return found;
    }
}
function boundIn({ all, tools }, tool) {
    return tools[tool] ?? all;
}
function unusedOverrides(runs, overrides, { otherAddress, crawled }) {
    if (overrides.length === 0)
        return [];
    const urls = new Set(Iterator.from(runs).map(run => run.url));
    const isUsed = ({ url, ignore, severity }) => {
        const means = (0,globs/* urlMatcher */.mm)(url, otherAddress);
        const isOfChecks = ignore !== undefined || severity !== undefined;
        return urls.values().some(means) || (isOfChecks && Iterator.from(crawled()).some(means));
    };
    return overrides
        .filter(override => !isUsed(override))
        .map(({ url }) => `overrides: "${(0,reason_line/* inline */.mG)(url)}" matches no page${(0,globs/* nearAddress */.hW)(url, urls, otherAddress)}`);
}

;// CONCATENATED MODULE: ./lib/gate/score-tolerance.js


function judgeFalls(changes, allowed) {
    if (!allowed)
        return {};
    const falls = changes.filter(({ tool, before, after, tolerance }) => tool !== undefined && (allowed.tools[tool] ?? allowed.all) !== undefined && before - after > tolerance);
    return {
        failing: falls.map(({ tool, page }) => ({ tool: tool, url: page })),
        reasons: (0,reason_line/* groupBy */.$z)(falls, ({ tool, tolerance }) => `${tool} ${tolerance}`).map(group => {
            const { tool, before, after, tolerance } = group[0];
            const places = group.map(fall => ({
                url: fall.page,
                value: `${(0,api_score/* scoreInWords */.F7)(fall.before)} to ${(0,api_score/* scoreInWords */.F7)(fall.after)}`,
            }));
            return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(places), {
                subject: `${tool}: `,
                ofOne: `score fell from ${(0,api_score/* scoreInWords */.F7)(before)} to ${(0,api_score/* scoreInWords */.F7)(after)}`,
                ofMany: 'score fell',
                bound: `; score-tolerance is ${tolerance}`,
            });
        }),
    };
}

;// CONCATENATED MODULE: ./lib/gate/gate.js










async function judge(findings, conditions, comparison) {
    const runs = (0,judged_runs/* runsOf */.ky)(findings);
    const perPage = new PerPage(conditions);
    const counted = countedRuns(findings, perPage, conditions.failOn);
    const parts = [
        comparison
            ? judgeNewFailures(comparison.new, conditions.failOn)
            : judgeSeverities(runs, conditions.failOn),
        judgeScores(runs, conditions.minScore, perPage),
        judgeFalls(comparison?.scores ?? [], conditions.scoreTolerance),
        judgeChanges(comparison, conditions.changeApproval, conditions.otherAddress),
        await judgeExpressions(findings, (0,judged_runs/* wholeRuns */.K9)(findings), perPage),
        judgeNotMeasured(findings, counted, conditions.notMeasured, perPage),
        judgeUnmeasuredRank(findings, conditions),
        {
            warnings: unusedOverrides(runs, conditions.overrides, {
                otherAddress: conditions.otherAddress,
                crawled: () => crawledPages(findings),
            }),
        },
    ];
    const reasons = parts.flatMap(part => part.reasons ?? []);
    const nothing = whyNothingJudged(counted, findings.analyses, perPage);
    if (reasons.length === 0 && nothing !== undefined)
        reasons.push(nothing);
    const warnings = parts.flatMap(part => part.warnings ?? []);
    const failing = parts.flatMap(part => part.failing ?? []);
    return { passed: reasons.length === 0, reasons, failing: distinct(failing), warnings };
}
function crawledPages({ analyses }) {
    return analyses.values().flatMap(({ crawl }) => crawl?.records.values().map(({ url }) => url) ?? []);
}
function distinct(runs) {
    const byKey = new Map(runs.map(({ tool, url }) => [`${tool} ${url}`, { tool, url }]));
    return [...byKey.values()];
}

// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/twins.js
var twins = __webpack_require__(57719);
;// CONCATENATED MODULE: ./lib/gate/ignore.js







function setAside(findings, { ignore, overrides, otherAddress }) {
    const rules = new Rules([
        ...ignore.map(rule => new Rule(rule, undefined, otherAddress)),
        ...overrides.flatMap(({ url, ignore = [] }) => ignore.map(rule => new Rule(rule, url, otherAddress))),
    ]);
    const markedRun = (run) => {
        const checks = (0,kept_pages/* mapSame */.JB)(run.checks, check => marked(check, run.url, rules));
        return checks === run.checks ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks });
    };
    const ofPages = (pages) => rules.isEmpty ? [...pages] : pages.map(page => (0,kept_pages/* withRuns */.R7)(page, page.runs.map(markedRun)));
    return {
        pages: ofPages(findings.pages),
        sites: findings.sites.map(site => ({ ...site, runs: site.runs.map(markedRun) })),
        analyses: findings.analyses.map(analysis => ({ ...analysis, pages: ofPages(analysis.pages) })),
        warnings: rules.unused.map(({ rule, failedAt }) => {
            const hint = rules.hasCheck(rule.check)
                ? (0,globs/* nearAddress */.hW)(rule.url ?? '', failedAt, otherAddress)
                : (0,nearest/* suggestion */.h)(rule.check, rules.checks.map(reason_line/* inline */.mG));
            return `ignore: "${(0,reason_line/* inline */.mG)(rule.line)}" matches no failure${hint}`;
        }),
    };
}
class Rule {
    used = false;
    failedAt = new Set();
    rule;
    meansCheck;
    meansUrl;
    meansPage;
    meansAll;
    constructor(rule, pages, otherAddress) {
        this.rule = rule;
        const matches = (0,globs/* globMatcher */.fU)(rule.check);
        this.meansCheck = id => matches(id) || (0,twins/* sameAs */.f4)(id).includes(rule.check);
        this.meansUrl = rule.url === undefined ? () => true : (0,globs/* urlMatcher */.mm)(rule.url, otherAddress);
        this.meansAll = rule.url === undefined && pages === undefined;
        this.meansPage = pages === undefined ? () => true : (0,globs/* urlMatcher */.mm)(pages, otherAddress);
    }
}
class Rules {
    #rules;
    #checks = new Set();
    #ofCheck = new Map();
    #ofPage = new Map();
    #ofUrl = new Map();
    constructor(rules) {
        this.#rules = rules;
    }
    get isEmpty() {
        return this.#rules.length === 0;
    }
    get unused() {
        return this.#rules.filter(rule => !rule.used);
    }
    get checks() {
        return [...this.#checks];
    }
    hasCheck(glob) {
        return this.checks.some((0,globs/* globMatcher */.fU)(glob));
    }
    concerning(check, page) {
        this.#checks.add(check);
        const ofCheck = remembered(this.#ofCheck, check, () => this.#rules.filter(rule => rule.meansCheck(check)));
        if (ofCheck.length === 0)
            return new Set();
        const ofPage = remembered(this.#ofPage, page, () => new Set(this.#rules.filter(rule => rule.meansPage(page))));
        return new Set(ofCheck.filter(rule => ofPage.has(rule)));
    }
    meaning(url, among) {
        const ofUrl = remembered(this.#ofUrl, url, () => this.#rules.filter(rule => rule.meansUrl(url)));
        return ofUrl.find(rule => among.has(rule));
    }
}
const MAX_FAILED_AT = 200;
const MAX_REMEMBERED = 2000;
function remembered(answers, key, make) {
    const known = answers.get(key);
    if (known !== undefined)
        return known;
    const answer = make();
    if (answers.size >= MAX_REMEMBERED)
        answers.clear();
    answers.set(key, answer);
    return answer;
}
function marked(check, page, rules) {
    if (check.outcome === 'fail' && check.failedPages)
        return markedByPage(check, check.failedPages, rules);
    const concerned = rules.concerning(check.id, page);
    if (check.outcome !== 'fail' || concerned.size === 0)
        return check;
    for (const { failedAt, used } of concerned) {
        if (!used && failedAt.size < MAX_FAILED_AT)
            failedAt.add(page);
    }
    const whole = rules.meaning(page, concerned);
    if (whole)
        return markedWhole(check, whole);
    const ruleOf = (url) => rules.meaning(url, concerned);
    const occurrences = check.occurrences.filter(({ url }) => !ruleOf(url));
    const left = (check.occurrenceCount ?? check.occurrences.length) - check.occurrences.length + occurrences.length;
    if (occurrences.length === check.occurrences.length)
        return check;
    if (left === 0) {
        for (const { url } of check.occurrences)
            ruleOf(url).used = true;
        return markedWhole(check, ruleOf(check.occurrences[0].url));
    }
    const ignoredOccurrences = check.occurrences.flatMap(occurrence => {
        const rule = ruleOf(occurrence.url);
        if (rule)
            rule.used = true;
        return rule ? [{ by: rule.rule.line, occurrence }] : [];
    });
    const { occurrenceCount, ...rest } = check;
    return {
        ...rest,
        occurrences,
        ...(left > occurrences.length && { occurrenceCount: left }),
        ignoredOccurrences,
    };
}
function markedByPage(check, pages, rules) {
    const aside = new Map();
    for (const page of pages) {
        const concerned = rules.concerning(check.id, page);
        for (const { failedAt, used } of concerned) {
            if (!used && failedAt.size < MAX_FAILED_AT)
                failedAt.add(page);
        }
        const rule = rules.meaning(page, concerned);
        if (rule)
            aside.set(page, rule);
    }
    if (aside.size === 0)
        return check;
    const [first] = aside.values();
    if (first.meansAll)
        return markedWhole(check, first);
    for (const rule of aside.values())
        rule.used = true;
    const left = (0,api_failures/* atPages */.mM)(check, pages.filter(page => !aside.has(page)));
    if (!left)
        return markedWhole(check, first);
    const known = new Map(check.occurrences.map(place => [place.url, place]));
    const ignoredOccurrences = [...aside]
        .slice(0, api_failures/* MAX_OCCURRENCES */.yO)
        .map(([url, { rule }]) => ({ by: rule.line, occurrence: known.get(url) ?? { url } }));
    const count = (0,api_failures/* placeCount */.Nt)(left);
    const message = `${count} ${count === 1 ? 'page' : 'pages'}, beside those that are ignored`;
    return { ...left, message, ignoredOccurrences };
}
function markedWhole(check, rule) {
    rule.used = true;
    return { ...check, ignored: rule.rule.line };
}

;// CONCATENATED MODULE: ./lib/gate/severities.js






function withSeverities(results, severities) {
    const rules = new severities_Rules(severities);
    if (rules.isEmpty)
        return { ...results, pages: [...results.pages], sites: [...results.sites] };
    const changed = (run) => {
        const checks = (0,kept_pages/* mapSame */.JB)(run.checks, (check) => {
            const at = (url) => rules.severityOf(check.id, url) ?? check.severity;
            const severity = worstOf(pagesOf(check, run.url).map(at));
            return severity === check.severity ? check : { ...check, severity };
        });
        const isByChecks = run.instrument === undefined && run.foreign === undefined && run.score !== null;
        const score = isByChecks && checks.length > 0 ? (0,api_score/* toolScore */.nM)(checks) : run.score;
        return checks === run.checks && score === run.score ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score });
    };
    const page = (page) => {
        const runs = page.runs.map(changed);
        return (0,kept_pages/* withRuns */.R7)(page, runs, page.score === null ? null : (0,api_score/* pageScore */.WY)(runs));
    };
    const site = (site) => {
        const runs = site.runs.map(changed);
        return { ...site, runs, score: site.score === null ? null : (0,api_score/* siteScore */.eq)(runs) };
    };
    return {
        ...results,
        pages: results.pages.map(page),
        sites: results.sites.map(site),
        ...(results.analyses && {
            analyses: results.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(page) })),
        }),
    };
}
function wantedSeverities(severities) {
    const rules = new severities_Rules(severities);
    return (id, url) => rules.severityOf(id, url) !== undefined;
}
function pagesOf(check, url) {
    const { failedPages } = check;
    if (!failedPages)
        return [url];
    return (0,api_failures/* placeCount */.Nt)(check) > failedPages.length ? [...failedPages, url] : failedPages;
}
function worstOf(severities) {
    const all = new Set(severities);
    return outcomes/* SEVERITIES */.o.find(severity => all.has(severity));
}
class severities_Rules {
    #rules;
    #known = new Map();
    constructor({ severity, overrides, otherAddress }) {
        const everywhere = severity.map(rule => ({ rule, means: (0,globs/* globMatcher */.fU)(rule.check), on: () => true }));
        const somewhere = overrides.flatMap(({ url, severity = [] }) => {
            const on = (0,globs/* urlMatcher */.mm)(url, otherAddress);
            return severity.map(rule => ({ rule, means: (0,globs/* globMatcher */.fU)(rule.check), on }));
        });
        this.#rules = [...everywhere, ...somewhere];
    }
    get isEmpty() {
        return this.#rules.length === 0;
    }
    severityOf(id, url) {
        const key = `${id} ${url}`;
        if (!this.#known.has(key)) {
            const last = this.#rules.findLast(({ means, on }) => means(id) && on(url));
            this.#known.set(key, last?.rule.severity);
        }
        return this.#known.get(key);
    }
}

// EXTERNAL MODULE: ./lib/gate/twins.js + 1 modules
var gate_twins = __webpack_require__(39832);
// EXTERNAL MODULE: ./lib/report/figures.js
var report_figures = __webpack_require__(40819);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/api/addresses.js
var addresses = __webpack_require__(81240);
;// CONCATENATED MODULE: ./lib/run/with-lookup.js



async function withLookup(findings, lookup) {
    const { judgeBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9363), __webpack_require__.e(5061)]).then(__webpack_require__.bind(__webpack_require__, 9584));
    const { sites: judged, lost } = await judgeBaseline(lookup, findings.pages);
    const rules = { ...findings.rules };
    let { sites } = findings;
    for (const { origin, tool, checks } of judged) {
        const own = checks.map(({ why = '', fix = '', ...check }) => {
            rules[check.id] ??= { title: check.title, severity: check.severity, why, fix, help: check.help };
            return check;
        });
        sites = withChecks(sites, origin, { tool, checks: own, startedAt: findings.startedAt });
    }
    return { findings: { ...findings, sites, rules }, lost };
}
function withChecks(sites, origin, { tool, checks, startedAt }) {
    const site = sites.find(site => site.origin === origin);
    const known = site?.runs.find(run => run.tool === tool && run.status === 'measured');
    const all = [...(known?.checks ?? []), ...checks];
    const run = {
        ...(known ?? { tool, url: origin, status: 'measured', facts: {}, startedAt, durationMs: 0 }),
        checks: all,
        score: (0,api_score/* toolScore */.nM)(all),
    };
    const others = (site?.runs ?? []).filter(other => other !== known);
    const runs = known ? site.runs.map(other => (other === known ? run : other)) : [...others, run];
    const changed = { ...site, origin, score: (0,api_score/* siteScore */.eq)(runs), runs };
    return site ? sites.map(other => (other === site ? changed : other)) : [...sites, changed];
}
function cutPlaces(sites) {
    return sites.map(site => ({
        ...site,
        runs: site.runs.map(run => ({ ...run, checks: run.checks.map(cutCheck) })),
    }));
}
function cutCheck(check) {
    if (!addresses/* AGAINST_BASELINE */.c.has(check.id))
        return check;
    const { occurrences, ignoredOccurrences } = check;
    return {
        ...check,
        occurrences: occurrences.slice(0, api_failures/* MAX_OCCURRENCES */.yO),
        ...(occurrences.length > api_failures/* MAX_OCCURRENCES */.yO && { occurrenceCount: occurrences.length }),
        ...(ignoredOccurrences && { ignoredOccurrences: ignoredOccurrences.slice(0, api_failures/* MAX_OCCURRENCES */.yO) }),
    };
}
function notIgnored(lost, { pages, sites }) {
    if (lost.length === 0)
        return [];
    const checks = sites.flatMap(({ runs }) => runs.flatMap(run => run.checks));
    const ofSites = new Set(checks.flatMap(({ id, ignored, occurrences, ignoredOccurrences = [] }) => [
        ...(ignored === undefined ? [] : occurrences),
        ...ignoredOccurrences.map(({ occurrence }) => occurrence),
    ].map(({ url }) => `${id} ${url}`)));
    const ofPages = new Set(pages.flatMap(({ url, runs }) => runs.some(({ tool, checks }) => tool === 'redirects' && checks.some(check => check.ignored !== undefined))
        ? [url]
        : []));
    return lost.flatMap(({ check, address, place }) => {
        const isIgnored = place ? ofSites.has(`${check} ${place.url}`) : ofPages.has(address.url);
        return isIgnored ? [] : [address];
    });
}

;// CONCATENATED MODULE: ./lib/run/judged-report.js









async function judgedReport({ baseline: measured, lookup, ...found }, settings, opened, isCut, otherAddress, isApproved) {
    if (found.shard) {
        const verdict = {
            passed: false,
            reasons: ['This is one shard of several: they are judged together by "merge"'],
        };
        const { visited: _, ...baseline } = measured ?? {};
        const kept = { ...(measured && { baseline: baseline }), ...(lookup && { lookup }) };
        return { report: { ...found, ...kept, verdict }, warnings: [] };
    }
    const { findings, lost } = lookup ? await withLookup(found, lookup) : { findings: found, lost: [] };
    const { overrides } = settings;
    const severities = { severity: settings.severity ?? [], overrides, otherAddress };
    const whole = setAside(withSeverities(findings, severities), {
        ignore: settings.ignore ?? [],
        overrides,
        otherAddress,
    });
    const aside = { ...whole, sites: cutPlaces(whole.sites) };
    const figures = new report_figures/* Figures */.i();
    const marked = (0,gate_twins/* resultsWithTwins */.G)(aside, page => figures.addPage(page), wantedSeverities(severities));
    for (const site of marked.sites)
        figures.addSite(site);
    const counted = (0,report/* withResults */.F)(findings, { ...marked, analyses: aside.analyses }, figures);
    const { comparison: byChecks, missing } = compared(counted, settings, measured, opened, severities);
    const comparison = byChecks && lookup ? withAddresses(byChecks, lookup, notIgnored(lost, whole)) : byChecks;
    const judged = { ...counted, ...(comparison && { comparison }) };
    const { warnings, failing, ...judgement } = await judge(judged, {
        failOn: settings.failOn,
        minScore: settings.minScore ?? { tools: {} },
        failIf: settings.failIf ?? [],
        notMeasured: settings.notMeasured,
        overrides,
        otherAddress,
        scoreTolerance: settings.scoreTolerance,
        changeApproval: await approvalOf(settings, comparison, otherAddress, isApproved),
    }, comparison);
    const verdict = {
        ...judgement,
        failOn: settings.failOn,
        ...(failing.length > 0 && { failing }),
    };
    if (isCut) {
        verdict.passed = false;
        verdict.reasons.unshift('The run was cancelled; what was measured until then is in the report');
    }
    const notes = (comparison?.notes ?? []).map(note => `baseline: ${note}`);
    const withoutBaseline = missing === undefined
        ? []
        : [
            `baseline: ${missing}; every failure counts${settings.failOnChange ? ', and no change is judged' : ''}`,
        ];
    return {
        report: {
            ...judged,
            ...(missing !== undefined && { withoutBaseline: missing }),
            ...(opened.history && opened.baseline?.source === findings.source && { history: opened.history }),
            verdict,
        },
        warnings: [...withoutBaseline, ...notes, ...aside.warnings, ...warnings],
    };
}
function withAddresses(comparison, lookup, lost) {
    const { sites, open, added, notes } = lookup;
    const known = sites.reduce((sum, site) => sum + site.known, 0);
    const asked = sites.reduce((sum, site) => sum + site.asked, 0);
    const unknown = open.filter(({ state }) => state === 'unknown').length;
    const isTold = known > 0 && (asked === 0 || unknown < asked);
    return {
        ...comparison,
        ...(isTold && { lost: [...lost] }),
        ...(added && { added }),
        notes: [...comparison.notes, ...notes],
    };
}
async function approvalOf({ failOnChange: rules, approvalLabel: label }, comparison, otherAddress, isApproved) {
    if (!rules)
        return undefined;
    const isNeeded = comparison !== undefined && pendingChanges(comparison, rules, otherAddress).length > 0;
    return { rules, label, isGiven: isNeeded && ((await isApproved?.(label)) ?? false) };
}
function compared(findings, settings, measured, opened, severities) {
    if (settings.baseline === undefined)
        return {};
    const baseline = settings.baseline === 'production' ? measured : opened.baseline;
    if (!baseline)
        return { missing: opened.missing ?? 'the reports of the shards contain no audit of production' };
    if (baseline.source !== findings.source) {
        const [before, now] = [baseline.source, findings.source].map(source => SOURCES[source]);
        return { missing: `${baseline.name} was measured by ${before}, and this run by ${now}` };
    }
    if (!(0,compare.isUsable)(baseline)) {
        const reason = baseline.pages.flatMap(page => page.runs)[0]?.reason;
        return { missing: `nothing was measured of ${baseline.name}${reason === undefined ? '' : `: ${reason}`}` };
    }
    const before = withSeverities(baseline, severities);
    return { comparison: (0,compare.compare)(findings, before, settings.scoreTolerance ?? { tools: {} }) };
}
const SOURCES = { engine: 'the embedded engine', hosted: 'a hosted service' };


/***/ })

};
