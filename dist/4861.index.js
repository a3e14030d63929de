export const id = 4861;
export const ids = [4861,9963,9677];
export const modules = {

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openAccount)
/* harmony export */ });
function openAccount({ version, rank }) {
    let opened;
    let hasEnded = false;
    const open = async () => {
        const { openRankTracking } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8790)]).then(__webpack_require__.bind(__webpack_require__, 58790));
        const tracking = openRankTracking(rank);
        if (hasEnded)
            tracking.end();
        return tracking;
    };
    const tracking = () => {
        opened ??= open();
        return opened;
    };
    return {
        operations: {
            me: async () => ({ name: 'engine', plan: null, facts: { version } }),
            rankProjects: async (options) => await (await tracking()).rankProjects(options),
            rankProject: async (id, options) => await (await tracking()).rankProject(id, options),
            rankDashboard: async (id, options) => await (await tracking()).rankDashboard(id, options),
        },
        end() {
            hasEnded = true;
            void opened?.then(({ end }) => end(), () => undefined);
        },
    };
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
function defineSiteTopic(topic) {
    return topic;
}
function overSite(check) {
    return { ...check, scope: 'site' };
}
function defineRunTopic(topic) {
    return topic;
}
function defineBaselineTopic(topic) {
    return topic;
}
function defineTopic(topic) {
    return topic;
}
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
}


/***/ }),

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Deadline),
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
class Deadline {
    static #bySignal = new WeakMap();
    #timer;
    #tied;
    #controller;
    #passed = false;
    #end;
    #callback;
    constructor(ms, outer) {
        this.#timer = setTimeout(() => this.#pass(ms), ms);
        this.#tied = outer && Deadline.#tiedTo(outer).add(this);
        if (outer?.aborted)
            this.#over(outer.reason);
    }
    get signal() {
        this.#controller ??= new AbortController();
        if (this.#end)
            this.#controller.abort(this.#end.reason);
        return this.#controller.signal;
    }
    get passed() {
        return this.#passed;
    }
    get ended() {
        return this.#end !== undefined;
    }
    onEnd(callback) {
        this.#callback = callback;
        if (this.#end)
            callback(this.#end.reason);
    }
    clear() {
        clearTimeout(this.#timer);
        this.#tied?.delete(this);
    }
    static #tiedTo(signal) {
        const known = Deadline.#bySignal.get(signal);
        if (known)
            return known;
        const tied = new Set();
        Deadline.#bySignal.set(signal, tied);
        const endAll = () => {
            for (const deadline of tied)
                deadline.#over(signal.reason);
        };
        signal.addEventListener('abort', endAll, { once: true });
        return tied;
    }
    #pass(ms) {
        this.#passed = true;
        this.#over(new Error(`the time of ${ms / 1000} s is over`));
    }
    #over(reason) {
        if (this.#end)
            return;
        this.#end = { reason };
        this.clear();
        this.#controller?.abort(reason);
        this.#callback?.(reason);
    }
}
async function orAborted(work, signal) {
    const { promise, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([work, promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 74663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkLanes)
/* harmony export */ });
const PATIENCE_MS = 30_000;
class WorkLanes {
    #waiting = [];
    #now;
    #shared = 0;
    #alone = false;
    constructor(now = Date.now) {
        this.#now = now;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const giveUp = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
            this.#admit();
        };
        const entry = {
            lane,
            since: this.#now(),
            enter: () => {
                signal?.removeEventListener('abort', giveUp);
                resolve(this.#leaveOf(lane));
            },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#waiting.push(entry);
        this.#admit();
        return await promise;
    }
    #admit() {
        for (let next = this.#next(); next; next = this.#next()) {
            this.#waiting.splice(this.#waiting.indexOf(next), 1);
            if (next.lane === 'alone')
                this.#alone = true;
            else
                this.#shared++;
            next.enter();
        }
    }
    #next() {
        const first = this.#waiting[0];
        if (!first || this.#alone)
            return undefined;
        if (first.lane === 'shared' || this.#shared === 0)
            return first;
        const mayPass = this.#now() - first.since < PATIENCE_MS;
        return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined;
    }
    #leaveOf(lane) {
        let left = false;
        return () => {
            if (left)
                return;
            left = true;
            if (lane === 'alone')
                this.#alone = false;
            else
                this.#shared--;
            this.#admit();
        };
    }
}


/***/ }),

/***/ 47607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e3: () => (/* binding */ analysisTime),
/* harmony export */   lG: () => (/* binding */ crawlTime),
/* harmony export */   wk: () => (/* binding */ toolTime)
/* harmony export */ });
/* harmony import */ var _tools_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31323);

function toolTime(tool, { timeoutMs, lighthouseRuns = 1 }) {
    return (0,_tools_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .doesNeed */ .aY)(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs;
}
const CRAWL_TOOLS = 10;
const ANALYSIS_TOOLS = 20;
function crawlTime({ timeoutMs }) {
    return timeoutMs * CRAWL_TOOLS;
}
function analysisTime({ timeoutMs }) {
    return timeoutMs * ANALYSIS_TOOLS;
}


/***/ }),

/***/ 17714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ notAnalyzed)
/* harmony export */ });
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}


/***/ }),

/***/ 39523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ receivedError),
/* harmony export */   tB: () => (/* binding */ now),
/* harmony export */   tx: () => (/* binding */ sentError)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);

function sentError(error) {
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h) {
        const { message, stack, kind, status, retryAfter } = error;
        return { message, stack, api: { kind, status, retryAfter } };
    }
    return error instanceof Error
        ? { message: error.message, stack: error.stack }
        : { message: String(error), stack: undefined };
}
function receivedError({ message, stack, api }) {
    const error = api
        ? new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h(api.kind, message, {
            ...(api.status !== undefined && { status: api.status }),
            ...(api.retryAfter !== undefined && { retryAfter: api.retryAfter }),
        })
        : new Error(message);
    if (stack !== undefined)
        error.stack = stack;
    return error;
}
function now() {
    return process.hrtime.bigint() / 1000000n;
}


/***/ }),

/***/ 44387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ program)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function program() {
    const here = import.meta.url;
    const main = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(here) === '.ts' ? '../../main.ts' : './index.js';
    return new URL(main, here);
}


/***/ }),

/***/ 83263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ResultReceiver),
/* harmony export */   v: () => (/* binding */ ResultSender)
/* harmony export */ });
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29437);


class ResultSender {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextEncoder();
    #told = 0;
    send(result) {
        const handedOver = [];
        const bytesOf = (value) => {
            const bytes = this.#text.encode(JSON.stringify(value));
            handedOver.push(bytes.buffer);
            return bytes;
        };
        const sentRun = (run) => {
            const checks = run.checks.map(check => this.#checks.brief(check));
            return { run: bytesOf({ ...(0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFacts */ .Qw)(run), facts: null, checks }), facts: bytesOf(run.facts) };
        };
        const sent = sentOf(result, sentRun);
        const checks = this.#checks.from(this.#told);
        this.#told += checks.length;
        return { result: { sent, checks }, handedOver };
    }
}
class ResultReceiver {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextDecoder();
    receive({ sent, checks }) {
        this.#checks.add(checks);
        const received = (run) => this.#run(run);
        switch (sent.kind) {
            case 'run':
                return received(sent.run);
            case 'analysis': {
                const { analysis } = sent;
                const { pages, runs } = analysis;
                return {
                    ...analysis,
                    pages: pages.map(page => ({ ...page, runs: page.runs.map(received) })),
                    ...(runs && { runs: runs.map(received) }),
                };
            }
            case 'other':
                return sent.result;
        }
    }
    #run({ run, facts }) {
        const written = JSON.parse(this.#text.decode(run));
        const checks = written.checks.map(check => this.#checks.whole(check));
        return (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withLazyFacts */ .AY)({ ...written, checks }, new _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .WrittenFacts */ .l3(facts));
    }
}
function sentOf(result, sentRun) {
    if ('checks' in result)
        return { kind: 'run', run: sentRun(result) };
    if (!('pages' in result))
        return { kind: 'other', result };
    const { pages, runs } = result;
    return {
        kind: 'analysis',
        analysis: {
            ...result,
            pages: pages.map(page => ({ ...page, runs: page.runs.map(sentRun) })),
            ...(runs && { runs: runs.map(sentRun) }),
        },
    };
}


/***/ }),

/***/ 44861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createThreadedEngine: () => (/* binding */ createThreadedEngine)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js
var account = __webpack_require__(40221);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var network_deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/site-findings.js
var site_findings = __webpack_require__(17714);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/engine/unanswered.js
var unanswered = __webpack_require__(63936);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/thread/call-deadline.js
const GRACE_MS = 500;
class CallDeadline {
    #over = new AbortController();
    #ms;
    #timer;
    #isLast = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get signal() {
        return this.#over.signal;
    }
    start() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#over.abort(), this.#ms + GRACE_MS);
    }
    pause() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
    keep() {
        if (this.#timer === undefined)
            this.start();
        this.#isLast = true;
    }
    end() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
// EXTERNAL MODULE: ./lib/engine/thread/program.js
var program = __webpack_require__(44387);
// EXTERNAL MODULE: ./lib/engine/thread/sent-result.js
var sent_result = __webpack_require__(83263);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-thread.js





class ThreadEnded extends Error {
    name = 'ThreadEnded';
    underWay;
    constructor(message, underWay) {
        super(message);
        this.underWay = underWay;
    }
}
const LOOK_MS = 100;
const V8_HEAP_LIMIT_MB = 1152;
const V8_NEW_SPACE_MB = 24;
const ENGINE_HEAP = {
    maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB,
    maxYoungGenerationSizeMb: V8_NEW_SPACE_MB,
};
const COUNTED_LOOK_MS = 2 * LOOK_MS;
const COUNTED_AT_LEAST = 1 / 4;
const CLOSE_MS = 5000;
const ENDED = "the engine's thread has ended";
class EngineThread {
    #worker;
    #calls = new Map();
    #turns = new Map();
    #beats;
    #options;
    #results = new sent_result/* ResultReceiver */.j();
    #closed = Promise.withResolvers();
    #count = 0;
    #lastBeat = 0n;
    #heldMs = 0;
    #looking;
    #hasEnded = false;
    #isClosing = false;
    #terminated;
    constructor(options) {
        this.#options = options;
        const beat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
        this.#beats = new BigInt64Array(beat);
        this.#worker = startWorker(options.entry);
        this.#worker
            .on('message', (word) => this.#hear(word))
            .on('error', error => this.#end(`${ENDED}: ${error.message}`))
            .on('exit', () => this.#end(ENDED))
            .unref();
        this.#tell({ kind: 'open', thread: { engine: options.engine, beat } });
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    get size() {
        return this.#calls.size;
    }
    async heapBytes() {
        if (this.#hasEnded)
            return 0;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        return heap?.used_heap_size ?? 0;
    }
    async call(work, { signal, enough, onTurn, onWait, onProgress }) {
        if (signal.aborted)
            throw new errors/* ApiError */.h('cancelled', 'the call was cancelled');
        if (this.#hasEnded)
            throw new ThreadEnded(ENDED, 0);
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const abort = () => {
            this.#tell({ kind: 'abort', id });
            reject(new errors/* ApiError */.h('cancelled', 'the call was cancelled'));
        };
        const endCrawl = () => this.#tell({ kind: 'enough', id });
        this.#calls.set(id, { turns: 0, onTurn, onWait, onProgress, resolve, reject });
        signal.addEventListener('abort', abort, { once: true });
        enough?.addEventListener('abort', endCrawl, { once: true });
        this.#watch();
        this.#tell({ kind: 'call', id, work });
        if (enough?.aborted)
            endCrawl();
        try {
            return (await promise);
        }
        finally {
            signal.removeEventListener('abort', abort);
            enough?.removeEventListener('abort', endCrawl);
            this.#calls.delete(id);
            this.#watch();
        }
    }
    tell(order) {
        this.#tell(order);
    }
    async close() {
        if (this.#hasEnded)
            return;
        this.#isClosing = true;
        this.#worker.ref();
        const timer = setTimeout(() => this.#end(ENDED), CLOSE_MS);
        this.#tell({ kind: 'close' });
        await this.#closed.promise;
        clearTimeout(timer);
        await this.#terminated;
    }
    end() {
        this.#end(ENDED);
    }
    #tell(order) {
        if (!this.#hasEnded)
            this.#worker.postMessage(order);
    }
    #hear(word) {
        switch (word.kind) {
            case 'result':
                this.#receive(word);
                break;
            case 'error':
                this.#calls.get(word.id)?.reject((0,messages/* receivedError */.ac)(word.error));
                break;
            case 'progress':
                this.#calls.get(word.id)?.onProgress?.(word.progress);
                break;
            case 'warning':
                this.#options.onWarning(word.warning);
                break;
            case 'vitals':
                this.#options.onVitals(this, word.vitals);
                break;
            case 'enter':
                void this.#enter(word);
                break;
            case 'leave':
                this.#leave(word.id);
                break;
            case 'closed':
                this.#end(ENDED);
                break;
        }
    }
    #receive({ id, result }) {
        const received = this.#results.receive(result);
        this.#calls.get(id)?.resolve(received);
    }
    async #enter({ id, lane, call }) {
        const giveUp = new AbortController();
        const turn = { lane, call: call === undefined ? undefined : this.#calls.get(call), giveUp };
        this.#turns.set(id, turn);
        try {
            const leave = await this.#options.lanes.enter(lane, giveUp.signal);
            if (!this.#turns.has(id))
                return leave();
            turn.leave = leave;
            if (turn.call) {
                turn.call.turns++;
                turn.call.onTurn();
            }
            this.#tell({ kind: 'entered', id });
        }
        catch {
        }
    }
    #leave(id) {
        const turn = this.#turns.get(id);
        this.#turns.delete(id);
        if (!turn?.leave) {
            turn?.giveUp.abort();
            return;
        }
        turn.leave();
        const { call, lane } = turn;
        if (!call)
            return;
        call.turns--;
        if (call.turns === 0 && lane === 'shared')
            call.onWait();
    }
    #watch() {
        const isAtWork = this.#calls.size > 0 && !this.#hasEnded;
        if (!isAtWork) {
            clearInterval(this.#looking);
            this.#looking = undefined;
            if (!this.#hasEnded)
                this.#worker.unref();
        }
        else if (!this.#looking) {
            let last = (0,messages/* now */.tB)();
            let spent = process.cpuUsage();
            this.#heldMs = 0;
            this.#worker.ref();
            this.#looking = setInterval(() => {
                const [time, usage] = [(0,messages/* now */.tB)(), process.cpuUsage()];
                const spentMs = (usage.user - spent.user + usage.system - spent.system) / 1000;
                const passedMs = Number(time - last);
                this.#lookAtLoop(Math.min(passedMs, Math.max(spentMs, passedMs * COUNTED_AT_LEAST)));
                last = time;
                spent = usage;
                void this.#lookAtHeap();
            }, LOOK_MS);
        }
    }
    async #lookAtHeap() {
        const { maxHeapMb } = this.#options;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size > maxHeapMb * 2 ** 20) {
            this.#end(`judging the page took more than ${maxHeapMb} MB of memory and was ended`);
        }
    }
    #lookAtLoop(usedMs) {
        const beat = Atomics.load(this.#beats, 0);
        const turns = beat === 0n || beat !== this.#lastBeat;
        this.#lastBeat = beat;
        this.#heldMs = turns ? 0 : this.#heldMs + Math.min(usedMs, COUNTED_LOOK_MS);
        if (this.#heldMs > this.#options.maxHeldMs(this.#calls.size)) {
            this.#end(`judging the page took all of the processor's time for ${(this.#heldMs / 1000).toFixed(1)} s and was ended`);
        }
    }
    #end(reason) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        if (!this.#isClosing)
            this.#options.onLost();
        clearInterval(this.#looking);
        const underWay = this.#calls.size;
        for (const { reject } of this.#calls.values())
            reject(new ThreadEnded(reason, underWay));
        for (const id of [...this.#turns.keys()])
            this.#leave(id);
        this.#terminated = this.#worker.terminate();
        this.#closed.resolve();
    }
}
function startWorker(entry = (0,program/* program */.D)()) {
    const worker = new external_node_worker_threads_.Worker(entry, {
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: ENGINE_HEAP,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}

;// CONCATENATED MODULE: ./lib/engine/thread/threaded-engine.js












const LIMITS = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 896 };
const HELD_SHARE = 1 / 3;
const MIN_HELD_MS = 2000;
const MAX_ENDED = 2;
const GIVEN_UP = 'judging the page with other tools took too much time or memory and was ended';
function createThreadedEngine(options, limits = {}, entry) {
    return new ThreadedEngine(options, { ...LIMITS, ...limits }, entry).api();
}
function timeOf(work, options) {
    if (work.operation === 'runTool')
        return (0,work_time/* toolTime */.wk)(work.tool, options);
    return work.operation === 'analyze' ? (0,work_time/* analysisTime */.e3)(options) : options.timeoutMs;
}
const NOTHING_YET = {
    pageChromes: 0,
    replacedChromes: 0,
    lighthouseChromes: 0,
    endedThreads: 0,
    heapBytes: 0,
};
class ThreadedEngine {
    #options;
    #account;
    #threadOptions;
    #warnings = new Set();
    #oneByOne = (0,p_limit/* default */.A)(1);
    #endedOn = new Map();
    #inputsAlone = new Map();
    #counted = new WeakMap();
    #counts = { ...NOTHING_YET };
    #thread;
    #separate;
    #isClosed = false;
    constructor({ lanes = new work_lanes/* WorkLanes */.T(), rank, ...options }, { heldMs, heldAloneMs, heapMb }, entry) {
        this.#options = options;
        this.#account = (0,account/* openAccount */.s)({ version: options.version, ...(rank && { rank }) });
        const most = Math.max(options.timeoutMs * HELD_SHARE, MIN_HELD_MS);
        this.#threadOptions = {
            engine: options,
            lanes,
            onWarning: warning => this.#warnings.add(warning),
            onVitals: (thread, vitals) => this.#count(thread, vitals),
            onLost: () => this.#counts.endedThreads++,
            maxHeldMs: calls => Math.min(most, calls > 1 ? heldMs : heldAloneMs),
            maxHeapMb: heapMb,
            entry,
        };
    }
    api() {
        return {
            ...this.#account.operations,
            runTool: (tool, url, { tools, known, ...options } = {}) => this.#work({ operation: 'runTool', tool, url, ...(tools && { tools }), ...(known && { known }) }, options, (reason, isLate) => ({
                ...(0,unmeasured_run/* unmeasuredRun */.f)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), reason),
                ...(isLate && { late: true }),
            })),
            analyze: (url, { tools, ...options } = {}) => this.#work({ operation: 'analyze', url, ...(tools && { tools }) }, options, reason => ({
                url: (0,url_secrets/* withoutUserInformation */.ah)(url),
                ...(0,site_findings/* notAnalyzed */.q)(reason),
                startedAt: new Date().toISOString(),
                durationMs: 0,
            })),
            listedAddresses: (url, options = {}) => this.#work({ operation: 'listedAddresses', url }, options, () => unanswered/* NOTHING_LISTED */.E),
            addressAnswers: (url, addresses, { read = false, ...options } = {}) => this.#work({ operation: 'addressAnswers', url, addresses, read }, options, reason => addresses.map(() => (0,unanswered/* unknownAnswer */.N)(reason))),
            inputs: async (url, options = {}) => {
                const shared = await this.#work({ operation: 'inputs', url }, options, () => ({}));
                return { ...shared, ...this.#inputsAlone.get(url) };
            },
            expect: (url, inputs) => this.#current().tell({ kind: 'expect', url, inputs }),
            unchanged: (url, inputs, options = {}) => this.#work({ operation: 'unchanged', url, inputs }, options, () => []),
            prepare: (tools) => this.#current().tell({ kind: 'prepare', tools }),
            order: needs/* inOrder */.al,
            release: url => {
                this.#inputsAlone.delete(url);
                this.#thread?.tell({ kind: 'release', url });
            },
            warnings: async () => [...this.#warnings],
            vitals: () => this.#vitals(),
            close: () => this.#close(),
        };
    }
    async #work(work, { signal, ...watch }, unmeasured) {
        const timeoutMs = timeOf(work, this.#options);
        const deadline = new CallDeadline(timeoutMs);
        try {
            const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
            return await this.#answer(work, { ...watch, signal: ending }, deadline, unmeasured);
        }
        catch (error) {
            if (!deadline.signal.aborted || signal?.aborted)
                throw error;
            return unmeasured(`it did not finish within ${timeoutMs / 1000} s`, true);
        }
        finally {
            deadline.end();
        }
    }
    async #answer(work, options, deadline, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        try {
            return await this.#current().call(work, {
                ...options,
                onTurn: () => deadline.start(),
                onWait: () => deadline.pause(),
            });
        }
        catch (error) {
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            if (error.underWay === 1)
                return unmeasured(this.#blame(work.url, error));
        }
        deadline.keep();
        return await (0,network_deadline/* orAborted */.H)(this.#oneByOne(() => this.#alone(work, options, unmeasured)), options.signal);
    }
    async #alone(work, options, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        if (!this.#separate || this.#separate.hasEnded)
            this.#separate = new EngineThread(this.#threadOptions);
        const call = { ...options, onTurn: () => undefined, onWait: () => undefined };
        try {
            const result = await this.#separate.call(work, call);
            if (work.operation === 'runTool' && this.#options.fingerprints)
                await this.#keepInputs(this.#separate, work.url, call);
            return result;
        }
        catch (error) {
            if (options.signal.aborted)
                this.#separate?.end();
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            return unmeasured(this.#blame(work.url, error));
        }
        finally {
            if (this.#oneByOne.pendingCount === 0) {
                void this.#separate?.close();
                this.#separate = undefined;
            }
        }
    }
    async #keepInputs(thread, url, call) {
        const inputs = await thread.call({ operation: 'inputs', url }, call).catch(() => undefined);
        this.#inputsAlone.set(url, { ...this.#inputsAlone.get(url), ...inputs });
    }
    #count(thread, vitals) {
        const before = this.#counted.get(thread) ?? NOTHING_YET;
        this.#counted.set(thread, vitals);
        this.#counts.pageChromes += vitals.pageChromes - before.pageChromes;
        this.#counts.replacedChromes += vitals.replacedChromes - before.replacedChromes;
        this.#counts.lighthouseChromes += vitals.lighthouseChromes - before.lighthouseChromes;
    }
    async #vitals() {
        const heaps = await Promise.all([this.#thread?.heapBytes(), this.#separate?.heapBytes()]);
        const heapBytes = heaps.reduce((sum, bytes = 0) => sum + bytes, 0);
        return { ...this.#counts, heapBytes };
    }
    #blame(url, { message }) {
        this.#endedOn.set(url, (this.#endedOn.get(url) ?? 0) + 1);
        return message;
    }
    #isGivenUp(url) {
        return (this.#endedOn.get(url) ?? 0) >= MAX_ENDED;
    }
    #current() {
        if (!this.#thread || this.#thread.hasEnded)
            this.#thread = new EngineThread(this.#threadOptions);
        return this.#thread;
    }
    async #close() {
        this.#isClosed = true;
        this.#account.end();
        await Promise.all([this.#thread?.close(), this.#separate?.close()]);
    }
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ALL_TOOLS),
  ENGINE_TOOLS: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    gathers: ['axe'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(7255), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 48986))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(3592)]).then(__webpack_require__.bind(__webpack_require__, 83592))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(4281), __webpack_require__.e(3408)]).then(__webpack_require__.bind(__webpack_require__, 27714))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(6163), __webpack_require__.e(6297), __webpack_require__.e(7255), __webpack_require__.e(7309)]).then(__webpack_require__.bind(__webpack_require__, 47309))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(2255)]).then(__webpack_require__.bind(__webpack_require__, 82255))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    gathers: ['globals', 'cookies', 'shownBanners'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(6297), __webpack_require__.e(8150), __webpack_require__.e(2679)]).then(__webpack_require__.bind(__webpack_require__, 35908))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(1526), __webpack_require__.e(8316)]).then(__webpack_require__.bind(__webpack_require__, 98316))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(6394)]).then(__webpack_require__.bind(__webpack_require__, 91089))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(1526), __webpack_require__.e(8206)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    gathers: [
        'layout',
        'narrowLayout',
        'fixedBars',
        'unsaidMenus',
        'lateContent',
        'headerOverlaps',
        'sidewaysTexts',
        'edgeTexts',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(7440)]).then(__webpack_require__.bind(__webpack_require__, 7440))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(5446)]).then(__webpack_require__.bind(__webpack_require__, 65446))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(4659), __webpack_require__.e(4131), __webpack_require__.e(9620)]).then(__webpack_require__.bind(__webpack_require__, 11407))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(4770)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(4131), __webpack_require__.e(7836)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(9156)]).then(__webpack_require__.bind(__webpack_require__, 44527))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(8739)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(576)]).then(__webpack_require__.bind(__webpack_require__, 50576))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 59405))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    gathers: ['mixedContent'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7556), __webpack_require__.e(2403), __webpack_require__.e(3358), __webpack_require__.e(8737)]).then(__webpack_require__.bind(__webpack_require__, 48737))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(1828), __webpack_require__.e(7509), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 24322))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 16421))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(5017), __webpack_require__.e(7509), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(5244)]).then(__webpack_require__.bind(__webpack_require__, 39057))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    gathers: ['globals', 'cookies'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(8150), __webpack_require__.e(9630)]).then(__webpack_require__.bind(__webpack_require__, 69630))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    gathers: [
        'layout',
        'desktopLayout',
        'permissions',
        'scriptedAnchors',
        'unrevealedText',
        'deadMenus',
        'closedMenus',
        'lostOnPhone',
        'buttonsBeyondScreen',
        'unseenFocus',
        'undefinedHandlers',
        'unservedForms',
        'pasteRefusals',
        'hoverMenus',
        'stateContrasts',
        'coveredTargets',
        'coveredControls',
        'coveredTexts',
        'unsaidMenus',
        'openedMenus',
        'wrappedMenus',
        'clickedParts',
        'answeredLinks',
        'modifiedClicks',
        'screenshots',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(3404), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(7162)]).then(__webpack_require__.bind(__webpack_require__, 70802))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(3810), __webpack_require__.e(9362)]).then(__webpack_require__.bind(__webpack_require__, 39362))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(7206)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
const ALL_TOOLS = api_tools/* TOOLS */.It.map(name => ENGINE_TOOLS[name]);
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
async function globalsOfTools(tools = api_tools/* TOOLS */.It) {
    const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []));
    return names.flat();
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   Q: () => (/* binding */ gatheredFor),
/* harmony export */   aY: () => (/* binding */ doesNeed),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62344);


function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].needs.includes(need);
}
function gatheredFor(tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It) {
    return new Set(tools.flatMap(tool => _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].gathers ?? []));
}
async function showsPage(tool, visit) {
    if (doesNeed(tool, 'rendered'))
        return true;
    return doesNeed(tool, 'page') && (await visit.runsScripts()) && (await visit.renderChoice()).shown;
}
function inOrder(tools) {
    return tools.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf(tool) {
    if (doesNeed(tool, 'lighthouse'))
        return 0;
    if (doesNeed(tool, 'rendered'))
        return 3;
    return doesNeed(tool, 'page') ? 2 : 1;
}


/***/ }),

/***/ 63936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ NOTHING_LISTED),
/* harmony export */   N: () => (/* binding */ unknownAnswer)
/* harmony export */ });
const NOTHING_LISTED = { urls: [], whole: false };
function unknownAnswer(reason, status = null) {
    return { state: 'unknown', status, reason };
}


/***/ }),

/***/ 40035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unmeasuredRun),
/* harmony export */   o: () => (/* binding */ lateRun)
/* harmony export */ });
function unmeasuredRun(tool, url, reason, durationMs = 0) {
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt: new Date(Date.now() - durationMs).toISOString(),
        durationMs,
    };
}
function lateRun(tool, url, timeoutMs) {
    const reason = `it did not finish within ${timeoutMs / 1000} s`;
    return { ...unmeasuredRun(tool, url, reason, timeoutMs), late: true };
}


/***/ })

};
