export const id = 187;
export const ids = [187];
export const modules = {

/***/ 60187:
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
// EXTERNAL MODULE: ./lib/engine/analyze.js + 2 modules
var analyze = __webpack_require__(4700);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var network_deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/thread/call-deadline.js
/** Milliseconds for the thread to say itself that the time is over; then it has no time to say anything. */
const GRACE_MS = 500;
/** The time of one call. It runs from the call's turn, and anew where another turn follows. */
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
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
 * is why the heap is looked at as well.
 */
const V8_HEAP_LIMIT_MB = 4096;
/** Of two looks further apart the whole machine stood still, and the thread with it. */
const MISSED_LOOK_MS = 2000;
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
    #closed = Promise.withResolvers();
    #count = 0;
    #looking;
    #hasEnded = false;
    constructor(options) {
        this.#options = options;
        const beat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
        this.#beats = new BigInt64Array(beat);
        this.#worker = startWorker({ engine: options.engine, beat }, options.entry);
        this.#worker
            .on('message', (word) => this.#hear(word))
            .on('error', error => this.#end(`${ENDED}: ${error.message}`))
            .on('exit', () => this.#end(ENDED))
            .unref();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** Calls that it works on. */
    get size() {
        return this.#calls.size;
    }
    /**
     * @param onTurn called whenever a turn of the call's work has come
     * @throws ApiError as the engine does
     * @throws ThreadEnded where the thread ended before it answered
     */
    async call(work, signal, onTurn) {
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
        this.#calls.set(id, { onTurn, resolve, reject });
        signal.addEventListener('abort', abort, { once: true });
        this.#watch();
        this.#tell({ kind: 'call', id, work });
        try {
            return (await promise);
        }
        finally {
            signal.removeEventListener('abort', abort);
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
        this.#worker.ref();
        const timer = setTimeout(() => this.#end(ENDED), CLOSE_MS);
        this.#tell({ kind: 'close' });
        await this.#closed.promise;
        clearTimeout(timer);
        await this.#worker.terminate();
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
                this.#calls.get(word.id)?.resolve(this.#options.texts.share(word.result));
                break;
            case 'error':
                this.#calls.get(word.id)?.reject((0,messages/* receivedError */.ac)(word.error));
                break;
            case 'warning':
                this.#options.onWarning(word.warning);
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
    async #enter({ id, lane, call }) {
        const giveUp = new AbortController();
        const turn = { giveUp };
        this.#turns.set(id, turn);
        try {
            const leave = await this.#options.lanes.enter(lane, giveUp.signal);
            if (!this.#turns.has(id))
                return leave();
            turn.leave = leave;
            if (call !== undefined)
                this.#calls.get(call)?.onTurn();
            this.#tell({ kind: 'entered', id });
        }
        catch {
            // It has given up itself, or has ended.
        }
    }
    #leave(id) {
        const turn = this.#turns.get(id);
        this.#turns.delete(id);
        if (turn?.leave)
            turn.leave();
        else
            turn?.giveUp.abort();
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
            this.#forgive(last);
            this.#worker.ref();
            this.#looking = setInterval(() => {
                const time = (0,messages/* now */.tB)();
                const wasAsleep = time - last > MISSED_LOOK_MS;
                last = time;
                // What happened meanwhile says nothing of the thread's work.
                if (wasAsleep)
                    this.#forgive(time);
                else
                    this.#lookAtLoop(time);
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
    /** A thread that has not begun yet has judged nothing. */
    #forgive(time) {
        if (Atomics.load(this.#beats, 0) !== 0n)
            Atomics.store(this.#beats, 0, time);
    }
    #lookAtLoop(time) {
        const last = Atomics.load(this.#beats, 0);
        const heldMs = last === 0n ? 0 : Number(time - last);
        if (heldMs > this.#options.maxHeldMs(this.#calls.size)) {
            this.#end(`judging the page took all of the processor's time for ${(heldMs / 1000).toFixed(1)} s and was ended`);
        }
    }
    #end(reason) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        clearInterval(this.#looking);
        const underWay = this.#calls.size;
        for (const { reject } of this.#calls.values())
            reject(new ThreadEnded(reason, underWay));
        for (const id of [...this.#turns.keys()])
            this.#leave(id);
        void this.#worker.terminate();
        this.#closed.resolve();
    }
}
/** What dependencies write in it goes nowhere: no text of a page may reach a log unseen. */
function startWorker(workerData, entry = program()) {
    const worker = new external_node_worker_threads_.Worker(entry, {
        workerData,
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}
/** The bundle is one program with its parts: the thread begins where the program does, and sees that it is a thread. */
function program() {
    const here = import.meta.url;
    const main = (0,external_node_path_.extname)(here) === '.ts' ? '../../main.ts' : './index.js';
    return new URL(main, here);
}

;// CONCATENATED MODULE: ./lib/engine/thread/shared-texts.js
const TEXTS = ['id', 'title', 'why', 'fix', 'help'];
/**
 * Keeps one text for all checks that say the same. What a thread sends is a copy for each check of each page, and a
 * run has thousands of pages.
 */
class SharedTexts {
    #texts = new Map();
    /** Changes the checks of a result of an engine, and gives it back. */
    share(result) {
        if ('checks' in result)
            this.#keepOne(result.checks);
        else
            for (const { runs } of result.pages)
                for (const run of runs)
                    this.#keepOne(run.checks);
        return result;
    }
    #keepOne(checks) {
        for (const check of checks) {
            for (const name of TEXTS) {
                const text = check[name];
                if (text !== undefined)
                    check[name] = this.#one(text);
            }
        }
    }
    #one(text) {
        const known = this.#texts.get(text);
        if (known === undefined)
            this.#texts.set(text, text);
        return known ?? text;
    }
}

;// CONCATENATED MODULE: ./lib/engine/thread/threaded-engine.js












/** Judging a page of a real site takes a fraction of a second, and some megabytes. */
const LIMITS = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 2048 };
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
class ThreadedEngine {
    #options;
    #threadOptions;
    #warnings = new Set();
    /** Calls that were under way when a thread ended, one after the other. */
    #oneByOne = (0,p_limit/* default */.A)(1);
    /** Calls that ended a thread they had to themselves, by page. */
    #endedOn = new Map();
    #thread;
    #separate;
    #isClosed = false;
    constructor({ lanes = new work_lanes/* WorkLanes */.T(), ...options }, { heldMs, heldAloneMs, heapMb }, entry) {
        this.#options = options;
        const most = Math.max(options.timeoutMs * HELD_SHARE, MIN_HELD_MS);
        this.#threadOptions = {
            engine: options,
            lanes,
            texts: new SharedTexts(),
            onWarning: warning => this.#warnings.add(warning),
            maxHeldMs: calls => Math.min(most, calls > 1 ? heldMs : heldAloneMs),
            maxHeapMb: heapMb,
            entry,
        };
    }
    api() {
        return {
            ...(0,account/* accountOf */.X)(this.#options.version),
            runTool: (tool, url, options = {}) => this.#work({ operation: 'runTool', tool, url }, options, reason => (0,unmeasured_run/* unmeasuredRun */.f)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), reason)),
            analyze: (url, options = {}) => this.#work({ operation: 'analyze', url }, options, reason => ({
                url: (0,url_secrets/* withoutUserInformation */.ah)(url),
                ...(0,analyze/* notAnalyzed */.q9)(reason),
                startedAt: new Date().toISOString(),
                durationMs: 0,
            })),
            prepare: (tools) => this.#current().tell({ kind: 'prepare', tools }),
            order: needs/* inOrder */.al,
            release: url => this.#thread?.tell({ kind: 'release', url }),
            warnings: async () => [...this.#warnings],
            close: () => this.#close(),
        };
    }
    async #work(work, { signal }, unmeasured) {
        const timeoutMs = work.operation === 'runTool' ? (0,work_time/* toolTime */.w)(work.tool, this.#options) : (0,work_time/* analysisTime */.e)(this.#options);
        const deadline = new CallDeadline(timeoutMs);
        try {
            const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
            return await this.#answer(work, ending, deadline, unmeasured);
        }
        catch (error) {
            if (!deadline.signal.aborted || signal?.aborted)
                throw error;
            return unmeasured(`it did not finish within ${timeoutMs / 1000} s`);
        }
        finally {
            deadline.end();
        }
    }
    async #answer(work, signal, deadline, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        try {
            return await this.#current().call(work, signal, () => deadline.start());
        }
        catch (error) {
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            if (error.underWay === 1)
                return unmeasured(this.#blame(work.url, error));
        }
        deadline.keep();
        return await (0,network_deadline/* orAborted */.H)(this.#oneByOne(() => this.#alone(work, signal, unmeasured)), signal);
    }
    /** Does again, with a thread to itself, what may have ended the thread that it shared. */
    async #alone(work, signal, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        if (!this.#separate || this.#separate.hasEnded)
            this.#separate = new EngineThread(this.#threadOptions);
        try {
            return await this.#separate.call(work, signal, () => undefined);
        }
        catch (error) {
            // What keeps the thread busy beyond its time must not keep the next one waiting.
            if (signal.aborted)
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
        await Promise.all([this.#thread?.close(), this.#separate?.close()]);
    }
}


/***/ })

};
