export const id = 4861;
export const ids = [4861];
export const modules = {

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openAccount)
/* harmony export */ });
/** Most engines are asked for no rank project: what tracks them is loaded with the first question. */
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
            // What could not be loaded, who asked is told.
            void opened?.then(({ end }) => end(), () => undefined);
        },
    };
}


/***/ }),

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Deadline),
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
/**
 * A time limit that another signal may end early, and that leaves nothing behind once it is cleared. Each request has
 * one, so it costs a timer and nothing else that is not asked for.
 */
class Deadline {
    /**
     * By the other signal. A run has one signal for all of its requests: a listener for each would cost as much as all
     * else that is done for a request.
     */
    static #bySignal = new WeakMap();
    #timer;
    #tied;
    #controller;
    #passed = false;
    #end;
    #callback;
    /**
     * @param ms milliseconds until it passes
     * @param outer the signal that may end it before
     */
    constructor(ms, outer) {
        this.#timer = setTimeout(() => this.#pass(ms), ms);
        this.#tied = outer && Deadline.#tiedTo(outer).add(this);
        if (outer?.aborted)
            this.#over(outer.reason);
    }
    /** Aborts when it ends. Made when it is first asked for: most requests are over before anybody does. */
    get signal() {
        this.#controller ??= new AbortController();
        if (this.#end)
            this.#controller.abort(this.#end.reason);
        return this.#controller.signal;
    }
    /** Whether the time ran out. */
    get passed() {
        return this.#passed;
    }
    /** Whether the time ran out or the other signal aborted. */
    get ended() {
        return this.#end !== undefined;
    }
    /** Calls back with the reason when it ends, at once where it has; a later call takes the place of an earlier one. */
    onEnd(callback) {
        this.#callback = callback;
        if (this.#end)
            callback(this.#end.reason);
    }
    /** Ends the timer and the tie to the other signal. */
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
/**
 * The work's result, or a rejection as soon as the signal aborts, whether the work heeds it or not: undici does not
 * while a connection is being opened.
 */
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
/** Milliseconds in which work that must wait anyway lets others pass. */
const PATIENCE_MS = 30_000;
/**
 * Keeps all other work away while something runs that any load would falsify. Whoever comes first goes first, except
 * that shared work may pass what still waits for other shared work, for a while: neither lane can keep the other from
 * ever getting its turn.
 *
 * Work in a lane must not enter one again: it would wait for itself.
 */
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
            // Those behind may have waited for this one alone.
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
    /** Lets in all whose turn it is. */
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

/** Milliseconds that a tool has on one page. */
function toolTime(tool, { timeoutMs, lighthouseRuns = 1 }) {
    return (0,_tools_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .doesNeed */ .aY)(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs;
}
/** Times of a tool that the crawl of an analysis has, and all of it: then come all tools on one page. */
const CRAWL_TOOLS = 10;
const ANALYSIS_TOOLS = 20;
/** Milliseconds that the crawl of an analysis has, after which it ends with the pages that there are. */
function crawlTime({ timeoutMs }) {
    return timeoutMs * CRAWL_TOOLS;
}
/** Milliseconds that the analysis of a site has. */
function analysisTime({ timeoutMs }) {
    return timeoutMs * ANALYSIS_TOOLS;
}


/***/ }),

/***/ 17714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ notAnalyzed)
/* harmony export */ });
/** An analysis that gave no result, and why. */
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
/** Milliseconds on a clock that all threads share and nobody sets. */
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

/**
 * The file that a thread begins with. The bundle is one program with its parts: the thread begins where the program
 * does, and sees that it is a thread and which.
 */
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


/** The end of a thread from which results are sent. */
class ResultSender {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextEncoder();
    /** How many of the checks were told. */
    #told = 0;
    /** @returns what to send, and whose memory to hand over with it */
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
/** The end of a thread to which results are sent. They come in the order in which they were sent. */
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
/** Milliseconds for the thread to say itself that the time is over; then it has no time to say anything. */
const GRACE_MS = 500;
/** The time of one call. It runs during the call's turns, each of which has all of it: waiting for the next does not count. */
class CallDeadline {
    #over = new AbortController();
    #ms;
    #timer;
    #isLast = false;
    /** @param ms for the call's work */
    constructor(ms) {
        this.#ms = ms;
    }
    /** Aborts when the time is over. */
    get signal() {
        return this.#over.signal;
    }
    /** The call's turn has come. */
    start() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#over.abort(), this.#ms + GRACE_MS);
    }
    /** The turn is over. The next one may have to wait. */
    pause() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
    /** From now on the time that is left is all that there is. */
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





/** The thread ended before it answered; the message says what ended it. */
class ThreadEnded extends Error {
    name = 'ThreadEnded';
    /** Calls that it worked on when it ended, of which this is one. */
    underWay;
    constructor(message, underWay) {
        super(message);
        this.underWay = underWay;
    }
}
/** Milliseconds between two looks at the thread's loop and heap. */
const LOOK_MS = 100;
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well. The lower the limit, the less V8 lets a heap grow before it collects again: from
 * 2 GB on to four times what was alive in it, with ours to 1.65 times.
 */
const V8_HEAP_LIMIT_MB = 1152;
/** With a limit as high as ours V8 would give several times that to what is new, and keep it. */
const V8_NEW_SPACE_MB = 24;
/** What the engine has of memory, wherever it runs as in its thread. */
const ENGINE_HEAP = {
    maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB,
    maxYoungGenerationSizeMb: V8_NEW_SPACE_MB,
};
/**
 * The most that counts of the time between two looks: where this loop comes late, the machine had no time for the thread
 * either. Nor does much more count than this process had of the processor, since others may leave a thread that works
 * without a pause less than one that looks at it ten times a second.
 */
const COUNTED_LOOK_MS = 2 * LOOK_MS;
/** What always counts of it: a thread that never comes back is ended in time on the busiest machine. */
const COUNTED_AT_LEAST = 1 / 4;
/** Milliseconds for an orderly end, Chrome's among it. */
const CLOSE_MS = 5000;
const ENDED = "the engine's thread has ended";
/**
 * An engine in a thread of its own, which is ended where a page takes all of its time or memory: what strangers wrote is
 * read and judged there, and nothing of it keeps the process from its deadlines, its signals and its other clients.
 */
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
    /** Milliseconds for which the thread's loop has not turned. */
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
    /** Calls that it works on. */
    get size() {
        return this.#calls.size;
    }
    /** Bytes of its heap that are in use now. */
    async heapBytes() {
        if (this.#hasEnded)
            return 0;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        return heap?.used_heap_size ?? 0;
    }
    /**
     * @throws ApiError as the engine does
     * @throws ThreadEnded where the thread ended before it answered
     */
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
    /** Ends the engine in order, or the thread where that takes too long. */
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
    /** Ends the thread at once. */
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
    /** Also what nobody waits for any more: later results are told on what was told with it. */
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
            // It has given up itself, or has ended.
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
        // Work that was alone goes on beside others.
        if (call.turns === 0 && lane === 'shared')
            call.onWait();
    }
    /** Looks at the thread as long as it has work, which keeps the process going. */
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
    /** It is told even by a thread whose loop is held. */
    async #lookAtHeap() {
        const { maxHeapMb } = this.#options;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size > maxHeapMb * 2 ** 20) {
            this.#end(`judging the page took more than ${maxHeapMb} MB of memory and was ended`);
        }
    }
    /** @param usedMs most that the thread can have had of the processor since the last look */
    #lookAtLoop(usedMs) {
        const beat = Atomics.load(this.#beats, 0);
        // A thread that has not begun yet has judged nothing.
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
/** What dependencies write in it goes nowhere: no text of a page may reach a log unseen. */
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












/**
 * Judging a page of a real site takes a fraction of a second, and some megabytes; the largest document that is read
 * takes 80 MB.
 */
const LIMITS = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 896 };
/** Part of a tool's time that it may hold the thread at the most, if that leaves it more than the least. */
const HELD_SHARE = 1 / 3;
const MIN_HELD_MS = 2000;
/** Calls for one page that had to be ended, after which the page is not judged further. */
const MAX_ENDED = 2;
const GIVEN_UP = 'judging the page with other tools took too much time or memory and was ended';
/**
 * The engine in a thread of its own, as {@link SeoApi}. Where one page takes all of the thread's time or memory, the
 * thread is ended; what others had asked of it is asked again. Which of the calls it was shows when each of them gets a
 * thread to itself.
 *
 * @param options with `lanes` where several engines of one process wait for each other's measurements
 * @param entry the program that a thread begins with; this one unless given
 */
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
    /** Calls that were under way when a thread ended, one after the other. */
    #oneByOne = (0,p_limit/* default */.A)(1);
    /** Calls that ended a thread they had to themselves, by page. */
    #endedOn = new Map();
    /** From what results were worked out in a thread that has ended since, by page. */
    #inputsAlone = new Map();
    /** Of each thread, what {@link #counts} hold of it. */
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
    /** Does again, with a thread to itself, what may have ended the thread that it shared. */
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
            // What keeps the thread busy beyond its time must not keep the next one waiting.
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
    /** Nobody can be asked for them when the thread has ended. That there are none fails no result. */
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


/** Whether a tool must have something gathered. */
function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].needs.includes(need);
}
/** What some tools read of a page in Chrome that is gathered for its readers alone. */
function gatheredFor(tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It) {
    return new Set(tools.flatMap(tool => _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].gathers ?? []));
}
/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
async function showsPage(tool, visit) {
    if (doesNeed(tool, 'rendered'))
        return true;
    return doesNeed(tool, 'page') && (await visit.runsScripts()) && (await visit.renderChoice()).shown;
}
/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
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
/** What stands for the sitemaps of a site that were not read. */
const NOTHING_LISTED = { urls: [], whole: false };
/** What stands for the answer of an address where none came, or one that says nothing of its page. */
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
/**
 * The run of a tool that gave no result.
 *
 * @param durationMs milliseconds that it took until now
 */
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
/** The same of a tool that ran out of time. @param timeoutMs milliseconds that it had */
function lateRun(tool, url, timeoutMs) {
    const reason = `it did not finish within ${timeoutMs / 1000} s`;
    return { ...unmeasuredRun(tool, url, reason, timeoutMs), late: true };
}


/***/ })

};
