export const id = 7114;
export const ids = [7114];
export const modules = {

/***/ 27114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ServiceMetrics: () => (/* binding */ ServiceMetrics)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var prom_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95222);


const TOOL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const REQUEST_BUCKETS = [0.005, 0.05, 0.25, 1, 5, 15, 60, 300];
const NONE = 'none';
const KNOWN_METHODS = new Set(node_http__WEBPACK_IMPORTED_MODULE_0__.METHODS);
class ServiceMetrics {
    #registry = new prom_client__WEBPACK_IMPORTED_MODULE_1__.Registry();
    #requests;
    #requestSeconds;
    #toolSeconds;
    constructor({ queue, vitals }) {
        const registers = [this.#registry];
        (0,prom_client__WEBPACK_IMPORTED_MODULE_1__.collectDefaultMetrics)({ register: this.#registry });
        this.#requests = new prom_client__WEBPACK_IMPORTED_MODULE_1__.Counter({
            name: 'seo_preflight_http_requests_total',
            help: 'Requests answered, by method, pattern of the path and status; 499 where the client went away',
            labelNames: ['method', 'route', 'status'],
            registers,
        });
        this.#requestSeconds = new prom_client__WEBPACK_IMPORTED_MODULE_1__.Histogram({
            name: 'seo_preflight_http_request_duration_seconds',
            help: 'Time from a request to the end of its answer, with the wait for its turn',
            labelNames: ['route'],
            buckets: REQUEST_BUCKETS,
            registers,
        });
        this.#toolSeconds = new prom_client__WEBPACK_IMPORTED_MODULE_1__.Histogram({
            name: 'seo_preflight_tool_duration_seconds',
            help: 'Time of a tool, or of "analyze", without the wait for its turn',
            labelNames: ['tool', 'outcome'],
            buckets: TOOL_BUCKETS,
            registers,
        });
        new prom_client__WEBPACK_IMPORTED_MODULE_1__.Gauge({
            name: 'seo_preflight_queue_calls',
            help: 'Calls that are worked on, and calls that wait for their turn',
            labelNames: ['state'],
            registers,
            collect() {
                this.set({ state: 'running' }, queue.running);
                this.set({ state: 'waiting' }, queue.waiting);
            },
        });
        new prom_client__WEBPACK_IMPORTED_MODULE_1__.Gauge({
            name: 'seo_preflight_engines',
            help: 'Engines that are open',
            registers,
            collect: async function () {
                this.set((await vitals()).engines);
            },
        });
        new prom_client__WEBPACK_IMPORTED_MODULE_1__.Gauge({
            name: 'seo_preflight_engine_heap_bytes',
            help: 'Memory in use in the heaps of the engines',
            registers,
            collect: async function () {
                this.set((await vitals()).heapBytes);
            },
        });
        const counts = [
            [
                'seo_preflight_chrome_launches_total',
                'Chromes that were started',
                ({ pageChromes, lighthouseChromes }) => ({ pages: pageChromes, lighthouse: lighthouseChromes }),
            ],
            [
                'seo_preflight_chrome_restarts_total',
                'Chromes that were started in place of one that had crashed or hung',
                ({ replacedChromes }) => ({ pages: replacedChromes }),
            ],
        ];
        for (const [name, help, read] of counts) {
            new prom_client__WEBPACK_IMPORTED_MODULE_1__.Counter({
                name,
                help,
                labelNames: ['for'],
                registers,
                collect: async function () {
                    const counted = Object.entries(read(await vitals()));
                    this.reset();
                    for (const [use, count] of counted)
                        this.inc({ for: use }, count);
                },
            });
        }
        new prom_client__WEBPACK_IMPORTED_MODULE_1__.Counter({
            name: 'seo_preflight_engine_threads_ended_total',
            help: 'Threads of engines that were ended because a page took all of their time or memory, or that crashed',
            registers,
            collect: async function () {
                const { endedThreads } = await vitals();
                this.reset();
                this.inc(endedThreads);
            },
        });
    }
    answered({ method, route = NONE, status, durationMs }) {
        const known = KNOWN_METHODS.has(method) ? method : NONE;
        this.#requests.inc({ method: known, route, status });
        this.#requestSeconds.observe({ route }, durationMs / 1000);
    }
    worked({ operation, outcome, durationMs }) {
        this.#toolSeconds.observe({ tool: operation, outcome }, durationMs / 1000);
    }
    get contentType() {
        return this.#registry.contentType;
    }
    async text() {
        return await this.#registry.metrics();
    }
}


/***/ })

};
