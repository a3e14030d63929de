export const id = 8518;
export const ids = [8518,1681];
export const modules = {

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/** How many places some failures stand for together. */
function placesIn(failures) {
    return failures.reduce((sum, { places }) => sum + places, 0);
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 26292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ExpressionRunner)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70370);



/** Milliseconds between two looks at the thread's heap. */
const HEAP_LOOK_MS = 25;
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well.
 */
const V8_HEAP_LIMIT_MB = 4096;
/** Most characters and values of an input: the thread has a copy of it. */
const MAX_INPUT_SIZE = 256 * 1024 * 1024;
/**
 * Evaluates JSONata expressions in a thread that is ended when one takes too long or too much memory. JSONata's own
 * time limit is looked at between its steps alone: neither a regular expression that backtracks for hours nor a
 * built-in function on a huge array would ever get there.
 *
 * The thread starts with the first expression and takes one at a time, so that it holds one input at a time. An
 * expression that was stopped is not tried again: it would cost its full time on each input.
 */
class ExpressionRunner {
    #maxHeapMb;
    #totalMs;
    #turns = (0,p_limit__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(1);
    #stopped = new Map();
    #tooLargeInputs = new WeakMap();
    #worker;
    #isClosed = false;
    #spentMs = 0;
    /**
     * @param maxHeapMb megabytes of the thread's heap, beyond which it is ended
     * @param totalMs milliseconds for all that is evaluated, after which nothing is; left out, there is no such bound
     */
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
    /** Many expressions may be evaluated on one value, which takes a while to measure. */
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
    /** Ends the thread, and with it what is under way. */
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
            // What is nested too deep cannot be handed over.
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
        // It may also end between two questions.
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
/** The thread sees nothing of the environment: an expression needs none of it, and tokens stand there. */
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
/**
 * Whether a JSON-like value has more characters and values than `most`, counted together. It looks at no more than
 * that.
 */
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

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_EXPRESSION_CHARACTERS: () => (/* binding */ MAX_EXPRESSION_CHARACTERS),
/* harmony export */   readExpression: () => (/* binding */ readExpression)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);


/** Most characters of an expression: JSONata takes time by their square to read it. */
const MAX_EXPRESSION_CHARACTERS = 4000;
/**
 * Checks that a JSONata expression can be parsed, and tells what it reads. It says nothing on whether the expression
 * fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1, as the end of a sentence that begins with
 * the expression
 */
async function readExpression(expression) {
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
        throw new Error(`has ${expression.length} characters; at most ${MAX_EXPRESSION_CHARACTERS} are allowed`);
    }
    const [{ default: jsonata }, { FUNCTIONS, readsOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9132).then(__webpack_require__.t.bind(__webpack_require__, 79132, 19)),
        __webpack_require__.e(/* import() */ 1442).then(__webpack_require__.bind(__webpack_require__, 1442)),
    ]);
    const reads = readOrThrow(() => readsOf(jsonata(expression).ast()), expression.length);
    const [variable] = reads.unbound;
    if (variable === undefined)
        return reads;
    const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(`$${variable}`, [...FUNCTIONS].map(name => `$${name}`));
    throw new Error(`has "$${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(variable, 100)}", which is neither a function nor a variable of the expression${hint}`);
}
function readOrThrow(read, length) {
    try {
        return read();
    }
    catch (cause) {
        const { message, position, name } = cause;
        if (name === 'RangeError')
            throw new Error('is nested too deep', { cause });
        const place = position !== undefined && length > 0 ? ` (at character ${Math.min(position + 1, length)})` : '';
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(`${message ?? cause}`, 200);
        throw new Error(`is not a JSONata expression: ${text}${place}`, { cause });
    }
}


/***/ }),

/***/ 87760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ resultsWithTwins),
/* harmony export */   g: () => (/* binding */ withTwinsMarked)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61815);
/* harmony import */ var _api_twins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57719);
/* harmony import */ var _net_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15329);




/** Pages and sites with twins marked, see {@link withTwinsMarked}. */
function resultsWithTwins({ pages, sites }) {
    const marked = sites.map(site => ({ ...site, runs: withTwinsMarked(site.runs) }));
    const runsOf = new Map(marked.map(({ origin, runs }) => [origin, runs]));
    return {
        pages: pages.map(page => ({
            ...page,
            runs: withTwinsMarked(page.runs, runsOf.get((0,_net_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .y)(page.url))),
        })),
        sites: marked,
    };
}
/**
 * The runs of one page, or of one site, with twins marked: of checks that say the same one counts, names the others in
 * `twins`, and has their places too; the others name it in `twinOf`. What `ignore` set aside is left as it is, so that
 * its twin speaks for itself.
 *
 * @param ofSite runs of the site that a page is part of: what is said there need not be said of the page
 */
function withTwinsMarked(runs, ofSite = []) {
    const failures = runs.flatMap(({ checks }) => checks.filter(_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6));
    const siteFailures = ofSite.flatMap(({ checks }) => checks.filter(_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6));
    const now = new Map([...siteFailures, ...failures].map(check => [check.id, check]));
    for (const { id } of failures) {
        const originals = (0,_api_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .originalsOf */ .iV)(id).flatMap(other => now.get(other) ?? []);
        if (originals.length > 0)
            mark(now, now.get(id), originals);
    }
    const marked = new Map(failures.map(check => [check, now.get(check.id)]));
    return runs.map(run => run.checks.some(check => marked.get(check) !== undefined && marked.get(check) !== check)
        ? { ...run, checks: run.checks.map(check => marked.get(check) ?? check) }
        : run);
}
function mark(now, twin, originals) {
    const own = placesBeside(twin, originals);
    if ((0,_api_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .isTwinByResource */ .en)(twin.id)) {
        if (own.length > 0) {
            now.set(twin.id, withPlaces(twin, own, (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeCount */ .Nt)(twin) - twin.occurrences.length + own.length));
            return;
        }
    }
    const [original] = originals;
    now.set(twin.id, { ...twin, twinOf: original.id });
    const counting = (0,_api_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .isTwinByResource */ .en)(twin.id)
        ? original
        : withPlaces(original, [...original.occurrences, ...own], (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeCount */ .Nt)(original) + own.length);
    now.set(original.id, {
        ...counting,
        severity: _api_results_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.find(worst => [original, twin].some(({ severity }) => severity === worst)),
        twins: [...(original.twins ?? []), twin.id],
    });
}
/** The places of a twin at which none of the originals fails: elements with other source, or other resources. */
function placesBeside({ id, occurrences }, originals) {
    const places = originals.flatMap(original => original.occurrences);
    if ((0,_api_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .isTwinByResource */ .en)(id)) {
        return occurrences.filter(({ url }) => !places.some(place => place.url === url || place.message?.includes(url)));
    }
    const sources = new Set(places.map(({ snippet }) => snippet));
    // A fault of the page as a whole has no source of an element.
    if (sources.has(undefined))
        return [];
    return occurrences.filter(({ snippet }) => snippet !== undefined && !sources.has(snippet));
}
function withPlaces(check, occurrences, count) {
    const { occurrenceCount: _, ...rest } = check;
    const listed = occurrences.slice(0, _api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_OCCURRENCES */ .yO);
    return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) };
}


/***/ }),

/***/ 95980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yy: () => (/* binding */ findPreviewFolder),
/* harmony export */   cb: () => (/* binding */ addressPolicyOf),
/* harmony export */   lG: () => (/* binding */ findProduction),
/* harmony export */   uT: () => (/* binding */ findPages)
/* harmony export */ });
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15843);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _joined_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56727);



/** The addresses of a static folder's pages are the same in every run and on every shard, where nobody else has it. */
const STATIC_SITE_PORT = 7360;
/** Most milliseconds for one request of a sitemap. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Finds out which pages to audit: serves the static folder, waits until the target answers, reads its sitemap and takes
 * the part of a shard, as the settings say.
 *
 * @throws SettingsError where the folder cannot be served or the named sitemap gives no page
 */
async function findPages(settings, options) {
    const { staticDir, url = [], paths = [], wait, sitemap, shard, within } = settings;
    const site = staticDir === undefined ? undefined : await serve(staticDir, within.staticDir);
    const bases = site ? [`${site.origin}/`] : url;
    const close = async () => site?.close();
    try {
        if (wait > 0 && !site)
            await waitUntilUp(bases, settings, options);
        const given = withPaths(bases, paths);
        const isAsked = sitemap !== false && !options.signal.aborted;
        const { urls, notes, gaps } = isAsked ? await fromSitemaps(bases, settings, options) : NO_SITEMAP;
        // An address that stands for the whole site gives way to the pages of its sitemap.
        const named = urls.length === 0 ? given : given.filter(url => paths.length > 0 || !isRoot(url));
        const all = [...new Set([...named, ...urls])];
        return { urls: shard ? partOf(all, shard) : all, notes, gaps, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
const NO_SITEMAP = { urls: [], notes: [], gaps: [] };
/**
 * One of several parts of a list, of which together each item is in exactly one, in order, and whose lengths differ by
 * one at most.
 *
 * @param number of the part, from 1 on
 */
function partOf(items, { number, count }) {
    const start = (part) => Math.floor((items.length * part) / count);
    return items.slice(start(number - 1), start(number));
}
function isRoot(url) {
    const { pathname, search } = new URL(url);
    return pathname === '/' && search === '';
}
/** At a hosted service the advice of a login wall would be refused as a setting. */
const HOSTED_ADVICE = 'the service at "base-url" cannot be given "headers", but the embedded engine can';
async function serve(staticDir, within) {
    const { serveStaticSite } = await Promise.all(/* import() */[__webpack_require__.e(8416), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 80326));
    try {
        const folder = within === undefined ? staticDir : await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__/* .realPlace */ .oD)(staticDir, within);
        return await serveStaticSite(folder, STATIC_SITE_PORT);
    }
    catch (error) {
        const isMissing = error instanceof _settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__/* .NamedFileError */ .ql && error.code === 'ENOENT';
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`static-dir: "${staticDir}" ${isMissing ? 'does not exist' : error.message}`);
    }
}
async function waitUntilUp(urls, settings, options) {
    const { waitForTargets } = await __webpack_require__.e(/* import() */ 399).then(__webpack_require__.bind(__webpack_require__, 90399));
    await withClient(urls, settings, options, undefined, async (client) => {
        const { signal, onWait } = options;
        const ask = (url, timeoutMs) => {
            const visit = client.visit(url);
            return visit.fetch(visit.url, { timeoutMs });
        };
        const advice = settings.baseUrl === undefined ? undefined : HOSTED_ADVICE;
        await waitForTargets(urls, { budgetMs: settings.wait * 1000, ask, advice, onWait, signal });
    });
}
async function fromSitemaps(bases, settings, options) {
    const [{ pagesOfSitemap }, { preferencesOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(5433)]).then(__webpack_require__.bind(__webpack_require__, 24448)),
        __webpack_require__.e(/* import() */ 7618).then(__webpack_require__.bind(__webpack_require__, 27618)),
    ]);
    const { maxPages: max } = settings;
    const production = settings.productionUrl || undefined;
    const sitemap = settings.sitemap === true ? undefined : settings.sitemap;
    const found = { urls: [], notes: [], gaps: [] };
    const preferences = () => preferencesOf(options);
    return await withClient(bases, settings, options, NO_SITEMAP, async (client) => {
        for (const [origin, [base]] of Map.groupBy(bases, base => new URL(base).origin)) {
            const visit = client.visit(base);
            const pages = await pagesOfSitemap({ visit, base: visit.url, sitemap, production, max, preferences });
            found.urls.push(...pages.urls);
            found.notes.push(...pages.notes);
            found.gaps.push(...pages.gaps);
            if (pages.missing === undefined)
                continue;
            if (sitemap !== undefined)
                throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`sitemap: "${sitemap}" ${pages.missing}`);
            found.notes.push(`The sitemap of ${origin} ${pages.missing}; only the given pages are audited`);
        }
        return found;
    });
}
/**
 * Where pages will live, by what the first one says; undefined where the settings tell, or a service judges by itself.
 *
 * @param previewHost host of the deployment that started the run, where it is not production
 */
async function findProduction(pages, settings, options, previewHost) {
    const hosts = new Set(pages.map(page => new URL(page).host));
    const isKnown = settings.productionUrl !== undefined || settings.baseUrl !== undefined;
    if (isKnown || hosts.size !== 1 || options.signal.aborted)
        return undefined;
    const { inferProduction } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9001)]).then(__webpack_require__.bind(__webpack_require__, 49001));
    return await withClient(pages, settings, options, undefined, client => inferProduction(client.visit(pages[0]), hosts.has(previewHost ?? '')));
}
/**
 * Folder of a preview that stands for production, as `/pr-1`, by what the pages say; empty where its root does.
 * See {@link inferPreviewFolder}.
 */
async function findPreviewFolder(pages, productionUrl, settings, options) {
    if (settings.baseUrl !== undefined || options.signal.aborted)
        return '';
    const { inferPreviewFolder, mayBeBelowFolder } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5805), __webpack_require__.e(9129)]).then(__webpack_require__.bind(__webpack_require__, 59129));
    if (!mayBeBelowFolder(pages, productionUrl))
        return '';
    return await withClient(pages, settings, options, '', client => inferPreviewFolder(pages.map(page => client.visit(page)), productionUrl));
}
/**
 * Asks with the engine's client, and the headers of the settings, before there is an engine.
 *
 * @param whenEnded what is answered where the run was ended meanwhile, which says so by itself
 */
async function withClient(bases, settings, { signal, userAgent }, whenEnded, ask) {
    const { headers = {} } = settings;
    const { openSiteClient } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8038), __webpack_require__.e(4894), __webpack_require__.e(1644), __webpack_require__.e(209), __webpack_require__.e(2075)]).then(__webpack_require__.bind(__webpack_require__, 79819));
    const addresses = addressPolicyOf(settings, bases);
    const client = openSiteClient({ addresses, userAgent, timeoutMs: REQUEST_TIMEOUT_MS, headers, signal });
    try {
        return await ask(client);
    }
    catch (error) {
        if (signal.aborted)
            return whenEnded;
        throw error;
    }
    finally {
        await client.close();
    }
}
/**
 * The addresses that a run may connect to: private ones where the targets themselves are on such, or where the settings
 * let pages lead there.
 *
 * @param targets URLs that are audited, or that the pages to audit are looked for at
 */
function addressPolicyOf({ allowPrivate, productionUrl, sitemap }, targets) {
    if (allowPrivate)
        return 'any';
    return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') };
}
/** Each path behind each URL; the URLs themselves where there are no paths. */
function withPaths(urls, paths) {
    const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => (0,_joined_url_js__WEBPACK_IMPORTED_MODULE_2__/* .joinedUrl */ .d)(url, path))));
    return [...new Set(pages)];
}


/***/ }),

/***/ 56727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ joinedUrl)
/* harmony export */ });
/** Stands for any site while a path is read. */
const ANY_SITE = 'http://site.invalid/';
/**
 * Puts a path behind a URL, whose own path may be the folder of a preview. Whatever the path holds, the result is on
 * the origin of the URL and below its folder, since only the setters of its parts are used, which cannot change the
 * host: read as a reference, `/\host/` and `/<tab>/host/` would be another site (URL Standard, "relative state").
 *
 * @param base an http or https URL
 * @param path with its query and fragment; without a query it gets that of the URL
 * @throws TypeError where the base is no URL
 */
function joinedUrl(base, path) {
    const [, pathname = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path);
    // What climbs with "..", encoded or not, ends at the root of the path, not above the folder that it goes behind.
    const read = new URL(ANY_SITE);
    read.pathname = pathname;
    const joined = new URL(base);
    joined.pathname = joined.pathname.replace(/\/$/, '') + (pathname === '' ? '' : read.pathname);
    if (search !== undefined && search !== '?')
        joined.search = search;
    joined.hash = hash;
    return joined.href;
}


/***/ }),

/***/ 22172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ SCREENSHOT_FOLDER),
/* harmony export */   PQ: () => (/* binding */ takeOutScreenshots),
/* harmony export */   oo: () => (/* binding */ readScreenshots)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Folder of the screenshots, beside the report file. */
const SCREENSHOT_FOLDER = 'screenshots';
const DEVICES = ['phone', 'desktop'];
const PICTURE = /^data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
const FILE_NAME = /^screenshots\/[\w-]+\.(webp|png|jpeg)$/;
/** Bytes of one picture that is read; ours have some ten thousand. */
const MAX_PICTURE_BYTES = 1_000_000;
/** Bytes of all pictures that are read: what a report of HTML shows. */
const MAX_ALL_BYTES = 4_000_000;
/** Takes the pictures out of the pages: in their place stand the names of the files that hold them. */
function takeOutScreenshots(pages) {
    const files = [];
    const without = pages.map((page, index) => mapScreenshots(page, (device, value) => {
        const [, type, data] = PICTURE.exec(value) ?? [];
        if (type === undefined || data === undefined)
            return value;
        const name = `${SCREENSHOT_FOLDER}/page-${index + 1}-${device}.${type}`;
        files.push({ name, bytes: Buffer.from(data, 'base64') });
        return name;
    }));
    return { pages: without, files };
}
/**
 * Puts pictures back whose files are there, as far as a report of HTML shows any; the others stay names. Links are not
 * followed.
 *
 * @param folder of the report file
 */
async function readScreenshots(pages, folder) {
    const pictures = new Map();
    // A checkout that brings the folder of a shard may have a link in its place, which leads anywhere.
    const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, SCREENSHOT_FOLDER)).then(stats => stats.isDirectory(), () => false);
    if (!isFolder)
        return [...pages];
    let left = MAX_ALL_BYTES;
    for (const page of pages) {
        for (const name of namesIn(page)) {
            const bytes = await pictureIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), Math.min(left, MAX_PICTURE_BYTES));
            if (!bytes)
                continue;
            left -= bytes.length;
            pictures.set(name, `data:image/${FILE_NAME.exec(name)[1]};base64,${bytes.toString('base64')}`);
        }
    }
    return pages.map(page => mapScreenshots(page, (_, value) => pictures.get(value) ?? value));
}
function namesIn(page) {
    const names = [];
    mapScreenshots(page, (_, value) => {
        if (FILE_NAME.test(value))
            names.push(value);
        return value;
    });
    return names;
}
async function pictureIn(path, maxBytes) {
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        try {
            const stats = await file.stat();
            return stats.isFile() && stats.size <= maxBytes ? await file.readFile() : undefined;
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}
function mapScreenshots(page, change) {
    const changed = (run) => {
        const { screenshots } = run.facts;
        if (run.tool !== 'ux' || !isObject(screenshots))
            return run;
        const entries = DEVICES.flatMap(device => {
            const value = screenshots[device];
            return typeof value === 'string' ? [[device, change(device, value)]] : [];
        });
        return {
            ...run,
            facts: { ...run.facts, screenshots: { ...screenshots, ...Object.fromEntries(entries) } },
        };
    };
    return page.runs.some(({ tool }) => tool === 'ux') ? { ...page, runs: page.runs.map(changed) } : page;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 51790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ji: () => (/* binding */ durationInWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
function durationInWords(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
/** A whole number as `1,200`. `toLocaleString` would load all that is known of languages, a tenth of the start. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}


/***/ }),

/***/ 45650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ withResults),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   nH: () => (/* binding */ buildFindings)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61815);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);
/* harmony import */ var _split_sites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66583);




/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`; a fault of
 * the site stands once, under its site; and a check that failed on many pages, at many places, counts once.
 */
function buildFindings(input) {
    const rules = { ...input.rules };
    const split = (0,_split_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .splitSites */ .P)(input.pages.map(page => ({
        ...page,
        runs: page.runs.map(run => ({ ...run, checks: run.checks.map(check => withoutTexts(check, rules)) })),
    })));
    const { pages } = split;
    const sites = (0,_split_sites_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSites */ .d)([...(input.sites ?? []), ...split.sites]);
    return {
        schemaVersion: 2,
        generator: { name: 'seo-preflight', version: input.version },
        startedAt: input.startedAt.toISOString(),
        durationMs: input.durationMs,
        source: input.source,
        score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .meanScore */ .UQ)(pages.map(page => page.score)),
        ...figuresOf(pages, sites),
        sites,
        pages,
        rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
        analyses: [...input.analyses],
        rank: input.rank ?? [],
        ...(input.shard && { shard: input.shard }),
        ...(input.gaps?.length && { gaps: [...input.gaps] }),
        ...(input.baseline && { baseline: input.baseline }),
    };
}
function withoutTexts(whole, rules) {
    const { why, fix, ...check } = whole;
    const { title, severity, help } = check;
    rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help };
    return why === undefined && fix === undefined ? whole : check;
}
/** The same findings with other pages, sites and analyses, as after failures were set aside. */
function withResults(findings, results) {
    const { pages, sites, analyses } = results;
    const score = (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .meanScore */ .UQ)(pages.map(page => page.score));
    return { ...findings, score, ...figuresOf(pages, sites), pages, sites, analyses };
}
/** Pages without an error; the findings by severity, over all pages and sites; and the tool runs that gave no result. */
function figuresOf(pages, sites) {
    const runs = [...pages, ...sites].flatMap(({ runs }) => runs);
    const notMeasured = runs.filter(({ status }) => status === 'not-measured').length;
    return {
        healthy: pages.filter(page => countFindings(page.runs).error === 0).length,
        counts: { ...countFindings(runs), notMeasured },
    };
}
/** Findings by severity: each check that failed anywhere in some runs counts once, under the worst that it has there. */
function countFindings(runs) {
    const worst = new Map();
    for (const { checks } of runs) {
        for (const check of checks) {
            if (!(0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(check))
                continue;
            const known = worst.get(check.id);
            if (known === undefined || isWorse(check.severity, known))
                worst.set(check.id, check.severity);
        }
    }
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const severity of worst.values())
        counts[severity]++;
    return counts;
}
function isWorse(severity, other) {
    return _api_results_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.indexOf(severity) < _api_results_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o.indexOf(other);
}


/***/ }),

/***/ 66583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSites),
/* harmony export */   d: () => (/* binding */ joinSites)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56633);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);
/* harmony import */ var _net_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15329);



/**
 * Takes the checks whose fault is the site's out of the pages, and puts them together: each stands once for an origin,
 * however many of its pages were asked. A tool that judged nothing but the site has no run on the pages any more.
 */
function splitSites(pages) {
    const parts = [];
    const own = pages.map(page => {
        const origin = (0,_net_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .y)(page.url);
        const runs = page.runs.flatMap(run => {
            const checks = run.checks.filter(isOfSite);
            if (checks.length === 0)
                return [run];
            parts.push({ origin, run, checks });
            return checks.length === run.checks.length ? [] : [withoutSite(run)];
        });
        return { ...page, score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .pageScore */ .WY)(page.runs), runs };
    });
    const bySite = Map.groupBy(parts, ({ origin }) => origin);
    return { pages: own, sites: Array.from(bySite, ([origin, ofSite]) => siteOf(origin, ofSite)) };
}
/** One site for each origin, from what is known of the sites by several reports. */
function joinSites(sites) {
    const byOrigin = Map.groupBy(sites, ({ origin }) => origin);
    return Array.from(byOrigin, ([origin, same]) => {
        const [only, ...others] = same;
        if (others.length === 0)
            return only;
        return siteOf(origin, same.flatMap(({ runs }) => runs.map(run => ({ origin, run, checks: run.checks }))));
    });
}
function isOfSite({ scope }) {
    return scope === 'site';
}
function withoutSite(run) {
    const checks = run.checks.filter(check => !isOfSite(check));
    return { ...run, checks, score: run.instrument === undefined ? (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .toolScore */ .nM)(checks) : run.score };
}
function siteOf(origin, parts) {
    const byTool = Map.groupBy(parts, ({ run }) => run.tool);
    const runs = [...byTool.values()].map(ofTool => siteRun(origin, ofTool));
    return { origin, score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .siteScore */ .eq)(runs), runs };
}
function siteRun(origin, parts) {
    const [first] = parts;
    const onPages = parts.flatMap(({ run, checks }) => checks.map(check => ({ check, urls: [origin, `${origin}/`, run.url, run.finalUrl] })));
    const byId = Map.groupBy(onPages, ({ check }) => check.id);
    const checks = Array.from(byId.values(), same => joined(origin, same));
    const { tool, startedAt, durationMs, facts } = first.run;
    const isWhole = first.checks.length === first.run.checks.length;
    return {
        tool,
        url: origin,
        status: 'measured',
        score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .toolScore */ .nM)(checks),
        checks,
        facts: isWhole ? facts : {},
        startedAt,
        durationMs,
    };
}
const WORST_FIRST = ['fail', 'pass', 'not-measured', 'not-applicable'];
/**
 * One check of a site from what it was on several pages: it failed where it failed on any. What all pages answer with
 * is said of the site; what only some do, of each of these.
 */
function joined(origin, same) {
    const outcome = WORST_FIRST.find(worst => same.some(({ check }) => check.outcome === worst));
    const saying = same.filter(({ check }) => check.outcome === outcome);
    const [first] = saying;
    if (outcome !== 'fail')
        return first.check;
    const isEverywhere = !same.some(({ check }) => check.outcome === 'pass');
    const places = new Map();
    let unlisted = 0;
    for (const { check, urls } of saying) {
        unlisted = Math.max(unlisted, (check.occurrenceCount ?? 0) - check.occurrences.length);
        for (const place of check.occurrences) {
            const isOfAll = isEverywhere && urls.includes(place.url) && place.line === undefined && !place.selector;
            const common = isOfAll ? { ...place, url: origin } : place;
            const { url, line, column, selector, message } = common;
            const key = JSON.stringify([url, line, column, selector, message]);
            if (!places.has(key))
                places.set(key, common);
        }
    }
    const occurrences = [...places.values()];
    const { occurrenceCount: _, ...rest } = first.check;
    const count = occurrences.length + unlisted;
    const listed = occurrences.slice(0, _api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_OCCURRENCES */ .yO);
    return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) };
}


/***/ }),

/***/ 14262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ extentInWords),
/* harmony export */   Is: () => (/* binding */ findingsOn),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   ao: () => (/* binding */ subjectsInWords),
/* harmony export */   e3: () => (/* binding */ comparedFindings),
/* harmony export */   v9: () => (/* binding */ elsewhereInWords)
/* harmony export */ });
/* harmony import */ var _api_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7059);
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61815);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6810);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51790);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36252);







/** The checks that failed on some pages as findings, the worst first. */
function findingsOn(pages, rules) {
    return groupFindings(failedOn(pages), rules);
}
/** The failures of a comparison as findings, the worst first. */
function comparedFindings(refs, rules, pageOf) {
    return groupFindings(failedIn(refs, pageOf), rules);
}
function* failedOn(pages) {
    for (const { page, runs } of pages) {
        for (const { tool, finalUrl, checks } of runs) {
            for (const check of checks) {
                if (!(0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(check))
                    continue;
                const { id, severity, message, occurrences, twins = [] } = check;
                const failure = { page, severity, message, occurrences, finalUrl, placeCount: (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeCount */ .Nt)(check) };
                yield { id, tool, twins, texts: check, failure };
            }
        }
    }
}
function* failedIn(refs, pageOf) {
    for (const ofPage of Map.groupBy(refs, ({ check, page }) => JSON.stringify([check, page])).values()) {
        const { check: id, tool, severity, title, page: url } = ofPage[0];
        const page = pageOf(url);
        const failure = {
            page,
            severity,
            message: undefined,
            occurrences: ofPage.flatMap(({ place }) => place ?? []),
            finalUrl: page.runs?.[tool]?.finalUrl,
            placeCount: (0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .placesIn */ .y)(ofPage),
        };
        yield { id, tool, twins: [], texts: { title }, failure };
    }
}
/** What one fault is: failures with the same key are one finding. */
function keyOf({ id }) {
    return id;
}
function groupFindings(failed, rules) {
    return [...Map.groupBy(failed, keyOf).values()].map(same => findingOf(same, rules)).sort(byImportance);
}
function findingOf(same, rules) {
    const { id, tool, texts } = same[0];
    const { title, why = '', fix = '', help = '' } = Object.hasOwn(rules, id) ? rules[id] : texts;
    const failures = same.map(({ failure }) => failure);
    return {
        id,
        tool,
        twins: [...new Set(same.flatMap(({ twins }) => twins))],
        isOfSite: failures.every(({ page }) => page.isSite),
        title: title || id,
        why,
        fix,
        help,
        severity: _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.find(worst => failures.some(({ severity }) => severity === worst)),
        failures,
        placeCount: failures.reduce((sum, { placeCount }) => sum + placeCount, 0),
        places: (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .listPlaces */ .bF)(failures),
    };
}
/** The order of findings: what costs a page the most first, of these the one on the most pages. */
function byImportance(a, b) {
    return ((0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(b.id, b.severity) - (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(a.id, a.severity) ||
        _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.indexOf(a.severity) - _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.indexOf(b.severity) ||
        b.failures.length - a.failures.length ||
        (a.id < b.id ? -1 : 1));
}
/**
 * On how many pages a finding is, at how many places, where these are more, and what else the baseline says of it:
 * `3 pages`, `12 places`, `known at 2 other places`.
 */
function extentInWords(finding, isOnlyPage = false) {
    const { failures, places: all } = finding;
    const places = all.count > failures.length ? [(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(all.count, 'place')] : [];
    const pages = isOnlyPage && !finding.isOfSite ? [] : [subjectsInWords(finding)];
    return [...pages, ...places, ...elsewhereInWords(finding)];
}
/** Where else a finding is, or was, against the baseline; nothing where there is nothing to be said. */
function elsewhereInWords({ knownPlaces = 0, fixedPlaces = 0 }) {
    return [
        ...(knownPlaces > 0 ? [`known at ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(knownPlaces, 'other place')}`] : []),
        ...(fixedPlaces > 0 ? [`fixed at ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(fixedPlaces, 'place')}`] : []),
    ];
}
/** The ids of the checks that say a finding, on one line each; the first is the one that counts. */
function idsOf({ id, twins }) {
    return [id, ...twins].map(each => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(each));
}
/** What a finding is about: `3 pages`, `whole site`, `3 pages and 2 sites`. */
function subjectsInWords({ failures }) {
    const sites = failures.filter(({ page }) => page.isSite).length;
    const pages = failures.length - sites;
    return [
        ...(pages > 0 ? [(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(pages, 'page')] : []),
        ...(sites > 0 ? [sites === 1 ? 'whole site' : (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(sites, 'site')] : []),
    ].join(' and ');
}


/***/ }),

/***/ 36252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ placesOnPage),
/* harmony export */   TD: () => (/* binding */ firstPlaces),
/* harmony export */   bF: () => (/* binding */ listPlaces)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60560);

/** Places of a finding that are listed, which is the most that any rendering shows. */
const MAX_LISTED = 50;
/** Places of a finding that are compared with those before them; of further ones the same may count several times. */
const MAX_COMPARED = 20_000;
/** The places of a check that failed on some pages. One in a resource that several pages have in common is one place. */
function listPlaces(failures) {
    const listed = [];
    const earlier = new EarlierPlaces(failures);
    let count = failures.reduce((sum, { placeCount }) => sum + placeCount, 0);
    for (const turn of turnsOf(failures)) {
        if (listed.length === MAX_LISTED && !earlier.canRepeat)
            break;
        const same = earlier.sameOnOtherPage(turn);
        if (same) {
            count--;
            if (same.place)
                makeCommon(same.place, same.others.add(turn.failure).size);
            continue;
        }
        const place = listed.length < MAX_LISTED ? placeInTurn(turn) : undefined;
        if (place)
            listed.push(place);
        earlier.add(turn, place);
    }
    return { listed, count };
}
/** The first places of a list, and how many are left. */
function firstPlaces({ listed, count }, max) {
    const first = listed.slice(0, max);
    return { listed: first, more: count - first.length };
}
/** The first places on one page; there is one at least. */
function placesOnPage(failure, max) {
    const { occurrences } = failure;
    if (occurrences.length === 0)
        return [placeOf(failure, undefined)];
    return occurrences.slice(0, max).map(occurrence => placeOf(failure, occurrence));
}
/** The first place on each page, then the second on each page that has one, and so on. */
function* turnsOf(failures) {
    let left = failures;
    for (let number = 0; left.length > 0; number++) {
        for (const failure of left) {
            yield { failure, occurrence: failure.occurrences[number], isFirst: number === 0 };
        }
        left = left.filter(({ occurrences }) => number + 1 < occurrences.length);
    }
}
/** The places that had their turn, each with the page that had it first. */
class EarlierPlaces {
    #byKey = new Map();
    /** Only at these can two pages have the same place. */
    #sharedUrls;
    constructor(failures) {
        this.#sharedUrls = sharedUrls(failures);
    }
    /** Whether any place can be the same as one before it. */
    get canRepeat() {
        return this.#sharedUrls.size > 0;
    }
    add({ failure, occurrence }, place) {
        if (!this.#isShared(occurrence) || this.#byKey.size >= MAX_COMPARED)
            return;
        const key = keyOf(failure, occurrence);
        if (!this.#byKey.has(key))
            this.#byKey.set(key, { failure, place, others: new Set() });
    }
    /** The same place of the same resource, where another page had it first. */
    sameOnOtherPage({ failure, occurrence }) {
        const same = this.#isShared(occurrence) ? this.#byKey.get(keyOf(failure, occurrence)) : undefined;
        if (!same || same.failure === failure)
            return undefined;
        same.isInResource ??= resourceOf(same.failure, occurrence) !== undefined;
        return same.isInResource ? same : undefined;
    }
    #isShared(occurrence) {
        return occurrence !== undefined && this.#sharedUrls.has(occurrence.url);
    }
}
/** The URLs that are at fault on several pages. */
function sharedUrls(failures) {
    const firstWith = new Map();
    const shared = new Set();
    for (const failure of failures) {
        for (const { url } of failure.occurrences) {
            const first = firstWith.get(url);
            if (!first)
                firstWith.set(url, failure);
            else if (first !== failure)
                shared.add(url);
        }
    }
    return shared;
}
/**
 * All that tells two places apart. An element of the page that leads to the resource may stand anywhere in it, and what
 * is said of it may name the page.
 */
function keyOf({ page, finalUrl }, { url, line, column, selector, message = '' }) {
    const position = selector === undefined ? `${line}\n${column}` : '';
    const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl];
    const said = pageUrls.reduce((text, pageUrl) => (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(text, pageUrl, 'the page'), message);
    return `${url}\n${position}\n${said}`;
}
/** What is said of the page that had it first is not said of the others. */
function makeCommon(place, morePages) {
    place.morePages = morePages;
    delete place.ofPage;
}
function placeInTurn({ failure, occurrence, isFirst }) {
    const place = placeOf(failure, occurrence);
    const { message } = failure;
    return isFirst && message !== undefined && message !== place.message ? { ...place, ofPage: message } : place;
}
function placeOf(failure, occurrence) {
    return {
        page: failure.page,
        message: occurrence?.message ?? failure.message,
        occurrence,
        resource: resourceOf(failure, occurrence),
    };
}
function resourceOf({ page, finalUrl }, occurrence) {
    if (!occurrence)
        return undefined;
    const isPage = [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url));
    return isPage ? undefined : occurrence.url;
}
function isSame(url, other) {
    return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other);
}


/***/ }),

/***/ 11027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOfAllPages),
/* harmony export */   r: () => (/* binding */ remarksOn)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60560);

function remarksOn(pages) {
    const notMeasured = new RemarkList();
    const unverified = new RemarkList();
    const notes = new RemarkList();
    const ignored = new RemarkList();
    for (const { page, runs } of pages) {
        for (const run of runs) {
            if (run.status === 'not-measured')
                notMeasured.add(run.tool, run.reason ?? 'The reason is not known', page);
            for (const check of run.checks) {
                const { id, outcome, message } = check;
                if (outcome === 'not-measured' && message)
                    unverified.add(id, message, page);
                if (outcome === 'pass' && message)
                    notes.add(id, message, page);
                for (const words of ignoredIn(check))
                    ignored.add(id, words, page);
            }
        }
    }
    return {
        notMeasured: notMeasured.sorted(),
        unverified: unverified.sorted(),
        notes: notes.sorted(),
        ignored: ignored.sorted(),
    };
}
function ignoredIn({ ignored, ignoredOccurrences = [] }) {
    const whole = ignored === undefined ? [] : [`ignored by "${ignored}"`];
    const byLine = [...Map.groupBy(ignoredOccurrences, ({ by }) => by)];
    return [...whole, ...byLine.map(([by, some]) => `${some.length} of its places ignored by "${by}"`)];
}
/** Whether something is said of all pages of a report, and of no site. */
function isOfAllPages({ pages }, pageCount) {
    return pages.length === pageCount && !pages.some(({ isSite }) => isSite);
}
class RemarkList {
    #remarks = new Map();
    /** What is said of each page with its address is the same of all of them. */
    add(subject, words, page) {
        const text = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(words, page.url, page.isSite ? 'the site' : 'the page');
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    /** The same that is said of several subjects on the same pages is one remark. */
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

/***/ 71975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k0: () => (/* binding */ figuresInWords),
  EC: () => (/* binding */ healthyInWords),
  du: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/api/comparison.js
var comparison = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/report/view/findings.js
var view_findings = __webpack_require__(14262);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/view/comparison.js




/**
 * @param all findings of the run
 * @returns undefined where there is nothing to compare with
 */
function comparisonView({ comparison, rules }, all, pageOf) {
    if (!comparison)
        return undefined;
    const { baseline, notes } = comparison;
    const fresh = (0,view_findings/* comparedFindings */.e3)(comparison.new, rules, pageOf);
    const newIds = new Set(fresh.map(({ id }) => id));
    const left = new Set([...newIds, ...all.map(({ id }) => id)]);
    const knownAt = placesByCheck(comparison.known);
    const fixedAt = placesByCheck(comparison.fixed);
    return {
        baseline,
        new: fresh.map(finding => ({
            ...finding,
            isNew: true,
            knownPlaces: knownAt.get(finding.id) ?? 0,
            fixedPlaces: fixedAt.get(finding.id) ?? 0,
        })),
        known: all
            .filter(({ id }) => !newIds.has(id))
            .map(finding => ({ ...finding, fixedPlaces: fixedAt.get(finding.id) ?? 0 })),
        fixed: (0,view_findings/* comparedFindings */.e3)(comparison.fixed, rules, pageOf).filter(({ id }) => !left.has(id)),
        scores: (0,scores/* meaningfulChanges */.uw)(comparison)
            .toSorted((a, b) => pointsOf(a) - pointsOf(b))
            .map(change => ({ page: pageOf(change.page), words: scoreChangeInWords(change) })),
        notes,
    };
}
/** Findings by what became of them, as `3 new`, `12 known`, `2 fixed`. */
function fatesInWords(comparison) {
    return ['new', 'known', 'fixed'].map(fate => `${(0,numbers_in_words/* grouped */.zD)(comparison[fate].length)} ${fate}`);
}
function placesByCheck(refs) {
    const byCheck = Map.groupBy(refs, ({ check }) => check);
    return new Map(Array.from(byCheck, ([check, some]) => [check, (0,comparison/* placesIn */.y)(some)]));
}
function pointsOf({ before, after }) {
    return after - before;
}
function scoreChangeInWords({ tool, before, after }) {
    return `${tool ?? 'score'} ${Math.round(before)} to ${Math.round(after)}`;
}

// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
;// CONCATENATED MODULE: ./lib/report/view/page-names.js

/** How the pages of a report, or of an analysis, are named. */
function pageNames(pages) {
    const origins = new Set(pages.map(({ url }) => URL.parse(url)?.origin));
    const [first] = origins;
    const origin = origins.size === 1 && first !== 'null' ? first : undefined;
    return { origin, nameOf: url => ({ url, label: labelOf(url, origin), number: undefined }) };
}
/** Names a site: where there is but one, it needs no name. */
function siteName(origin, isOnly) {
    const name = { url: origin, number: undefined, isSite: true };
    return isOnly ? { ...name, label: 'Whole site', isOnlySite: true } : { ...name, label: (0,shown_url/* shownUrl */.z)(origin) };
}
function labelOf(url, origin) {
    const parsed = URL.parse(url);
    const isWithin = parsed !== null && parsed.origin === origin;
    return (0,shown_url/* shownUrl */.z)(isWithin ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url);
}

// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
;// CONCATENATED MODULE: ./lib/report/view/pages.js





/** @returns the pages in the order of the report; their numbers say which are the worst: by score, then by errors */
function pageViews({ pages, comparison, verdict }, { nameOf }) {
    const ofPages = (0,scores/* meaningfulChanges */.uw)(comparison).filter(({ tool }) => tool === undefined);
    const changes = new Map(ofPages.map(({ page, before, after }) => [page, after - before]));
    const failing = failingIn(verdict);
    const views = pages.map(page => ({
        ...resultsView(nameOf(page.url), page, failing),
        scoreChange: changes.get(page.url) ?? 0,
    }));
    const worstFirst = views.toSorted((a, b) => (a.score ?? -1) - (b.score ?? -1) || b.failures.error - a.failures.error);
    for (const [index, view] of worstFirst.entries())
        view.number = index + 1;
    return views;
}
/** @returns the sites in the order of the report, with the numbers that follow those of the pages */
function siteViews({ pages, sites, verdict }) {
    const failing = failingIn(verdict);
    return sites.map((site, index) => ({
        ...resultsView(siteName(site.origin, sites.length === 1), site, failing),
        number: pages.length + index + 1,
    }));
}
function failingIn({ failing = [] }) {
    const keys = new Set(failing.map(({ tool, url }) => `${tool} ${url}`));
    return ({ tool, url }) => keys.has(`${tool} ${url}`);
}
function resultsView(name, { score, runs }, failing) {
    const failures = (0,report/* countFindings */.Gt)(runs);
    return {
        ...name,
        number: 0,
        score,
        band: (0,scores/* scoreBand */.WZ)(score, failures.error > 0 || runs.some(failing)),
        scoreChange: 0,
        failures,
        runs: Object.fromEntries(runs.map(run => [run.tool, runView(run, failing)])),
    };
}
function runView(run, failing) {
    const { tool, status, reason, score, checks, finalUrl, facts, durationMs } = run;
    const others = { pass: 0, 'not-applicable': 0, 'not-measured': 0, ignored: 0, elsewhere: 0 };
    for (const check of checks) {
        if (!(0,api_failures/* isFailure */.N6)(check))
            others[otherOutcome(check)]++;
    }
    const failures = (0,report/* countFindings */.Gt)([run]);
    return {
        tool,
        status,
        score,
        finalUrl,
        facts,
        durationMs,
        band: (0,scores/* scoreBand */.WZ)(score, failures.error > 0 || failing(run)),
        reason: reason || 'the reason is not known',
        failed: checks.filter(api_failures/* isFailure */.N6),
        failures,
        others,
    };
}
function isWithoutFault({ status, score, failed }) {
    return score === 100 || (score === null && status === 'measured' && failed.length === 0);
}
function otherOutcome({ outcome, twinOf }) {
    if (outcome !== 'fail')
        return outcome;
    return twinOf === undefined ? 'ignored' : 'elsewhere';
}
/** @param rows the pages and the sites */
function toolsOf(rows) {
    const ran = new Set(rows.flatMap(({ runs }) => Object.keys(runs)));
    const all = tools/* TOOLS */.I.filter(tool => ran.has(tool));
    const isPerfect = (tool) => {
        const runs = rows.flatMap(({ runs }) => runs[tool] ?? []);
        return runs.some(({ score }) => score === 100) && runs.every(isWithoutFault);
    };
    return { all, perfect: all.filter(isPerfect), others: all.filter(tool => !isPerfect(tool)) };
}

// EXTERNAL MODULE: ./lib/report/view/remarks.js
var remarks = __webpack_require__(11027);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var verdict = __webpack_require__(73959);
;// CONCATENATED MODULE: ./lib/report/view/report-view.js








/** Everything that a rendering needs of a report, worked out once. */
function viewOf(report) {
    const { rules } = report;
    const names = pageNames(report.pages);
    const pages = pageViews(report, names);
    const sites = siteViews(report);
    const byUrl = new Map([...pages, ...sites].map(page => [page.url, page]));
    const audited = [
        ...report.pages.map(({ runs }, index) => ({ page: pages[index], runs })),
        ...report.sites.map(({ runs }, index) => ({ page: sites[index], runs })),
    ];
    const all = (0,view_findings/* findingsOn */.Is)(audited, rules);
    const comparison = comparisonView(report, all, url => byUrl.get(url) ?? names.nameOf(url));
    const newIds = new Set(comparison?.new.map(({ id }) => id));
    const findings = all.map(finding => ({ ...finding, isNew: newIds.has(finding.id) }));
    return {
        version: report.generator.version,
        source: report.source,
        startedAt: report.startedAt,
        durationMs: report.durationMs,
        score: report.score,
        healthy: report.healthy,
        counts: report.counts,
        verdict: (0,verdict/* verdictView */.n8)(report, pages, sites, comparison?.new),
        origin: names.origin,
        pages: pages.toSorted((a, b) => a.number - b.number),
        sites,
        tools: toolsOf([...pages, ...sites]),
        findings,
        judged: comparison?.new ?? findings,
        comparison,
        withoutBaseline: report.withoutBaseline,
        remarks: (0,remarks/* remarksOn */.r)(audited),
        analyses: report.analyses.map(analysis => analysisView(analysis, rules)),
        rank: report.rank,
        answers: answersIn(report),
    };
}
/** The share of pages without an error, as `6 of 8 pages without errors`. */
function healthyInWords({ healthy, pages }) {
    return `${healthy} of ${(0,numbers_in_words/* counted */.hS)(pages.length, 'page')} without errors`;
}
/** The figures of a run, as `3 errors`, `0 warnings`, `0 notices`, `1 new`, `12 known`, `2 fixed`, `12 s`. */
function figuresInWords({ counts, comparison, durationMs }) {
    return [
        ...outcomes/* SEVERITIES */.o.map(severity => (0,numbers_in_words/* counted */.hS)(counts[severity], severity)),
        ...(counts.notMeasured > 0 ? [`${counts.notMeasured} not measured`] : []),
        ...(comparison ? fatesInWords(comparison) : []),
        (0,numbers_in_words/* durationInWords */.ji)(durationMs),
    ];
}
function analysisView(analysis, rules) {
    const { url, status, reason, score, pages, facts } = analysis;
    const { nameOf } = pageNames(pages);
    return {
        url,
        status,
        score,
        facts,
        reason: reason || 'the reason is not known',
        pageCount: pages.length,
        findings: (0,view_findings/* findingsOn */.Is)(pages.map(page => ({ page: nameOf(page.url), runs: page.runs })), rules),
    };
}
function answersIn({ pages }) {
    const runs = pages.flatMap(page => page.runs).filter(run => run.foreign !== undefined);
    return runs.map(({ tool, url, facts }) => ({ tool, url, facts }));
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ NO_SCORE),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   WZ: () => (/* binding */ scoreBand),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   uw: () => (/* binding */ meaningfulChanges)
/* harmony export */ });
/** What a cell shows where a tool gave no result. */
const NOT_MEASURED = 'n/m';
/** What a cell shows where a tool gave a result without a score, or was not run, and where a page has no score. */
const NO_SCORE = '–';
const GRADE = /^[A-F][+-]?$/;
/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90;
const MIDDLING_FROM = 50;
/**
 * The band that colours a score.
 *
 * @param isAtFault whether what has the score has an error, or fails the build: that is never good
 */
function scoreBand(score, isAtFault) {
    if (score === null)
        return 'none';
    if (score < MIDDLING_FROM)
        return 'poor';
    return score >= GOOD_FROM && !isAtFault ? 'good' : 'middling';
}
/**
 * What a cell of a table shows: a score, else the grade that a service gives instead, {@link NOT_MEASURED} or
 * {@link NO_SCORE}.
 */
function scoreText(run) {
    if (run?.status === 'not-measured')
        return NOT_MEASURED;
    if (run === undefined)
        return NO_SCORE;
    if (run.score !== null)
        return String(Math.round(run.score));
    const grade = run.facts['grade'];
    return typeof grade === 'string' && GRADE.test(grade) ? grade : NO_SCORE;
}
/** The changes of scores by more than they vary by themselves. */
function meaningfulChanges(comparison) {
    const changes = comparison?.scores ?? [];
    return changes.filter(({ before, after, tolerance }) => Math.abs(after - before) > tolerance);
}


/***/ }),

/***/ 73959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   c9: () => (/* binding */ reasonLines),
/* harmony export */   n8: () => (/* binding */ verdictView)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61815);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



/** Most reasons that are listed. */
const MAX_REASONS = 10;
/** @param fresh what is new against the baseline, where there is one: then nothing else counts */
function verdictView(report, pages, sites, fresh) {
    const { verdict, shard, counts } = report;
    const state = stateOf(report);
    const judged = fresh ? countNew(fresh) : counts;
    const findings = findingsInWords(report, pages, sites, judged, fresh);
    if (shard) {
        const headline = `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findings}`;
        return { state, headline, reasons: [] };
    }
    const { passed, reasons } = verdict;
    const [reason, ...others] = reasons;
    const isAboutErrors = passed || judged.error > 0;
    if (isAboutErrors || reason === undefined)
        return { state, headline: `${STATE_WORDS[state]}: ${findings}`, reasons };
    if (others.length > 0)
        return { state, headline: `Failed for ${reasons.length} reasons`, reasons };
    return { state, headline: `Failed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason)}`, reasons: [] };
}
const STATE_WORDS = {
    passed: 'Passed',
    failed: 'Failed',
    open: 'Not judged',
    'not-gated': 'Not gated',
};
function stateOf({ verdict, shard, counts }) {
    if (shard)
        return 'open';
    if (!verdict.passed)
        return 'failed';
    const isAnythingFound = _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.some(severity => counts[severity] > 0);
    return verdict.failOn === 'never' && isAnythingFound ? 'not-gated' : 'passed';
}
/** Reasons made safe for one line each; of many the first, and how many there are. */
function reasonLines(reasons) {
    const lines = reasons.slice(0, MAX_REASONS).map(reason => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason));
    const more = reasons.length - lines.length;
    return more === 0 ? lines : [...lines, `and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, 'more reason')}`];
}
function findingsInWords({ counts }, pages, sites, judged, fresh) {
    const all = (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(pages.length, 'page');
    const worst = _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o.find(severity => judged[severity] > 0);
    if (worst) {
        const having = fresh
            ? havingNew(fresh, worst, [...pages, ...sites])
            : [...pages, ...sites].filter(({ failures }) => failures[worst] > 0);
        const onPages = having.filter(({ isSite }) => !isSite).length;
        const onSites = having.length - onPages;
        const where = [
            ...(onPages > 0 ? [`${onPages} of ${all}`] : []),
            ...(onSites > 0 ? [onSites === 1 ? 'the whole site' : `${onSites} sites`] : []),
        ];
        const found = (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(judged[worst], fresh ? `new ${worst}` : worst);
        return where.length === 0 ? found : `${found} on ${where.join(' and ')}`;
    }
    if (pages.length === 0)
        return 'no page was audited';
    const nothing = fresh ? 'nothing new' : 'nothing found';
    return counts.notMeasured > 0
        ? `${nothing}, but ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(counts.notMeasured, 'tool run')} not measured`
        : `${nothing} on ${all}`;
}
function countNew(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of findings)
        counts[severity]++;
    return counts;
}
/** The rows with something new of a severity; a page that an analysis alone has visited is none of them. */
function havingNew(fresh, worst, rows) {
    const failures = fresh.flatMap(finding => finding.failures);
    const urls = new Set(failures.filter(({ severity }) => severity === worst).map(({ page }) => page.url));
    return rows.filter(({ url }) => urls.has(url));
}


/***/ }),

/***/ 29756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openSeoApi),
/* harmony export */   m: () => (/* binding */ hostedOptions)
/* harmony export */ });
/* harmony import */ var _pages_find_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95980);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13411);


/** Pages with pictures, at about 60 kB each: enough for those that a person looks at one by one. */
const PAGES_WITH_SCREENSHOTS = 50;
/**
 * The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded.
 *
 * @param targets the pages to audit, beside which others may only be compared with
 * @param preview set where they are a preview
 * @param sandbox whether Chrome may do without it where it cannot have one
 */
async function openSeoApi(settings, targets, preview, sandbox = 'preferred') {
    const timeoutMs = settings.timeout * 1000;
    if (settings.baseUrl !== undefined) {
        const { createHostedApi } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(2503), __webpack_require__.e(5882), __webpack_require__.e(304)]).then(__webpack_require__.bind(__webpack_require__, 50304));
        return createHostedApi(hostedOptions(settings));
    }
    const { createThreadedEngine } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5805), __webpack_require__.e(1644), __webpack_require__.e(1344), __webpack_require__.e(155), __webpack_require__.e(187)]).then(__webpack_require__.bind(__webpack_require__, 60187));
    return createThreadedEngine({
        version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        timeoutMs,
        headers: settings.headers ?? {},
        headerOrigins: new Set(targets.map(url => new URL(url).origin)),
        preview,
        addresses: (0,_pages_find_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .addressPolicyOf */ .cb)(settings, targets),
        sandbox,
        device: settings.device,
        lighthouseRuns: settings.lighthouseRuns,
        screenshots: settings.tools.includes('ux') ? PAGES_WITH_SCREENSHOTS : 0,
        ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
    });
}
/** What the client of the service at `base-url` takes from the settings. */
function hostedOptions(settings) {
    return {
        baseUrl: settings.baseUrl ?? '',
        token: settings.token ?? '',
        authHeader: settings.authHeader,
        timeoutMs: settings.timeout * 1000,
        retries: settings.retries,
        concurrency: settings.concurrency,
        mapping: settings.mapping,
        version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 72511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/pages/joined-url.js
var joined_url = __webpack_require__(56727);
;// CONCATENATED MODULE: ./lib/pages/production-page.js


/**
 * Where a page will live. A folder that the `url` of a preview with `paths` names is the root of the site; the path of
 * `production-url` goes before all. What lets an audit into the preview, a password or a secret parameter, stays behind.
 */
function productionPage(url, { productionUrl, folder = '', url: roots = [], paths = [] }) {
    const page = new URL(url);
    const folders = paths.length === 0 ? [] : roots.filter(root => new URL(root).origin === page.origin);
    const root = [...folders.map(named => new URL(named).pathname.replace(/\/$/, '')), folder].find(start => page.pathname === start || page.pathname.startsWith(`${start}/`));
    const production = new URL((0,joined_url/* joinedUrl */.d)(productionUrl, page.pathname.slice(root?.length ?? 0)));
    production.search = page.search;
    for (const name of [...production.searchParams.keys()]) {
        if ((0,url_secrets/* isSecretName */.eh)(name))
            production.searchParams.delete(name);
    }
    return production.href;
}

;// CONCATENATED MODULE: ./lib/pages/other-address.js


/**
 * Gives for an address on the audited site the same on production, and the other way round; undefined for all others.
 *
 * @param audited addresses of pages
 * @param folder of the preview that stands for production; empty where its root does
 */
function otherAddressOf(productionUrl, settings, audited, folder = '') {
    const pages = new Map([...audited].map(url => [URL.parse(url)?.origin ?? '', url]));
    const previews = [...pages].flatMap(([origin, url]) => {
        const preview = origin === '' ? undefined : (0,syntax_preview/* previewOf */.oW)(url, productionUrl, folder);
        return preview ? [preview] : [];
    });
    return url => {
        const parsed = URL.parse(url);
        if (!parsed)
            return undefined;
        if (previews.some(({ here }) => here === parsed.origin)) {
            return productionPage(url, { ...settings, productionUrl, folder });
        }
        return previews.flatMap(preview => (0,syntax_preview/* hereOf */.IS)(preview, parsed)?.href ?? [])[0];
    };
}

// EXTERNAL MODULE: ./lib/report/view/report-view.js + 3 modules
var report_view = __webpack_require__(71975);
;// CONCATENATED MODULE: ./lib/text/map-texts.js
/**
 * Applies a function to every text inside a JSON-like value, keys included. A frozen object that stands in several
 * places is changed once, and stands in all of them again.
 */
function mapTexts(value, change) {
    const shared = new Map();
    const visit = (node) => {
        if (typeof node === 'string')
            return change(node);
        if (Array.isArray(node))
            return node.map(visit);
        if (typeof node === 'object' && node !== null) {
            const known = shared.get(node);
            if (known !== undefined)
                return known;
            const entries = Object.entries(node).map(([key, item]) => [change(key), visit(item)]);
            const changed = Object.fromEntries(entries);
            if (Object.isFrozen(node))
                shared.set(node, Object.freeze(changed));
            return changed;
        }
        return node;
    };
    return visit(value);
}

// EXTERNAL MODULE: ./lib/engine/syntax/user-agent.js
var user_agent = __webpack_require__(14677);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
// EXTERNAL MODULE: ./lib/pages/find-pages.js
var find_pages = __webpack_require__(95980);
// EXTERNAL MODULE: ./lib/report/report.js
var report_report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
;// CONCATENATED MODULE: ./lib/run/audit-pages.js



/**
 * Runs each tool on each page, page after page, so that what is kept for a page can go when its last tool is done.
 * One tool that fails is one run that was not measured; the others go on.
 *
 * @returns the pages in the order of `urls`, their runs in the order of their tools
 */
async function auditPages(api, urls, options) {
    const { tools, signal, onRun, onPage } = options;
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const total = urls.reduce((sum, url) => sum + tools(url).length, 0);
    let done = 0;
    const auditPage = async (url) => {
        const wanted = tools(url);
        const ask = async (tool) => {
            const run = await runOrReason(api, tool, url, options);
            onRun(run, ++done, total);
            return run;
        };
        const asked = new Map((api.order?.(wanted) ?? wanted).map(tool => [tool, limit(ask, tool)]));
        const runs = await Promise.all(wanted.map(tool => asked.get(tool)));
        api.release?.(url);
        const page = { url, score: (0,score/* pageScore */.WY)(runs), runs };
        if (!signal.aborted)
            onPage(page);
        return page;
    };
    return await Promise.all(urls.map(auditPage));
}
async function runOrReason(api, tool, url, options) {
    const startedAt = new Date();
    try {
        options.signal.throwIfAborted();
        return await api.runTool(tool, url, { signal: options.signal });
    }
    catch (error) {
        return {
            tool,
            url,
            status: 'not-measured',
            reason: reasonOf(error, options),
            score: null,
            checks: [],
            facts: {},
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
}
function reasonOf(error, { signal, onFault }) {
    if (signal.aborted)
        return 'the run was cancelled before this tool was done';
    if (error instanceof errors/* ApiError */.h)
        return error.message;
    onFault(error);
    return `a bug in SEO Preflight: ${error instanceof Error ? error.message : String(error)}`;
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/gate/judged-runs.js
/**
 * Every tool run that counts: those of the audited pages, those of their sites, and those of further pages that an
 * analysis visited. A tool on a page counts once: what was asked for directly goes before what an analysis found.
 */
function runsOf(findings) {
    const runs = [...findings.pages, ...findings.sites].flatMap(({ runs }) => runs);
    const seen = new Set(runs.map(keyOf));
    for (const run of findings.analyses.flatMap(analysis => analysis.pages).flatMap(page => page.runs)) {
        if (seen.has(keyOf(run)))
            continue;
        seen.add(keyOf(run));
        runs.push(run);
    }
    return runs;
}
/**
 * The runs as their tools gave them, for expressions: those of pages with the checks of the site among them, and those
 * of tools that judge the site alone.
 */
function wholeRuns(findings) {
    const ofSites = new Map(findings.sites.flatMap(({ origin, runs }) => runs.map(run => [`${run.tool} ${origin}`, run])));
    const joined = new Set();
    const siteRuns = new Set(findings.sites.flatMap(({ runs }) => runs));
    const runs = runsOf(findings).map(run => {
        const ofSite = siteRuns.has(run) ? undefined : ofSites.get(`${run.tool} ${URL.parse(run.url)?.origin}`);
        if (!ofSite || run.status === 'not-measured')
            return run;
        joined.add(ofSite);
        return { ...run, checks: [...run.checks, ...ofSite.checks] };
    });
    return runs.filter(run => !joined.has(run));
}
function keyOf(run) {
    return `${run.tool} ${run.url}`;
}
/**
 * What an expression on a tool sees of one of its runs: the run itself, or, where a service answered in a shape of
 * its own, the body as it came. A run that was not measured has a body only in the latter case.
 *
 * @returns undefined where there is nothing that an expression could judge
 */
function responseBody(run) {
    if (run.foreign === 'object')
        return { body: run.facts };
    if (run.foreign === 'value')
        return 'body' in run.facts ? { body: run.facts['body'] } : undefined;
    return run.status === 'measured' ? { body: run } : undefined;
}
/**
 * Whether an expression judges a run that was not measured: the service answered, in a shape that is not known, and
 * the user wrote an expression for that shape. Such a run is no concern of `not-measured`.
 */
function judgedByExpression(run, conditions) {
    return conditions.expressionsFor(run).length > 0 && responseBody(run) !== undefined;
}

// EXTERNAL MODULE: ./lib/gate/twins.js
var twins = __webpack_require__(87760);
// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
;// CONCATENATED MODULE: ./lib/gate/baseline/generated-names.js
/**
 * Parts of texts that a build makes anew each time, in place of which stands `*`: hashes in names of assets, ids of
 * builds and deployments, ids and classes that frameworks number.
 */
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
/** Next.js puts its build's id before the manifests of it. */
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g;
/** Vercel pins assets to a deployment by a query parameter. */
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g;
const NONCE = /(\bnonce=")[^"]*/g;
/** Vite, Rollup and esbuild put eight characters of base64url or base32 before the extension. */
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g;
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/;
/** A version behind the name of an asset only says which build it is from. */
const ASSET_VERSION = /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g;
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g;
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g;
/** React's `useId`: `:r1:`, in selectors with backslashes, and `«r1»`. */
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g;
const WORD = /[A-Za-z0-9]{8,}/g;
/** Whether nobody would choose such a word: hexadecimal, or letters and digits in turns. */
function isRandom(word) {
    if (!/\d/.test(word) || !/[A-Za-z]/.test(word))
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(word))
        return true;
    const turns = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
    return turns >= 2;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/place-keys.js

/** Makes keys of the places of one deployment: without its hosts and root, generated names and figures in messages. */
class PlaceKeys {
    #hosts;
    #root;
    /** Pages, selectors and messages come again and again. */
    #known = new Map();
    /** @param others deployments whose hosts are taken out as well, since each may name the other */
    constructor(deployment, others = []) {
        const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts));
        this.#root = deployment.root;
        this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined;
    }
    /** @param pageUrls the page, and where redirects led from it */
    keyOf(occurrence, message, pageUrls) {
        const { url, selector = '', snippet = '' } = occurrence;
        const resource = this.#plain(url);
        return {
            resource: pageUrls.some(page => this.#plain(page) === resource) ? '' : resource,
            selector: this.#plain(selector),
            message: this.#plain(occurrence.message ?? message ?? '').replace(FIGURE, '0'),
            snippet: this.#plain(snippet),
        };
    }
    #plain(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const plain = this.#make(text);
        this.#known.set(text, plain);
        return plain;
    }
    #make(text) {
        const local = this.#hosts ? text.replace(this.#hosts, '') : text;
        const rooted = this.#root === '/' ? local : local.replaceAll(this.#root, '/');
        return withoutGeneratedNames(rooted);
    }
}
const FIGURE = /\d+(?:[.,]\d+)*/g;
const INDEX = /:nth-(?:of-type|child)\(\d+\)/g;
/** The selector of all elements that stand at the same place of a template. */
function withoutIndexes(selector) {
    return selector.replace(INDEX, '');
}
/** A host with the scheme before it, where there is one; also with the slashes escaped, as in JSON. */
function hostPattern(hosts) {
    const longestFirst = hosts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const names = longestFirst.map(host => RegExp.escape(host)).join('|');
    return new RegExp(`(?:(?:https?:)?(?:\\\\?/){2}|(?<![\\w.-]))(?:${names})(?![\\w-]|[.:]\\w)`, 'gi');
}

;// CONCATENATED MODULE: ./lib/gate/baseline/match-places.js

/**
 * Finds the places of a failure again that were there before. What is listed on one side only may be among those that
 * the other side only counts: then it passes for one of them, so that a failure with too many places to list is new as
 * far as there are more of them.
 */
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
/** From the surest sign that an element is the same one to the least sure that is enough. */
const SAME_ELEMENT = [
    ({ key }) => JSON.stringify([key.resource, key.selector, key.message, key.snippet]),
    // It has moved: lines, siblings and wrappers before it do not matter.
    ({ key }) => (key.snippet === '' ? undefined : JSON.stringify([key.resource, key.message, key.snippet])),
    // It stands where it was, and was edited.
    ({ key }) => (key.selector === '' ? undefined : JSON.stringify([key.resource, key.selector, key.message])),
    // Nothing but its selector is known, whose indexes change with every element before it.
    ({ key }) => key.snippet === '' && key.selector !== ''
        ? JSON.stringify([key.resource, withoutIndexes(key.selector), key.message])
        : undefined,
    // A link to the same broken page, a rule of the same file.
    ({ key }) => (key.resource === '' ? undefined : JSON.stringify([key.resource, key.message])),
];
/**
 * Where an element or a resource has the failure once, it is the same failure even if its words differ, since these
 * may quote texts and measures.
 */
function soleAt(now, before) {
    const placeOf = ({ key }) => JSON.stringify([key.resource, key.selector]);
    const countsOf = (places) => Map.groupBy(places, placeOf);
    const [ofNow, ofBefore] = [countsOf(now), countsOf(before)];
    return place => {
        const text = placeOf(place);
        return ofNow.get(text)?.length === 1 && ofBefore.get(text)?.length === 1 ? text : undefined;
    };
}
/** Takes away the places that both sides have, and says how many of them count. */
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

;// CONCATENATED MODULE: ./lib/gate/baseline/check-comparison.js


/** Gathers what is new, known and fixed, run by run and check by check. */
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
        const ids = new Set([...run.checks, ...(before?.checks ?? [])].map(check => check.id));
        for (const id of ids) {
            const checks = run.checks.filter(check => check.id === id);
            if (before) {
                const earlier = before.checks.filter(check => check.id === id);
                this.#compare(run, checks, before, earlier);
            }
            else {
                this.#take(run, checks.filter(api_failures/* isFailure */.N6), isNewPage);
            }
        }
    }
    /** Takes the failures of a run that has nothing to be compared with. */
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
        if (failing && !failed) {
            const isMissing = before.length === 0 && !hosted;
            const isUnverified = before.some(check => check.outcome === 'not-measured');
            if ((0,api_failures/* isFailure */.N6)(failing) && (isMissing || isUnverified))
                uncompared.addCheck(run, failing, isMissing);
            this.#take(run, now.filter(api_failures/* isFailure */.N6), false);
            return;
        }
        if (!failed || (!failing && !isGone(now, hosted)))
            return;
        const matched = matchPlaces(failureOf(now, run, this.#options.now), failureOf(before, earlierRun, this.#options.before));
        if (matched.byNumber && failing)
            uncompared.addCounted(run, failing);
        if (failing && (0,api_failures/* isFailure */.N6)(failing)) {
            this.fresh.push(...refsOf(run, failing, matched.new.places, matched.new.unlisted));
            if (matched.known > 0)
                this.known.push(refOf(run, failing, matched.known));
        }
        if (failing?.ignored === undefined && failed.ignored === undefined) {
            this.fixed.push(...refsOf(run, failed, matched.fixed.places, matched.fixed.unlisted));
        }
    }
    /** Whether the baseline has the same failure of the same resource, which is no page, on any page. */
    #isShared(run, check, { key }) {
        if (key.resource === '')
            return false;
        this.#shared ??= new Set(this.#options.everywhere.flatMap(other => other.checks.flatMap(failed => failureOf([failed], other, this.#options.before).places.map(place => sharedKey(other, failed, place)))));
        return this.#shared.has(sharedKey(run, check, { key }));
    }
}
function sharedKey(run, check, { key }) {
    return JSON.stringify([run.tool, check.id, key.resource, key.message]);
}
/** Whether a check that does not fail says that the fault is gone; that it was not verified says nothing. */
function isGone(now, hosted) {
    return now.length === 0 ? hosted : now.every(check => check.outcome === 'pass');
}
/** The places of a check, which a service may list several times, with those that were set aside. */
function failureOf(checks, run, keys) {
    const failing = checks.filter(check => check.outcome === 'fail');
    const pageUrls = run.finalUrl === undefined ? [run.url] : [run.url, run.finalUrl];
    const place = (occurrence, { message }, ignored) => ({
        key: keys.keyOf(occurrence, message, pageUrls),
        occurrence: withMessage(occurrence, message),
        ignored,
    });
    return {
        places: failing.flatMap(check => [
            ...check.occurrences.map(occurrence => place(occurrence, check, check.ignored !== undefined)),
            ...(check.ignoredOccurrences ?? []).map(({ occurrence }) => place(occurrence, check, true)),
        ]),
        unlisted: failing.reduce((sum, check) => sum + unlistedOf(check), 0),
    };
}
function withMessage(occurrence, message) {
    return occurrence.message === undefined && message !== undefined ? { ...occurrence, message } : occurrence;
}
/** A failure without a known place is somewhere. */
function unlistedOf({ occurrences, occurrenceCount }) {
    if (occurrences.length === 0)
        return Math.max(1, occurrenceCount ?? 1);
    return Math.max(0, (occurrenceCount ?? 0) - occurrences.length);
}
function refsOf(run, check, places, unlisted) {
    const refs = places.map(({ occurrence: { url, message, selector, line } }) => ({
        ...refOf(run, check, 1),
        place: {
            url,
            ...(message !== undefined && { message }),
            ...(selector !== undefined && { selector }),
            ...(line !== undefined && { line }),
        },
    }));
    return unlisted > 0 ? [...refs, refOf(run, check, unlisted)] : refs;
}
function refOf({ tool, url }, { id, title, severity }, places) {
    return { tool, check: id, title, severity, page: url, places };
}

;// CONCATENATED MODULE: ./lib/gate/baseline/page-pairs.js
/**
 * Pairs the pages of two deployments by their paths and queries. Where not one path is on both sides, a preview may
 * lie in a folder: then by what follows the folder that all pages of a side have in common.
 *
 * @param given the pairs, where they are known
 */
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
/** What follows the root, from its slash on: path and query. */
function pathOf(url, root) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname;
    return path + parsed.search;
}
/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(urls) {
    const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = length < 0 ? first : first.slice(0, length);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}
/** The folders before what the paths of all given pairs end in alike. */
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
/** Hosts that the runs were made on, and that their pages lead to within the site. */
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
/** With and without `www.` it is the same site. */
function isVariant(host, other) {
    return host.replace(/^www\./, '') === other.replace(/^www\./, '');
}

// EXTERNAL MODULE: ./lib/gate/reason-line.js
var reason_line = __webpack_require__(56266);
;// CONCATENATED MODULE: ./lib/gate/baseline/score-comparison.js


/**
 * Points by which Lighthouse's performance score of one and the same page may differ between two runs. Eight runs each
 * of three pages on two busy cores lay 5, 9 and 17 points apart.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
const PAGESPEED_SPREAD = 20;
/** Scores of tools, and of pages on which the same tools have scores, that differ from those of the baseline. */
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
/** What is set for the tool by name; else what is set for all, for `pagespeed` at least what it varies by itself. */
function toleranceOf(run, before, { all = 0, tools }) {
    const ofTool = tools[run.tool];
    if (ofTool !== undefined)
        return ofTool;
    return run.tool === 'pagespeed' ? Math.max(all, PAGESPEED_SPREAD, spreadOf(run), spreadOf(before)) : all;
}
/** Points between the best and the worst of several runs of Lighthouse on the page. */
function spreadOf({ facts }) {
    const scores = Array.isArray(facts['runs']) ? facts['runs'].filter(score => typeof score === 'number') : [];
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
}

// EXTERNAL MODULE: ./lib/text/mentions.js
var mentions = __webpack_require__(60560);
;// CONCATENATED MODULE: ./lib/gate/baseline/uncompared.js



const COUNTS = 'so its failures count as new';
/** Gathers what could not be compared, for one line each. */
class Uncompared {
    #version;
    #remarks = [];
    /** @param version of the program that made the baseline */
    constructor(version) {
        this.#version = version;
    }
    /** A run that the baseline did not measure. One that found nothing needs no word. */
    addRun(run, isNewPage, before) {
        if (!run.checks.some(api_failures/* isFailure */.N6))
            return;
        const reason = before?.reason && (0,mentions/* withoutMentions */.C)(before.reason, before.url, 'the page');
        const cause = reason === undefined ? '' : ` (${(0,reason_line/* inline */.mG)(reason)})`;
        this.#remarks.push(isNewPage
            ? { subject: '', what: `is not in the baseline, ${COUNTS}`, url: run.url }
            : { subject: `${run.tool}: `, what: `not measured in the baseline${cause}, ${COUNTS}`, url: run.url });
    }
    /** A check that fails now and that the baseline could not verify, or did not have at all. */
    addCheck(run, check, isMissing) {
        const what = isMissing
            ? `${(0,reason_line/* inline */.mG)(check.id)} did not exist in version ${(0,reason_line/* inline */.mG)(this.#version)}, which made the baseline, ${COUNTS}`
            : `${(0,reason_line/* inline */.mG)(check.id)} could not be verified in the baseline, ${COUNTS}`;
        this.#remarks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    /** A check with places that are not listed. */
    addCounted(run, check) {
        const what = `${(0,reason_line/* inline */.mG)(check.id)} has more places than are listed, so only their numbers were compared`;
        this.#remarks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    lines() {
        return (0,reason_line/* groupBy */.$z)(this.#remarks, ({ subject, what }) => `${subject}\n${what}`).map(group => {
            const { subject, what } = group[0];
            return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(group), { subject, ofOne: what });
        });
    }
}

;// CONCATENATED MODULE: ./lib/gate/baseline/compare.js









/**
 * Compares a run with a baseline: each failure is found again by its check and place, whatever the origin, the hashes in
 * names of assets and the lines around it. What the baseline did not measure is new, since nobody knows better, and a
 * note says so. A failure is fixed where its check passes now, or fails at fewer places: what cannot be verified, or
 * does not apply to a preview, is not fixed. What `ignore` set aside is none of these.
 *
 * @returns failures with the worst first, then in the order of the pages
 */
function compare(findings, baseline, tolerances) {
    const now = runsOf(findings);
    const before = runsOf({ ...(0,twins/* resultsWithTwins */.G)(baseline), analyses: [] });
    const ofPages = (runs, sites) => {
        const origins = new Set(sites.map(({ origin }) => origin));
        return runs.filter(({ url }) => !origins.has(url));
    };
    const pairs = withSites(pairPages(ofPages(now, findings.sites), ofPages(before, baseline.sites), baseline.counterparts), findings, baseline);
    const uncompared = new Uncompared(baseline.version);
    const checks = new CheckComparison({
        now: new PlaceKeys(pairs.now, [pairs.before]),
        before: new PlaceKeys(pairs.before, [pairs.now]),
        everywhere: before,
        hosted: baseline.source === 'hosted',
        uncompared,
    });
    const runsBefore = new Map(before.map(run => [`${run.tool} ${run.url}`, run]));
    const pagesBefore = new Set(before.filter(run => run.status === 'measured').map(run => run.url));
    const compared = [];
    for (const run of now) {
        if (run.status === 'not-measured')
            continue;
        const url = pairs.counterpartOf(run.url);
        const partner = url === undefined ? undefined : runsBefore.get(`${run.tool} ${url}`);
        const isNewPage = url === undefined || !pagesBefore.has(url);
        compared.push({ run, before: partner?.status === 'measured' ? partner : undefined, isNewPage });
        if (partner?.status !== 'measured')
            uncompared.addRun(run, isNewPage, partner);
    }
    for (const pair of compared)
        checks.add(pair);
    const { fresh, known, fixed } = checks;
    return {
        baseline: baseline.name,
        new: worstFirst(fresh),
        known: worstFirst(known),
        fixed: worstFirst(fixed),
        scores: compareScores(compared, tolerances),
        notes: [...(pairs.note === undefined ? [] : [pairs.note]), ...uncompared.lines()],
    };
}
/** Sites are compared as their pages are; where none of these has a partner, the only one with the only one. */
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
function worstFirst(failures) {
    return outcomes/* SEVERITIES */.o.flatMap(severity => failures.filter(failure => failure.severity === severity));
}
/** Whether a baseline has anything that a run can be compared with. */
function isUsable(baseline) {
    const { pages, sites } = baseline;
    return [...pages, ...sites].some(({ runs }) => runs.some(run => run.status === 'measured'));
}
/**
 * Facts that a comparison needs: the scores of several measurements, and what the pages of a baseline are compared with
 * each other by, when all its shards are there.
 */
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
/** What a comparison reads of a run. */
function comparablePart(run) {
    const facts = COMPARED_FACTS.flatMap(name => {
        const value = run.facts[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...run,
        facts: Object.fromEntries(facts),
        checks: run.checks.map(({ why: _why, fix: _fix, ...check }) => check),
    };
}

// EXTERNAL MODULE: ./lib/report/split-sites.js
var split_sites = __webpack_require__(66583);
;// CONCATENATED MODULE: ./lib/run/audit-with-production.js





/**
 * Audits the pages, and beside each the same page of production, with the same tools and at the same time, so that what
 * varies from hour to hour varies for both.
 *
 * @param folder of the preview that stands for production, as `/pr-1`; empty where its root does
 */
async function auditWithProduction(api, urls, settings, source, options, folder) {
    // The settings refuse such a run without it.
    const productionUrl = settings.productionUrl;
    const counterparts = new Map(urls.map(url => [url, productionPage(url, { ...settings, productionUrl, folder })]));
    const previewPages = new Map([...counterparts].map(([url, production]) => [production, url]));
    const tools = (url) => options.tools(counterparts.has(url) ? url : (previewPages.get(url) ?? url));
    const all = new Set(urls.flatMap(url => [url, counterparts.get(url)]));
    const onPage = (page) => counterparts.has(page.url) && options.onPage(page);
    const audited = await auditPages(api, [...all], { ...options, tools, onPage });
    const pageOf = new Map(audited.map(page => [page.url, page]));
    const counterpartPages = [...new Set(counterparts.values())].map(url => pageOf.get(url));
    const { withRunJudgements } = await Promise.all(/* import() */[__webpack_require__.e(1344), __webpack_require__.e(1550)]).then(__webpack_require__.bind(__webpack_require__, 31344));
    const production = (0,split_sites/* splitSites */.P)(await withRunJudgements(counterpartPages));
    return {
        pages: urls.map(url => pageOf.get(url)),
        baseline: {
            name: `production at ${new URL(productionUrl).origin}`,
            source,
            version: version/* VERSION */.x,
            counterparts: Object.fromEntries(counterparts),
            sites: production.sites.map(site => ({ ...site, runs: site.runs.map(comparablePart) })),
            pages: production.pages.map(page => ({ ...page, runs: page.runs.map(comparablePart) })),
        },
    };
}

// EXTERNAL MODULE: ./lib/run/open-seo-api.js
var open_seo_api = __webpack_require__(29756);
;// CONCATENATED MODULE: ./lib/run/audit.js










/** Characters of a line on how the pages were found, which may quote what a server sent. */
const MAX_LINE = 1000;
/**
 * Runs the tools on the pages of the target, or on a part of them.
 *
 * @param report that the run will be compared with, whose pages are chosen first
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the pages cannot be found
 */
async function audit(settings, watcher, report) {
    const startedAt = new Date();
    const { baseUrl, baseline } = settings;
    const source = baseUrl === undefined ? 'engine' : 'hosted';
    const userAgent = (0,user_agent/* userAgentOf */.a)(version/* VERSION */.x);
    const isCompared = baseline !== undefined && baseline !== 'production';
    const found = await (0,find_pages/* findPages */.uT)(settings, {
        ...watcher,
        onWait: line => watcher.onWait((0,one_line/* oneLine */.T)(line, MAX_LINE)),
        baselinePages: isCompared ? (report?.pages ?? []).map(({ url }) => url) : undefined,
        userAgent,
    });
    for (const note of found.notes)
        watcher.onNote((0,one_line/* oneLine */.T)(note, MAX_LINE));
    let api;
    const close = async () => {
        await api?.close?.();
        await found.close();
    };
    try {
        const { urls } = found;
        watcher.onStart(urls.length, settings);
        const { signal, previewHost } = watcher;
        const inferred = await (0,find_pages/* findProduction */.lG)(urls, settings, { signal, userAgent }, previewHost);
        if (inferred)
            watcher.onNote(productionLine(inferred));
        const production = settings.productionUrl || inferred?.url;
        const folder = production === undefined
            ? ''
            : await (0,find_pages/* findPreviewFolder */.Yy)(urls, production, settings, { signal, userAgent });
        if (folder !== '')
            watcher.onNote((0,one_line/* oneLine */.T)(`${folder}/ is taken for the root of ${production}`, MAX_LINE));
        const otherAddress = production === undefined ? undefined : otherAddressOf(production, settings, urls, folder);
        const options = { ...watcher, concurrency: settings.concurrency, tools: toolsOf(settings, otherAddress) };
        const preview = previewOf(settings, urls, { production, folder }, previewHost);
        api = await (0,open_seo_api/* openSeoApi */.e)(settings, urls, preview, watcher.fromFork ? 'required' : 'preferred');
        api.prepare?.([...new Set(urls.flatMap(options.tools))]);
        await api.me({ signal: watcher.signal }).catch(error => {
            // A run that was ended meanwhile says so by itself.
            if (!watcher.signal.aborted)
                throw error;
        });
        const audited = baseline === 'production'
            ? await auditWithProduction(api, urls, settings, source, options, folder)
            : { pages: await auditPages(api, urls, options) };
        const findings = (0,report_report/* buildFindings */.nH)({
            version: version/* VERSION */.x,
            source,
            startedAt,
            durationMs: Date.now() - startedAt.getTime(),
            ...audited,
            pages: settings.shard === undefined ? await judgedTogether(audited.pages) : audited.pages,
            gaps: found.gaps.map(gap => (0,one_line/* oneLine */.T)(gap, MAX_LINE)),
            analyses: [],
            shard: settings.shard,
        });
        const warnings = (await api.warnings?.()) ?? [];
        const closed = close();
        // Whoever waits for it sees it; until then it must not end the process.
        closed.catch(() => undefined);
        return { findings, otherAddress, warnings, closed };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** The pages with what only all of them together can tell. It is loaded when they are there. */
async function judgedTogether(pages) {
    const { withRunJudgements } = await Promise.all(/* import() */[__webpack_require__.e(1344), __webpack_require__.e(1550)]).then(__webpack_require__.bind(__webpack_require__, 31344));
    return await withRunJudgements(pages);
}
/** The targets are a preview where the settings or the pages name production, or where the event says so of their host. */
function previewOf({ productionUrl }, urls, { production, folder }, previewHost) {
    if (productionUrl === false)
        return undefined;
    if (production !== undefined)
        return { productionUrl: production, ...(folder !== '' && { folder }) };
    const isDeployment = previewHost !== undefined && urls.every(url => new URL(url).host === previewHost);
    return isDeployment ? {} : undefined;
}
/** Says of which site the pages are taken to be a preview although nobody has said so. */
function productionLine({ url, evidence }) {
    const line = `The pages are judged as a preview of ${url}, which ${listOf(evidence)} name. Set "production-url" to it, or to "none" if that is wrong`;
    return (0,one_line/* oneLine */.T)(line, MAX_LINE);
}
function listOf(words) {
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** The tools for each page: of the last override that names tools for it, else those of the run. */
function toolsOf({ tools, overrides }, otherAddress) {
    const chosen = overrides.flatMap(({ url, tools }) => tools ? [{ tools, matches: (0,globs/* urlMatcher */.mm)(url, otherAddress) }] : []);
    return url => chosen.findLast(({ matches }) => matches(url))?.tools ?? tools;
}

// EXTERNAL MODULE: ./lib/expressions/expression-runner.js
var expression_runner = __webpack_require__(26292);
// EXTERNAL MODULE: ./lib/expressions/expression.js
var expressions_expression = __webpack_require__(1681);
;// CONCATENATED MODULE: ./lib/expressions/schema-names.js
/**
 * The first name of a path that no value of a schema has; undefined where the schema leaves that open. Lists are looked
 * into, as JSONata does.
 */
function unknownName(path, schema) {
    const found = valuesAt(path, schema);
    return Array.isArray(found) ? undefined : found;
}
/** The texts that a value at a path can be; undefined where the schema leaves that open. */
function textsAt(path, schema) {
    const found = valuesAt(path, schema);
    if (!Array.isArray(found))
        return undefined;
    const texts = found.map(({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]));
    if (texts.length === 0 || texts.includes(undefined))
        return undefined;
    return texts.flatMap(values => values ?? []).filter(text => typeof text === 'string');
}
/** The schemas of what is at a path. */
function valuesAt(path, schema) {
    let objects = valuesOf(schema, schema);
    for (const name of path) {
        if (objects.some(isOpen))
            return [{}];
        const next = objects.flatMap(({ properties }) => properties && Object.hasOwn(properties, name) ? [properties[name]] : []);
        if (next.length === 0) {
            return { name, known: [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))] };
        }
        objects = next.flatMap(one => valuesOf(one, schema));
    }
    return objects;
}
/** What a value of a schema may be, without references and lists. */
function valuesOf(schema, root) {
    if (schema.$ref !== undefined) {
        const referred = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
        return referred ? valuesOf(referred, root) : [{}];
    }
    if (schema.anyOf)
        return schema.anyOf.flatMap(one => valuesOf(one, root));
    const { items } = schema;
    if (schema.type !== 'array')
        return [schema];
    return typeof items === 'object' && !Array.isArray(items) ? valuesOf(items, root) : [{}];
}
/** Whether a value may have names that the schema does not say. */
function isOpen({ type, properties, additionalProperties, enum: values, const: value }) {
    if (properties)
        return false;
    if (type === undefined)
        return values === undefined && value === undefined;
    return type === 'object' && additionalProperties !== false;
}

// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
;// CONCATENATED MODULE: ./lib/gate/dead-names.js




/**
 * Looks for the names that an expression reads: where one is misspelt, its condition is never true. No claim is made of
 * names that the expression asks for to see whether they are there, nor of what would be in a list that is empty.
 */
async function readingOf(runner, expression, bodies, limits) {
    const reads = await (0,expressions_expression.readExpression)(expression).catch(() => undefined);
    // The settings refuse such an expression.
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
/** Of two bodies the one that has more of the path tells which name is missing. */
function deepest(one, other) {
    return one && one.at >= other.at ? one : other;
}
/** Whether our own tool runs may have a path; what is below `facts` nobody knows. */
async function toolRunNames() {
    const { toolRunShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 15198));
    const schema = toolRunShape();
    return path => path[0] !== 'facts' && unknownName(path, schema) === undefined;
}

;// CONCATENATED MODULE: ./lib/gate/fail-if.js




/** Most milliseconds for an expression on one response of a tool. */
const RESPONSE_TIMEOUT_MS = 1000;
/** Most milliseconds for an expression on the whole findings, which may hold the responses of hundreds of pages. */
const REPORT_TIMEOUT_MS = 10_000;
/** Most milliseconds for all of them together. */
const TOTAL_TIMEOUT_MS = 120_000;
/** Most megabytes of the thread that evaluates them: it has a copy of the findings. */
const MAX_HEAP_MB = 1024;
/**
 * `fail-if`: each expression is evaluated over every response of its tool, or, under `report`, once over the whole
 * findings. The build fails where the result is true by the rules of JSONata's `$boolean`, and where an expression
 * could not be evaluated, since then nobody knows.
 *
 * An expression that can never be true is a warning: it reads a name that none of the responses has, or gives no truth
 * value on any of them.
 *
 * After an expression was stopped it is not tried on further pages: it has failed the build already, and would cost
 * its full time on each of them.
 */
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
            const judged = runs.filter(run => conditions.expressionsFor(run).includes(condition));
            if (scope === 'report') {
                add(await judgeReport(runner, findings, expression));
            }
            else if (judged.length > 0) {
                add(await judgeTool(runner, judged, condition, isOwnName));
            }
            else {
                const where = runs.some(run => run.tool === scope) ? 'no page that it is for' : 'no page';
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
async function judgeTool(runner, runs, { scope, expression }, isOwnName) {
    const limits = { timeoutMs: RESPONSE_TIMEOUT_MS };
    const responses = runs.flatMap(run => {
        const response = responseBody(run);
        const mayHave = (path) => run.foreign === undefined && isOwnName(path);
        return response ? [{ url: run.url, body: response.body, mayHave }] : [];
    });
    const trueAt = [];
    const failures = [];
    const none = [];
    for (const [index, { url, body }] of responses.entries()) {
        const outcome = await runner.evaluate('truth', expression, { value: body }, limits);
        if (outcome.kind === 'result') {
            const { truth, value } = outcome.result;
            if (truth)
                trueAt.push(value === undefined ? { url } : { url, value: (0,reason_line/* inline */.mG)(value) });
            none.push(outcome.result.none);
            continue;
        }
        const left = responses.length - index - 1;
        const skipped = outcome.kind === 'stopped' && left > 0 ? `; not evaluated on ${left} more pages` : '';
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
/** Whether an expression can never be true as it stands, one line for each cause. */
async function deadLines(runner, subject, expression, bodies, limits, given) {
    if (bodies.length === 0)
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

;// CONCATENATED MODULE: ./lib/gate/fail-on.js



const SEVERITY_WORDS = {
    error: 'an error',
    warning: 'a warning',
    notice: 'a notice',
};
/**
 * `fail-on`: every failed check at or above a severity is a reason, the worst first. A check that failed on many
 * pages is one reason.
 */
function judgeSeverities(runs, failOn) {
    const failures = runs.flatMap(({ tool, url, checks }) => checks.filter(api_failures/* isFailure */.N6).map(check => {
        const { id, title, severity } = check;
        return { tool, check: id, title, severity, page: url, places: (0,api_failures/* placeCount */.Nt)(check) };
    }));
    return judgementOf(failures, failOn, severity => SEVERITY_WORDS[severity]);
}
/** The same of those failures alone that are new against a baseline. */
function judgeNewFailures(failures, failOn) {
    return judgementOf(failures, failOn, severity => `${SEVERITY_WORDS[severity]} that is new`);
}
function judgementOf(failures, failOn, wordsOf) {
    if (failOn === 'never')
        return {};
    const counting = outcomes/* SEVERITIES */.o.slice(0, outcomes/* SEVERITIES */.o.indexOf(failOn) + 1);
    const groups = counting.flatMap(severity => (0,reason_line/* groupBy */.$z)(failures.filter(failure => failure.severity === severity), ({ tool, check }) => `${tool} ${check}`));
    return {
        reasons: groups.map(group => fail_on_reasonOf(group, wordsOf(group[0].severity), failOn)),
        failing: groups.flat().map(({ tool, page }) => ({ tool, url: page })),
    };
}
function fail_on_reasonOf(failures, words, failOn) {
    const { tool, check, title } = failures[0];
    const pages = (0,reason_line/* distinctPlaces */.jH)(failures.map(({ page }) => ({ url: page })));
    const places = failures.reduce((sum, failure) => sum + failure.places, 0);
    const count = places > pages.length ? `, ${places} places` : '';
    return (0,reason_line/* reasonLine */.$E)(pages, {
        subject: `${tool}: `,
        ofOne: `"${(0,reason_line/* inline */.mG)(title)}" (${(0,reason_line/* inline */.mG)(check)}${count}) is ${words}`,
        bound: `; fail-on is ${failOn}`,
    });
}

;// CONCATENATED MODULE: ./lib/gate/min-score.js


/**
 * `min-score`: a tool's score on a page is below the bound. A score equal to the bound is enough, and 0 is a score.
 *
 * Where a tool ran and has no score, the bound cannot be met: that is a reason of its own, with three exceptions. A
 * tool of which few checks apply, and all that do passed, has nothing that could be below a bound. A tool whose checks
 * are all not applicable, as DNS on an address without a name, had nothing to judge: a warning. A tool that was not
 * measured is the concern of `not-measured`, unless that leaves it to a `fail-if`.
 */
function judgeScores(runs, minScore, conditions) {
    const reasons = [];
    const warnings = [];
    const failing = [];
    for (const group of (0,reason_line/* groupBy */.$z)(runs, run => `${run.tool} ${conditions.boundOf(run)}`)) {
        const bound = conditions.boundOf(group[0]);
        if (bound === undefined)
            continue;
        const runsWith = (outcome) => group.filter(run => outcomeOf(run, bound, conditions) === outcome);
        const below = runsWith('below');
        const missing = runsWith('missing');
        const nothing = runsWith('nothing to judge');
        if (below.length > 0)
            reasons.push(belowLine(below, bound));
        failing.push(...below);
        if (missing.length > 0)
            reasons.push(noScoreLine(missing, bound, ''));
        if (nothing.length > 0)
            warnings.push(noScoreLine(nothing, bound, ', because none of its checks applies'));
    }
    const ran = new Set(runs.map(run => run.tool));
    for (const tool of Object.keys(minScore.tools))
        if (!ran.has(tool))
            warnings.push(`min-score names ${tool}, which did not run on any page`);
    return { reasons, warnings, failing };
}
function outcomeOf(run, bound, conditions) {
    if (run.status === 'not-measured' && !judgedByExpression(run, conditions))
        return 'said elsewhere';
    if (run.score !== null)
        return run.score < bound ? 'below' : 'enough';
    const outcomes = new Set(run.checks.map(({ outcome }) => outcome));
    if (run.foreign === undefined && outcomes.has('pass') && !outcomes.has('fail'))
        return 'enough';
    const nothingApplies = run.checks.length > 0 && run.checks.every(({ outcome }) => outcome === 'not-applicable');
    return nothingApplies ? 'nothing to judge' : 'missing';
}
function belowLine(runs, bound) {
    return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(runs.map(({ url, score }) => ({ url, value: `${score}` }))), {
        subject: `${runs[0].tool}: `,
        ofOne: `score ${runs[0].score} is below min-score ${bound}`,
        ofMany: `score is below min-score ${bound}`,
    });
}
function noScoreLine(runs, bound, because) {
    return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(runs), {
        subject: `${runs[0].tool}: `,
        ofOne: `has no score to compare with min-score ${bound}${because}`,
    });
}

;// CONCATENATED MODULE: ./lib/gate/not-measured.js



/** Tools that a line names before it counts. */
const NAMED_TOOLS = 5;
/**
 * `not-measured`: a tool on a page, an analysis, or a whole shard that gave no result. Runs with the same cause on the
 * same pages are one line. A run whose body an expression judges has given that expression a result, and is not among
 * them.
 */
function judgeNotMeasured(findings, runs, notMeasured, conditions) {
    if (notMeasured === 'ignore')
        return {};
    const unmeasured = runs.filter(run => run.status === 'not-measured' && !judgedByExpression(run, conditions));
    const missing = [
        ...unmeasured.map(({ tool, url, reason }) => ({ subject: tool, url, reason: reason ?? '' })),
        ...findings.analyses
            .filter(analysis => analysis.status === 'not-measured')
            .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '' })),
    ];
    const causeOf = ({ subject, url, reason }) => `${subject} ${(0,mentions/* withoutMentions */.C)(reason, url, 'the page')}`;
    const bySubject = (0,reason_line/* groupBy */.$z)(missing, causeOf);
    const placesOf = (group) => JSON.stringify(group.map(({ url }) => url));
    const lines = (0,reason_line/* groupBy */.$z)(bySubject, group => {
        const { subject, url, reason } = group[0];
        // An analysis is of a whole site, whichever page stands for it.
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
    lines.unshift(...(findings.gaps ?? []).map(reason_line/* inline */.mG));
    if (notMeasured === 'warn')
        return { warnings: lines };
    return { reasons: lines, failing: unmeasured.map(({ tool, url }) => ({ tool, url })) };
}
function named(tools) {
    const more = tools.length - NAMED_TOOLS;
    return `${tools.slice(0, NAMED_TOOLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

// EXTERNAL MODULE: ./lib/api/judged.js
var judged = __webpack_require__(50447);
;// CONCATENATED MODULE: ./lib/gate/nothing-judged.js



/** Why an expression cannot have judged a run: what it would look at was too large to keep. */
const TOO_LARGE = 'its answer was too large to keep, so that fail-if could not judge it';
/**
 * A run as the gate counts it: one whose tool says that it measured, and that judged nothing, was not measured, unless
 * an expression judges it; nor was one of which an expression should judge what was left out. A tool whose checks do not apply has looked, and found nothing that it is for, and
 * data of a service without a judgement is what was asked for.
 */
function asCounted(run, conditions) {
    if (judged/* LEFT_OUT */.Pk in run.facts && conditions.expressionsFor(run).length > 0)
        return { ...run, status: 'not-measured', reason: run.reason ?? TOO_LARGE };
    if (run.status === 'not-measured' || (0,judged/* hasJudged */.O3)(run) || judgedByExpression(run, conditions))
        return run;
    if (run.judged === false)
        return run;
    const reason = run.checks.length === 0 ? 'it gave neither a score nor a check' : (0,judged/* reasonNothingJudged */.Fn)(run.checks);
    return reason === undefined ? run : { ...run, status: 'not-measured', reason };
}
/**
 * Why a run of the program is no pass although no condition is broken: nothing at all was judged, whatever the reason
 * for that is. Undefined where anything was, be it by an expression over the answer of a service.
 */
function whyNothingJudged(runs, analyses, conditions) {
    if (runs.some(run => (0,judged/* hasJudged */.O3)(run) || judgedByExpression(run, conditions)))
        return undefined;
    if (analyses.some(({ status, score }) => status === 'measured' && score !== null))
        return undefined;
    const missing = [...runs, ...analyses].find(({ status }) => status === 'not-measured');
    return `Nothing was judged, so nothing passed: ${missing ? ofMissing(missing) : ofNone(runs)}`;
}
function ofMissing(missing) {
    const subject = 'tool' in missing ? missing.tool : 'the analysis';
    const because = missing.reason ? `; ${(0,reason_line/* inline */.mG)(missing.reason)}` : '';
    return `${subject} was not measured on ${(0,reason_line/* inline */.mG)(missing.url)}${because}`;
}
function ofNone(runs) {
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


/**
 * The conditions on each page: what an override says of a tool takes the place of what was said of it before. A bound
 * for all tools says it of every tool.
 */
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
    /** Least score of a tool on a page; undefined where there is none. */
    boundOf({ tool, url }) {
        const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined);
        return boundIn(saying?.minScore ?? this.#base.minScore, tool);
    }
    /** Expressions that judge a run of a tool. */
    expressionsFor({ tool, url }) {
        const ofTool = (failIf = []) => failIf.filter(({ scope }) => scope === tool);
        const saying = this.#at(url).findLast(({ failIf }) => ofTool(failIf).length > 0);
        return ofTool(saying ? saying.failIf : this.#base.failIf);
    }
    /** Every expression there is, in the order they were given. */
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
/** Overrides whose glob means no page of the run, one line each. */
function unusedOverrides(runs, overrides, otherAddress) {
    const urls = new Set(runs.map(run => run.url));
    return overrides
        .filter(({ url }) => !urls.values().some((0,globs/* urlMatcher */.mm)(url, otherAddress)))
        .map(({ url }) => `overrides: "${(0,reason_line/* inline */.mG)(url)}" matches no page${(0,globs/* nearAddress */.hW)(url, urls, otherAddress)}`);
}

;// CONCATENATED MODULE: ./lib/gate/score-tolerance.js

/**
 * `score-tolerance`: a tool's score on a page fell against the baseline by more than it may. Without the setting none
 * is a reason: a score also falls by itself, where a check that passed before no longer applies.
 */
function judgeFalls(changes, allowed) {
    if (!allowed)
        return {};
    const falls = changes.filter(({ tool, before, after, tolerance }) => tool !== undefined && (allowed.tools[tool] ?? allowed.all) !== undefined && before - after > tolerance);
    return {
        failing: falls.map(({ tool, page }) => ({ tool: tool, url: page })),
        reasons: (0,reason_line/* groupBy */.$z)(falls, ({ tool, tolerance }) => `${tool} ${tolerance}`).map(group => {
            const { tool, before, after, tolerance } = group[0];
            const places = group.map(fall => ({ url: fall.page, value: `${fall.before} to ${fall.after}` }));
            return (0,reason_line/* reasonLine */.$E)((0,reason_line/* distinctPlaces */.jH)(places), {
                subject: `${tool}: `,
                ofOne: `score fell from ${before} to ${after}`,
                ofMany: 'score fell',
                bound: `; score-tolerance is ${tolerance}`,
            });
        }),
    };
}

;// CONCATENATED MODULE: ./lib/gate/gate.js








/**
 * The answer of the gate: whether the build may go on.
 *
 * Pages of a whole-site analysis count as the pages that were asked for, once each: see {@link runsOf}. Individual
 * checks that were not measured inside a measured run are no reasons; `not-measured` is about whole runs.
 *
 * A run in which nothing at all was judged is no pass, whatever the conditions: see {@link whyNothingJudged}.
 *
 * With a comparison, failed checks count where they are new, and a fall of a score may count beside `min-score`.
 *
 * The same input always gives the same lines in the same order, except where an expression asks for the time or for
 * randomness. A condition that cannot be judged, such as an expression with an error, fails the build.
 */
async function judge(findings, conditions, comparison) {
    const runs = runsOf(findings);
    const perPage = new PerPage(conditions);
    const counted = runs.map(run => asCounted(run, perPage));
    const parts = [
        comparison
            ? judgeNewFailures(comparison.new, conditions.failOn)
            : judgeSeverities(runs, conditions.failOn),
        judgeScores(runs, conditions.minScore, perPage),
        judgeFalls(comparison?.scores ?? [], conditions.scoreTolerance),
        await judgeExpressions(findings, wholeRuns(findings), perPage),
        judgeNotMeasured(findings, counted, conditions.notMeasured, perPage),
        { warnings: unusedOverrides(runs, conditions.overrides, conditions.otherAddress) },
    ];
    const reasons = parts.flatMap(part => part.reasons ?? []);
    const nothing = whyNothingJudged(counted, findings.analyses, perPage);
    if (reasons.length === 0 && nothing !== undefined)
        reasons.push(nothing);
    const warnings = parts.flatMap(part => part.warnings ?? []);
    const failing = parts.flatMap(part => part.failing ?? []);
    return { passed: reasons.length === 0, reasons, failing: distinct(failing), warnings };
}
function distinct(runs) {
    const byKey = new Map(runs.map(({ tool, url }) => [`${tool} ${url}`, { tool, url }]));
    return [...byKey.values()];
}

// EXTERNAL MODULE: ./lib/api/twins.js
var api_twins = __webpack_require__(57719);
;// CONCATENATED MODULE: ./lib/gate/ignore.js




/**
 * `ignore`: marks the failures that do not count. A rule whose URL is that of the page sets the failure aside there;
 * one whose URL is that of something at fault, such as the target of a broken link, sets aside the places that have it.
 * A rule with the id of a check means its twins as well; a glob means those that it matches alone. Scores stay as they
 * were measured.
 */
function setAside(findings, { ignore, overrides, otherAddress }) {
    const rules = new Rules([
        ...ignore.map(rule => new Rule(rule, undefined, otherAddress)),
        ...overrides.flatMap(({ url, ignore = [] }) => ignore.map(rule => new Rule(rule, url, otherAddress))),
    ]);
    const withMarks = (results) => ({
        ...results,
        runs: results.runs.map(run => ({
            ...run,
            checks: run.checks.map(check => marked(check, run.url, rules)),
        })),
    });
    return {
        pages: findings.pages.map(withMarks),
        sites: findings.sites.map(withMarks),
        analyses: findings.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(withMarks) })),
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
    /** The first pages on which a check of the rule failed, beside those that it means. */
    failedAt = new Set();
    rule;
    meansCheck;
    meansUrl;
    meansPage;
    /** @param pages glob of the URLs of the only pages that it holds for */
    constructor(rule, pages, otherAddress) {
        this.rule = rule;
        const matches = (0,globs/* globMatcher */.fU)(rule.check);
        this.meansCheck = id => matches(id) || (0,api_twins/* sameAs */.f4)(id).includes(rule.check);
        this.meansUrl = rule.url === undefined ? () => true : (0,globs/* urlMatcher */.mm)(rule.url, otherAddress);
        this.meansPage = pages === undefined ? () => true : (0,globs/* urlMatcher */.mm)(pages, otherAddress);
    }
}
/** All rules. What they say of a check, a page and a URL is asked once for each of these, since there may be many. */
class Rules {
    #rules;
    #checks = new Set();
    #ofCheck = new Map();
    #ofPage = new Map();
    #ofUrl = new Map();
    constructor(rules) {
        this.#rules = rules;
    }
    get unused() {
        return this.#rules.filter(rule => !rule.used);
    }
    /** The ids of all checks so far. */
    get checks() {
        return [...this.#checks];
    }
    hasCheck(glob) {
        return this.checks.some((0,globs/* globMatcher */.fU)(glob));
    }
    /** The rules of a check on a page. */
    concerning(check, page) {
        this.#checks.add(check);
        const ofCheck = remembered(this.#ofCheck, check, () => this.#rules.filter(rule => rule.meansCheck(check)));
        if (ofCheck.length === 0)
            return new Set();
        const ofPage = remembered(this.#ofPage, page, () => new Set(this.#rules.filter(rule => rule.meansPage(page))));
        return new Set(ofCheck.filter(rule => ofPage.has(rule)));
    }
    /** The first of some rules that means a URL. */
    meaning(url, among) {
        const ofUrl = remembered(this.#ofUrl, url, () => this.#rules.filter(rule => rule.meansUrl(url)));
        return ofUrl.find(rule => among.has(rule));
    }
}
/** Most pages that are kept to name one that a rule could have meant. */
const MAX_FAILED_AT = 200;
/** Most answers that are kept of a kind: URLs of what is at fault may be without number. */
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
function markedWhole(check, rule) {
    rule.used = true;
    return { ...check, ignored: rule.rule.line };
}

;// CONCATENATED MODULE: ./lib/gate/severities.js


/** The same results, with the severities that the user wants, and scores that follow from them. */
function withSeverities(results, severities) {
    const rules = new severities_Rules(severities);
    if (rules.isEmpty)
        return { ...results, pages: [...results.pages], sites: [...results.sites] };
    const changed = (run) => {
        const checks = run.checks.map((check) => {
            const severity = rules.severityOf(check.id, run.url) ?? check.severity;
            return severity === check.severity ? check : { ...check, severity };
        });
        const isByChecks = run.instrument === undefined && run.foreign === undefined && run.score !== null;
        return { ...run, checks, ...(isByChecks && checks.length > 0 && { score: (0,score/* toolScore */.nM)(checks) }) };
    };
    const page = (page) => {
        const runs = page.runs.map(changed);
        return { ...page, runs, score: page.score === null ? null : (0,score/* pageScore */.WY)(runs) };
    };
    const site = (site) => {
        const runs = site.runs.map(changed);
        return { ...site, runs, score: site.score === null ? null : (0,score/* siteScore */.eq)(runs) };
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
class severities_Rules {
    #rules;
    /** What holds for a check on a page is asked again for each tool of it. */
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

;// CONCATENATED MODULE: ./lib/run/judged-report.js






/**
 * Sets aside what is ignored, compares with the baseline and asks the gate. A shard is left as it is, since the gate
 * judges all shards together.
 *
 * @param opened the baseline, unless it is production: that comes with the findings
 * @param isCut whether the run was cancelled, which fails it
 * @param otherAddress of an address on the audited site the same on production, and the other way round
 */
async function judgedReport({ baseline: measured, ...findings }, settings, opened, isCut, otherAddress) {
    if (findings.shard) {
        const verdict = {
            passed: false,
            reasons: ['This is one shard of several: they are judged together by "merge"'],
        };
        return { report: { ...findings, ...(measured && { baseline: measured }), verdict }, warnings: [] };
    }
    const { overrides } = settings;
    const severities = { severity: settings.severity ?? [], overrides, otherAddress };
    const aside = setAside(withSeverities(findings, severities), {
        ignore: settings.ignore ?? [],
        overrides,
        otherAddress,
    });
    const counted = (0,report_report/* withResults */.F2)(findings, {
        ...(0,twins/* resultsWithTwins */.G)(aside),
        analyses: aside.analyses,
    });
    const { comparison, missing } = compared(counted, settings, measured, opened, severities);
    const judged = { ...counted, ...(comparison && { comparison }) };
    const { warnings, failing, ...judgement } = await judge(judged, {
        failOn: settings.failOn,
        minScore: settings.minScore ?? { tools: {} },
        failIf: settings.failIf ?? [],
        notMeasured: settings.notMeasured,
        overrides,
        otherAddress,
        scoreTolerance: settings.scoreTolerance,
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
    const withoutBaseline = missing === undefined ? [] : [`baseline: ${missing}; every failure counts`];
    return {
        report: {
            ...judged,
            ...(missing !== undefined && { withoutBaseline: missing }),
            verdict,
        },
        warnings: [...withoutBaseline, ...notes, ...aside.warnings, ...warnings],
    };
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
    if (!isUsable(baseline)) {
        const reason = baseline.pages.flatMap(page => page.runs)[0]?.reason;
        return { missing: `nothing was measured of ${baseline.name}${reason === undefined ? '' : `: ${reason}`}` };
    }
    const before = withSeverities(baseline, severities);
    return { comparison: compare(findings, before, settings.scoreTolerance ?? { tools: {} }) };
}
const SOURCES = { engine: 'the embedded engine', hosted: 'a hosted service' };

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/run/known-names.js







/**
 * Refuses names in `fail-if`, `ignore` and `severity` that nothing of ours has: the condition would never be true, the line set
 * nothing aside. What a service answers is not known before it does.
 *
 * @throws SettingsError with a line for each
 */
async function assertNamesKnown(settings) {
    const isEngine = settings.baseUrl === undefined && settings.merge === undefined;
    const problems = [];
    for (const { where, failIf = [], ignore = [], severity = [] } of placesOf(settings)) {
        const expressions = failIf.filter(({ scope }) => isEngine || scope === 'report');
        for (const line of await nameProblems(expressions, isEngine))
            problems.push(`${where}fail-if: ${line}`);
        if (!isEngine)
            continue;
        for (const line of await checkProblems(ignore))
            problems.push(`${where}ignore: ${line}`);
        for (const line of await checkProblems(severity))
            problems.push(`${where}severity: ${line}`);
    }
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
}
function placesOf(settings) {
    const overrides = settings.overrides.map((override, index) => ({
        ...override,
        where: `overrides: number ${index + 1}, `,
    }));
    return [{ ...settings, where: '' }, ...overrides];
}
async function nameProblems(conditions, isEngine) {
    if (conditions.length === 0)
        return [];
    const { toolRunShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 15198));
    const { findingsShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(9524)]).then(__webpack_require__.bind(__webpack_require__, 49524));
    const ofTools = toolRunShape();
    const ofReport = findingsShape();
    const problems = [];
    for (const { scope, expression } of conditions) {
        const { paths, compared } = await (0,expressions_expression.readExpression)(expression);
        const [schema, what] = scope === 'report' ? [ofReport, 'the findings'] : [ofTools, `results of ${scope}`];
        const unknown = paths.flatMap(path => unknownName(path, schema) ?? []);
        const byName = new Map(unknown.map(found => [found.name, found]));
        for (const { name, known } of byName.values()) {
            const hint = (0,nearest/* suggestion */.h)(name, known) || (0,nearest/* suggestion */.h)(name, Object.keys(schema.properties ?? {}));
            problems.push(`"${scope}: ${(0,reason_line/* inline */.mG)(expression)}" reads "${(0,reason_line/* inline */.mG)(name)}", which ${what} never have${hint}`);
        }
        for (const { path, text } of compared) {
            const isCheck = path.at(-1) === 'id' && path.at(-2) === 'checks' && !path.includes('facts');
            const texts = isCheck && isEngine ? await checkIds() : textsAt(path, schema);
            if (!texts || texts.includes(text))
                continue;
            const [place, hint] = [path.join('.'), (0,nearest/* suggestion */.h)(text, texts)];
            problems.push(`"${scope}: ${(0,reason_line/* inline */.mG)(expression)}" has "${(0,reason_line/* inline */.mG)(text)}", which "${place}" never is${hint}`);
        }
    }
    return problems;
}
async function checkProblems(rules) {
    if (rules.length === 0)
        return [];
    const ids = await checkIds();
    return rules.flatMap(({ check }) => {
        if (ids.some((0,globs/* globMatcher */.fU)(check)))
            return [];
        const hint = check.includes('*') ? toolHint(check) : (0,nearest/* suggestion */.h)(check, ids);
        return [`"${(0,reason_line/* inline */.mG)(check)}" is not the id of a check${hint}; "seo-preflight checks" lists all of them`];
    });
}
async function checkIds() {
    const { CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return CHECK_IDS.trim().split('\n');
}
/** The tool that a glob probably means, where it begins with a word that is none. */
function toolHint(glob) {
    const [, word] = /^([a-z-]+)\//i.exec(glob) ?? [];
    return word === undefined || (0,tools/* isTool */.D)(word) ? '' : (0,nearest/* suggestion */.h)(word, tools/* TOOLS */.I);
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
;// CONCATENATED MODULE: ./lib/run/lasting-addresses.js


/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. A folder of production is left alone, since the paths of files are others there.
 */
function withLastingAddresses(report, productionUrl) {
    if (productionUrl === undefined)
        return report;
    const production = new URL(productionUrl);
    const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? []);
    const local = new Set(pages.filter(({ hostname }) => (0,host_kind/* isThisMachine */.YY)(hostname)).map(({ origin }) => origin));
    if (production.pathname !== '/' || local.size === 0)
        return report;
    const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'));
    const pattern = new RegExp(`(?:${origins.join('|')})(?![\\w:]|\\.\\w)`, 'g');
    return mapTexts(report, text => text.replace(pattern, () => production.origin));
}

// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
;// CONCATENATED MODULE: ./lib/run/open-baseline.js



/**
 * Opens the report that a run is compared with. That of production is made in the run itself, and shards are compared
 * when they are merged.
 *
 * @param branchReport finds the report of the base branch; undefined where there is no GitHub around
 * @throws SettingsError where the file is there and is no report, or where there is no branch to look at
 */
async function openBaseline({ baseline, shard, within }, branchReport) {
    if (baseline === undefined || baseline === 'production' || shard !== undefined)
        return {};
    return baseline === 'branch' ? await ofBranch(branchReport) : await ofFile(baseline, within.baseline);
}
async function ofBranch(branchReport) {
    if (!branchReport) {
        throw new settings_error/* SettingsError */.G('baseline: "branch" works only in a GitHub workflow; give "production" or the path of a report.json');
    }
    try {
        const content = await branchReport();
        if (content === undefined)
            return { missing: 'the base branch has no report yet' };
        const { asBaselineReport } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3804)]).then(__webpack_require__.bind(__webpack_require__, 33804));
        return { baseline: fromReport(await asBaselineReport(content), 'the base branch') };
    }
    catch (error) {
        return { missing: `the report of the base branch: ${error.message}` };
    }
}
async function ofFile(path, within) {
    const { asBaselineReport, readReportFile } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3804)]).then(__webpack_require__.bind(__webpack_require__, 33804));
    try {
        return { baseline: fromReport(await asBaselineReport(await readReportFile(path, within)), path) };
    }
    catch (error) {
        if (error instanceof named_file/* NamedFileError */.ql && error.code === 'ENOENT') {
            return { missing: `"${path}" is not there` };
        }
        throw new settings_error/* SettingsError */.G(`baseline: "${path}" ${error.message}`);
    }
}
/** What is compared of a report: the runs on its pages and sites, and on further pages that analyses visited. */
function fromReport(report, name) {
    const further = report.analyses.flatMap(({ pages }) => pages);
    return {
        name: `${name}, ${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
        source: report.source,
        version: report.generator.version,
        sites: report.sites.map(site => ({ ...site, runs: site.runs.map(comparablePart) })),
        pages: [...report.pages, ...further].map(page => ({ ...page, runs: page.runs.map(comparablePart) })),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/report/file/screenshots.js
var screenshots = __webpack_require__(22172);
;// CONCATENATED MODULE: ./lib/report/write-reports.js




/** The names of the files, by the format. */
const FILE_NAMES = { json: 'report.json', html: 'report.html', markdown: 'report.md' };
/**
 * Writes the report in each format that is asked for. A rendering is loaded when it is used.
 *
 * @param view of the report
 * @param folder that is there
 */
async function writeReports(report, view, folder, formats) {
    const files = {};
    const write = async (format, content) => {
        files[format] = (0,external_node_path_.join)(folder, FILE_NAMES[format]);
        await replaceFile(files[format], content);
    };
    if (formats.includes('json')) {
        const { jsonChunks } = await __webpack_require__.e(/* import() */ 50).then(__webpack_require__.bind(__webpack_require__, 10050));
        const { pages, files: pictures } = (0,screenshots/* takeOutScreenshots */.PQ)(report.pages);
        await write('json', jsonChunks({ ...report, pages }));
        if (pictures.length > 0)
            files.screenshots = await writePictures(pictures, folder);
    }
    if (formats.includes('html'))
        await write('html', (await Promise.all(/* import() */[__webpack_require__.e(3091), __webpack_require__.e(2641)]).then(__webpack_require__.bind(__webpack_require__, 52641))).renderHtml(view));
    if (formats.includes('markdown')) {
        await write('markdown', (await Promise.all(/* import() */[__webpack_require__.e(8444), __webpack_require__.e(3320)]).then(__webpack_require__.bind(__webpack_require__, 43320))).renderSummary(view));
    }
    return files;
}
/** What has the name of the folder and is none, as a link that a checkout can bring, gives way. */
async function writePictures(pictures, folder) {
    const inside = (0,external_node_path_.join)(folder, screenshots/* SCREENSHOT_FOLDER */.AY);
    const there = await (0,promises_.lstat)(inside).catch(() => undefined);
    if (there && !there.isDirectory())
        await (0,promises_.rm)(inside);
    await (0,promises_.mkdir)(inside, { recursive: true });
    const paths = pictures.map(({ name }) => (0,external_node_path_.join)(folder, ...name.split('/')));
    for (const [index, { bytes }] of pictures.entries())
        await replaceFile(paths[index], bytes);
    return paths;
}
/**
 * Writes a new file and puts it in the place of the old one. A link that is there, as a checkout can bring one, gives
 * way itself: what it leads to stays as it is. Whoever reads the file meanwhile sees the old one or the new one whole.
 */
async function replaceFile(path, content) {
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = external_node_fs_.constants;
    const fresh = `${path}.${crypto.randomUUID()}.tmp`;
    // A second signal ends the process at once.
    const removeAtExit = () => {
        try {
            (0,external_node_fs_.rmSync)(fresh, { force: true });
        }
        catch {
            // The exit code matters more.
        }
    };
    process.once('exit', removeAtExit);
    try {
        // Made before anything is waited for: one whose making is still under way would be made after it was removed.
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW));
        const file = await (0,promises_.open)(fresh, O_WRONLY | O_NOFOLLOW);
        try {
            await file.writeFile(content);
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,promises_.rm)(fresh, { force: true }).catch(() => undefined);
        throw error;
    }
    finally {
        process.off('exit', removeAtExit);
    }
}

;// CONCATENATED MODULE: ./lib/run/report-files.js






/** No fault of the setting. The verdict can be shown without files, and by then there may be room. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);
/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @param within folders of which one must hold it, wherever links lead; left out, it may be anywhere
 * @returns its real path; it may not be there yet where the disk is full
 * @throws SettingsError where it cannot be made or written to, or is in none of them
 */
async function makeReportDir(dir, within) {
    let folder;
    try {
        folder = await (0,named_file/* futurePlace */.T9)(dir, within);
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK);
        // What was there when it was looked at may have been replaced by a link.
        if ((await (0,named_file/* realPlace */.oD)(folder, undefined)) !== folder)
            throw new named_file/* NamedFileError */.ql('was changed during the run');
        return folder;
    }
    catch (error) {
        const { code, message } = error;
        if (folder !== undefined && PASSING.has(code))
            return folder;
        const isOutside = error instanceof named_file/* NamedFileError */.ql && code === undefined;
        const why = isOutside ? message : `cannot be created or written to (${code})`;
        throw new settings_error/* SettingsError */.G(`report-dir: "${dir}" ${why}`);
    }
}
/** After these the start of a file may be there, which is worse than none. */
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);
/**
 * Writes the report in each format that is asked for. One that cannot be written, since the disk is full or a folder
 * has its name, is a warning: the others are written, and the verdict stands and is shown elsewhere.
 */
async function writeReportFiles(report, view, folder, formats) {
    const files = {};
    const warnings = [];
    // Where the disk was full at the start, the folder is not there yet.
    await (0,promises_.mkdir)(folder, { recursive: true }).catch(() => undefined);
    for (const format of formats) {
        try {
            Object.assign(files, await writeReports(report, view, folder, [format]));
        }
        catch (error) {
            const { code, message } = error;
            // Only these are written by now.
            const path = (0,external_node_path_.join)(folder, FILE_NAMES[format]);
            if (CUT_SHORT.has(code))
                await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
            warnings.push(`"${path}" could not be written: ${(0,one_line/* oneLine */.T)(message)}`);
        }
    }
    return { files, warnings };
}

;// CONCATENATED MODULE: ./lib/run/run.js










/**
 * The main job, top to bottom: baseline, findings, verdict, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the settings name what is nowhere, or where the target, the reports to join, the baseline
 * or the folder of the reports cannot be opened
 */
async function run(settings, around) {
    await assertNamesKnown(settings);
    const reportDir = await makeReportDir(settings.reportDir, settings.within.reportDir);
    const opened = await openBaseline(settings, around.branchReport);
    const { findings, closed, ...audited } = await findingsFor(settings, around, opened);
    try {
        const hide = (value) => mapTexts(value, text => (0,url_secrets/* withoutSecrets */.cT)(around.redact(text)));
        const shown = hide({ findings, opened });
        const { aborted } = around.signal;
        const { report: judged, warnings } = await judgedReport(shown.findings, settings, shown.opened, aborted, audited.otherAddress);
        // It quotes settings.
        const report = { ...judged, verdict: hide(judged.verdict) };
        const view = (0,report_view/* viewOf */.du)(withLastingAddresses(report, settings.productionUrl || undefined));
        const written = await writeReportFiles(report, view, reportDir, settings.formats);
        const notes = hide([...audited.warnings, ...warnings, ...written.warnings]);
        await around.publish(view, written.files, notes);
        return report;
    }
    finally {
        await closed;
    }
}
async function findingsFor(settings, around, { baseline }) {
    if (settings.merge === undefined)
        return await audit(settings, around, baseline);
    const { joinShards } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(1344), __webpack_require__.e(2461)]).then(__webpack_require__.bind(__webpack_require__, 50514));
    const findings = await joinShards(settings.merge, settings.within.merge);
    const pages = findings.pages.map(({ url }) => url);
    const { productionUrl } = settings;
    return {
        findings,
        otherAddress: productionUrl ? otherAddressOf(productionUrl, settings, pages) : undefined,
        warnings: [],
        closed: Promise.resolve(),
    };
}


/***/ }),

/***/ 99220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17773);

/** Masking shorter texts would hide ordinary words, and they protect nothing. */
const SHORTEST_SECRET = 4;
/** Of a part it is not known that it is a secret: a shorter one would hide words more often than secrets. */
const SHORTEST_PART = 8;
/** Headers whose parts are in use everywhere, so that hiding them would hide much and protect nothing. */
const KNOWN_PARTS = /^(?:user-agent|accept|accept-.+|cache-control|pragma|referer|origin|host|connection|content-type|x-requested-with)$/;
/**
 * The values that must never be shown: those of secret settings, line by line; of headers their parts as well, such as
 * each cookie, and what is encoded in `Basic`; and names and passwords in addresses of any setting.
 *
 * @param written what inputs or flags say
 */
function secretsOf(written) {
    const secrets = new Set();
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI) {
        const value = written[name];
        if (value === undefined || value.trim() === '')
            continue;
        if ((0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).secret) {
            for (const line of value.split(/\r\n|\r|\n/)) {
                for (const secret of name === 'headers' ? secretsOfHeader(line) : wholeSecrets(line))
                    secrets.add(secret);
            }
        }
        for (const secret of credentialsIn(value))
            secrets.add(secret);
    }
    return [...secrets];
}
/** "Bearer x": what is secret is x, and it may turn up alone. */
function wholeSecrets(text) {
    const content = text.trim();
    const bare = content.replace(/^(?:bearer|basic|token)\s+/i, '');
    return [content, bare].filter(secret => secret.length >= SHORTEST_SECRET);
}
function secretsOfHeader(line) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const content = line.slice(at + 1).trim();
    const parts = KNOWN_PARTS.test(name) ? [] : partsOf(content);
    const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(content) ?? [];
    const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString();
    const password = pair.slice(pair.indexOf(':') + 1);
    const user = pair.slice(0, Math.max(pair.indexOf(':'), 0));
    return [...wholeSecrets(content), ...[...parts, pair, password, user].filter(isLongEnough)];
}
/** `session=x; other="y"`: each pair, and each value in it, without quotes and decoded. */
function partsOf(content) {
    return content.split(/[;,\s]+/).flatMap(part => {
        const value = part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1');
        return [part, value, decoded(value)];
    });
}
/** Names and passwords in the addresses of a text, as they are written, decoded, and as they are sent (RFC 7617). */
function credentialsIn(text) {
    return text.split(/\s+/).flatMap(word => {
        const url = word.includes('@') ? URL.parse(word) : null;
        if (!url)
            return [];
        const [user, password] = [decoded(url.username), decoded(url.password)];
        const sent = Buffer.from(`${user}:${password}`).toString('base64');
        return [url.username, url.password, user, password, sent].filter(isLongEnough);
    });
}
function isLongEnough(part) {
    return part.length >= SHORTEST_PART;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 60560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withoutMentions),
/* harmony export */   s: () => (/* binding */ mentionOf)
/* harmony export */ });
/** What may stand before and behind an address in a sentence. Anything else makes it a part of a longer one. */
const BEFORE = /[\s("'“‘«<:,;]$/u;
const BEHIND = /^[)"'”’»>.,:;!?…]{0,4}(?:\s|$)/u;
/** Characters that {@link BEHIND} looks at. */
const LOOK_AHEAD = 6;
/**
 * Where a text names an address as a whole, and not as the start of a longer one: `https://a.example/` is not named by
 * `https://a.example/b`.
 *
 * @returns the offset, or -1
 */
function mentionOf(text, address, from = 0) {
    if (address === '')
        return -1;
    let at = text.indexOf(address, from);
    while (at !== -1) {
        const end = at + address.length;
        const isStart = at === 0 || BEFORE.test(text[at - 1]);
        if (isStart && BEHIND.test(text.slice(end, end + LOOK_AHEAD)))
            return at;
        at = text.indexOf(address, end);
    }
    return -1;
}
/** A text with other words wherever it names an address as a whole. */
function withoutMentions(text, address, words) {
    let rest = 0;
    let result = '';
    for (let at = mentionOf(text, address); at !== -1; at = mentionOf(text, address, rest)) {
        result += text.slice(rest, at) + words;
        rest = at + address.length;
    }
    return result + text.slice(rest);
}


/***/ }),

/***/ 99602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ shownUrl)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_URL */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75293);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82090);




/** UTF-16 units of a URL that a line shows, where the caller names no other length. */
const MAX_SHOWN_URL = 120;
/** A URL as it may be shown on one line: no secrets, nothing invisible, its host as people write it, at most `maxLength` UTF-16 units. */
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .readableHosts */ .K)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInformation */ .ah)(url)), Number.POSITIVE_INFINITY), maxLength);
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
