export const id = 8790;
export const ids = [8790];
export const modules = {

/***/ 96611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48824);



const SMALL_BYTES = 64 * 1024;
const SMALL_DECODED_BYTES = 1024 * 1024;
const ZSTD_WINDOW_LOG = 23;
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            let room = maxBytes;
            for await (const chunk of decode(source, contentEncoding, read)) {
                read.truncated = chunk.length > room;
                yield read.truncated ? chunk.subarray(0, room) : chunk;
                if (read.truncated)
                    return;
                room -= chunk.length;
            }
        }
        catch (error) {
            broken = error instanceof _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9 ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentCodings */ .bl)(contentEncoding).reduceRight(undo, counted);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    const first = [];
    let [bytes, isWhole] = [0, false];
    while (bytes <= SMALL_BYTES && !isWhole) {
        const next = await chunks.next();
        if (next.done)
            isWhole = true;
        else if (next.value.length > 0)
            bytes += first[first.push(next.value) - 1].length;
    }
    if (bytes === 0)
        return;
    const undone = isWhole ? undoneAtOnce(first, coding) : undefined;
    if (undone)
        return yield undone;
    async function* all() {
        yield* first;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, DECODERS[kindOf(coding, first[0])].stream(), () => { });
}
function undoneAtOnce(chunks, coding) {
    try {
        return DECODERS[kindOf(coding, chunks[0])].atOnce(Buffer.concat(chunks), {
            maxOutputLength: SMALL_DECODED_BYTES,
        });
    }
    catch {
        return undefined;
    }
}
const ZSTD_OPTIONS = { params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } };
const DECODERS = {
    br: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync },
    zstd: {
        stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress(ZSTD_OPTIONS),
        atOnce: (bytes, limits) => node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync(bytes, { ...ZSTD_OPTIONS, ...limits }),
    },
    deflate: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync },
    raw: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync },
    gzip: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzipSync },
};
function kindOf(coding, [firstByte]) {
    switch (coding) {
        case 'br':
        case 'zstd':
            return coding;
        case 'deflate':
            return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .isRawDeflate */ .gH)(firstByte) ? 'raw' : 'deflate';
        default:
            return 'gzip';
    }
}
function badEncoding(contentEncoding, cause) {
    return new _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
}


/***/ }),

/***/ 93933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Memo)
/* harmony export */ });
class Memo {
    #kept = new Map();
    #entries;
    #ttlMs;
    #now;
    #budget;
    #size = 0;
    constructor(entries, ttlMs, now = Date.now, budget) {
        this.#entries = entries;
        this.#ttlMs = ttlMs;
        this.#now = now;
        this.#budget = budget;
    }
    get(key, make) {
        const found = this.#kept.get(key);
        if (found && found.until > this.#now()) {
            this.#kept.delete(key);
            this.#kept.set(key, found);
            return found.value;
        }
        this.delete(key);
        const entry = { value: make(), until: this.#now() + this.#ttlMs, size: 0 };
        this.#kept.set(key, entry);
        entry.value.then(value => this.#weigh(key, entry, value), () => this.#forget(key, entry));
        this.#evict();
        return entry.value;
    }
    find(key) {
        const found = this.#kept.get(key);
        return found && found.until > this.#now() ? found.value : undefined;
    }
    delete(key) {
        const entry = this.#kept.get(key);
        if (entry)
            this.#forget(key, entry);
    }
    #forget(key, entry) {
        if (this.#kept.get(key) !== entry)
            return;
        this.#kept.delete(key);
        this.#size -= entry.size;
    }
    #weigh(key, entry, value) {
        if (!this.#budget || this.#kept.get(key) !== entry)
            return;
        entry.size = this.#budget.sizeOf(value);
        this.#size += entry.size;
        this.#evict();
    }
    #evict() {
        const max = this.#budget?.max ?? Number.POSITIVE_INFINITY;
        const fits = () => this.#kept.size <= this.#entries && this.#size <= max;
        if (fits())
            return;
        for (const [key, oldest] of this.#kept) {
            this.#forget(key, oldest);
            if (fits())
                return;
        }
    }
}


/***/ }),

/***/ 17117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g6: () => (/* reexport */ agent),
  gU: () => (/* reexport */ connect),
  QT: () => (/* binding */ proxyAgent),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-connect.js
var api_connect = __webpack_require__(34660);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(14043);
// EXTERNAL MODULE: ./node_modules/undici/lib/core/connect.js
var connect = __webpack_require__(59136);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(57405);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/dispatcher.js
var dispatcher = __webpack_require__(30883);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var env_http_proxy_agent = __webpack_require__(53137);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client-h1.js
var client_h1 = __webpack_require__(637);
;// CONCATENATED MODULE: ./lib/engine/network/http-parser.js


const V8_BUDGET = 13_000_000;
const PARSER_BUDGET = 2_000_000_000;
function makeHttpParser() {
    (0,external_node_v8_.setFlagsFromString)(`--wasm-tiering-budget=${PARSER_BUDGET}`);
    try {
        client_h1({}, { errored: new Error('there is no connection') });
    }
    catch {
    }
    finally {
        (0,external_node_v8_.setFlagsFromString)(`--wasm-tiering-budget=${V8_BUDGET}`);
    }
}

// EXTERNAL MODULE: ./lib/engine/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(89775);
;// CONCATENATED MODULE: ./lib/engine/network/undici.js








Object.assign(dispatcher.prototype, { connect: api_connect });
makeHttpParser();

function proxyAgent(options, env) {
    const httpProxy = env['http_proxy'] || env['HTTP_PROXY'] || '';
    const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    if (!httpProxy && !httpsProxy)
        return undefined;
    const noProxy = [env['no_proxy'] || env['NO_PROXY'], upstream_proxy/* NEVER_PROXIED */.xr].filter(Boolean).join(',');
    try {
        return new env_http_proxy_agent({ ...options, httpProxy, httpsProxy, noProxy });
    }
    catch {
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
function request({ origin, pathname, search }, { dispatcher, ...options }) {
    return api_request.call(dispatcher, { ...options, origin, path: pathname + search });
}


/***/ }),

/***/ 89775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ upstreamProxyFor),
/* harmony export */   j2: () => (/* binding */ askUpstream),
/* harmony export */   xr: () => (/* binding */ NEVER_PROXIED)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69612);



const NEVER_PROXIED = 'localhost,127.0.0.1,[::1]';
function upstreamProxyFor(url, env = process.env) {
    const plain = env['http_proxy'] || env['HTTP_PROXY'];
    const secure = env['https_proxy'] || env['HTTPS_PROXY'];
    const written = url.protocol === 'https:' ? secure || plain : plain;
    const proxy = URL.parse(written ?? '');
    if (!proxy || !/^https?:$/.test(proxy.protocol) || isExcluded(url, env))
        return undefined;
    return proxy;
}
function proxyAuthorization({ username, password }) {
    if (username === '')
        return undefined;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
function isExcluded({ hostname, port, protocol }, env) {
    const host = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .plainHost */ .jV)(hostname);
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    const list = [env['no_proxy'] || env['NO_PROXY'] || '', NEVER_PROXIED].join(',');
    return list.split(/[,\s]+/).some(entry => {
        const [, written = entry, onPort] = /^(\[[^\]]*\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? [];
        const name = written
            .replace(/^\[|\]$/g, '')
            .replace(/^\*?\./, '')
            .replace(/\.$/, '')
            .toLowerCase();
        if (name === '' || (onPort !== undefined && onPort !== ownPort))
            return false;
        return name === '*' || host.endsWith(`.${name}`) || (host === name && !written.startsWith('*'));
    });
}
function askUpstream(proxy, { headers, ...options }) {
    const authorization = proxyAuthorization(proxy);
    const ask = proxy.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return ask({
        ...options,
        agent: false,
        host: proxy.hostname.replace(/^\[|\]$/g, ''),
        port: proxy.port || (proxy.protocol === 'https:' ? '443' : '80'),
        headers: { ...headers, ...(authorization !== undefined && { 'proxy-authorization': authorization }) },
    });
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
class NotMeasured extends Error {
    name = 'NotMeasured';
}
class OutOfTime extends NotMeasured {
}
class NotHtml extends NotMeasured {
}
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 58790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRankTracking: () => (/* binding */ openRankTracking)
});

// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var network_deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/rank/calendar.js
const DAY_MS = 86_400_000;
function dayOf(year, month, date) {
    const at = new Date(Date.UTC(year, month - 1, date));
    const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990 && year <= 2200;
    return isReal ? at.toISOString().slice(0, 10) : undefined;
}
function addDays(day, days) {
    return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
function daysFrom(first, last) {
    const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

;// CONCATENATED MODULE: ./lib/engine/rank/click-curve.js
const CLICKS = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5, 0];
function clickShare(position) {
    const below = Math.floor(position);
    const [left = 0, right = 0] = [CLICKS[below - 1], CLICKS[below]];
    return left + (right - left) * (position - below);
}
function visibilityOf(positions) {
    if (positions.length === 0)
        return null;
    const clicks = positions.reduce((sum, place) => sum + (place === null ? 0 : clickShare(place)), 0);
    return (100 * clicks) / (positions.length * CLICKS[0]);
}

;// CONCATENATED MODULE: ./lib/engine/rank/figures.js

const LAST_PLACE = 100;
const PERIODS = { days1: 1, days7: 7, days30: 30 };
function current({ standings, asOf }) {
    return standings.get(asOf);
}
function before({ standings, asOf }, days) {
    return asOf === null ? undefined : standings.get(addDays(asOf, -days));
}
function gain(was, is) {
    return typeof was === 'number' && typeof is === 'number' ? rounded(was - is) : null;
}
function averageOf(positions) {
    const places = positions.filter(place => place !== null);
    return places.length === 0 ? null : places.reduce((sum, place) => sum + place, 0) / places.length;
}
function distributionOf(positions) {
    const upTo = (last) => positions.filter(place => typeof place === 'number' && place <= last).length;
    const unknown = positions.filter(place => place === undefined).length;
    const top100 = upTo(LAST_PLACE);
    return {
        top3: upTo(3),
        top10: upTo(10),
        top20: upTo(20),
        top50: upTo(50),
        top100,
        none: positions.length - unknown - top100,
        unknown,
    };
}
function rounded(value) {
    return (value === null ? null : Math.round(value * 100) / 100);
}

;// CONCATENATED MODULE: ./lib/engine/rank/dashboard.js


const NOWHERE = LAST_PLACE + 1;
function rankDashboardOf(id, tracked, notes) {
    const { asOf, series } = tracked;
    const positions = series.map(one => current(one)?.position);
    const known = positions.filter(place => place !== undefined);
    return {
        id,
        asOf,
        distribution: distributionOf(positions),
        averagePosition: rounded(averageOf(known)),
        visibility: rounded(visibilityOf(known)),
        changes: {
            days1: changeOver(PERIODS.days1, series),
            days7: changeOver(PERIODS.days7, series),
            days30: changeOver(PERIODS.days30, series),
        },
        history: historyOf(tracked),
        ...(notes.length > 0 && { notes: [...notes] }),
        facts: {},
    };
}
function changeOver(days, series) {
    const pairs = series.flatMap(one => {
        const [was, is] = [before(one, days), current(one)];
        return was && is ? [{ one, was: was.position, is: is.position }] : [];
    });
    if (pairs.length === 0)
        return null;
    const [then, now] = [pairs.map(({ was }) => was), pairs.map(({ is }) => is)];
    const visibility = { before: visibilityOf(then), after: visibilityOf(now) };
    const moved = pairs.map(({ one, was, is }) => ({ move: moveOf(one, was, is), by: place(was) - place(is) }));
    const sorted = moved.toSorted((a, b) => b.by - a.by);
    return {
        compared: pairs.length,
        averagePosition: { before: rounded(averageOf(then)), after: rounded(averageOf(now)) },
        visibility: {
            before: rounded(visibility.before),
            after: rounded(visibility.after),
            percent: visibility.before === 0 ? null : rounded((100 * visibility.after) / visibility.before - 100),
        },
        winners: sorted.filter(({ by }) => by > 0).map(({ move }) => move),
        losers: sorted
            .filter(({ by }) => by < 0)
            .reverse()
            .map(({ move }) => move),
        enteredTop10: moved.flatMap(({ move }) => (!isTop10(move.before) && isTop10(move.after) ? [move] : [])),
        leftTop10: moved.flatMap(({ move }) => (isTop10(move.before) && !isTop10(move.after) ? [move] : [])),
    };
}
function moveOf({ keyword, searchEngine, location, device }, was, is) {
    return {
        keyword,
        searchEngine,
        location,
        device,
        before: rounded(was),
        after: rounded(is),
        change: gain(was, is),
    };
}
function place(position) {
    return Math.min(position ?? NOWHERE, NOWHERE);
}
function isTop10(position) {
    return position !== null && position <= 10;
}
function historyOf({ days, series, overall }) {
    return days.map(date => {
        const known = series.flatMap(({ standings }) => standings.get(date)?.position ?? noted(standings.has(date)));
        if (known.length === 0) {
            const average = rounded(overall.get(date) ?? null);
            return { date, averagePosition: average, visibility: null, top10: null, known: 0 };
        }
        return {
            date,
            averagePosition: rounded(averageOf(known)),
            visibility: rounded(visibilityOf(known)),
            top10: known.filter(isTop10).length,
            known: known.length,
        };
    });
}
function noted(isKnown) {
    return isKnown ? [null] : [];
}

;// CONCATENATED MODULE: ./lib/engine/rank/project.js

function rankProjectOf({ id, name, domain, keywords }, { asOf, days, series }, notes) {
    const byKeyword = Map.groupBy(series, ({ keyword }) => keyword);
    return {
        id,
        name,
        url: domain,
        asOf,
        days: [...days],
        keywords: [...new Set(keywords)].flatMap(keyword => {
            const found = byKeyword.get(keyword);
            return found ? [{ keyword, positions: found.map(one => positionOf(one, days)) }] : [];
        }),
        ...(notes.length > 0 && { notes: [...notes] }),
        facts: {},
    };
}
function positionOf(series, days) {
    const { searchEngine, location, device, asOf, standings } = series;
    const now = current(series);
    const change = (count) => gain(before(series, count)?.position, now?.position);
    return {
        searchEngine,
        location,
        device,
        position: rounded(now?.position ?? null),
        state: stateOf(now?.position),
        date: asOf,
        ...(now?.url !== undefined && { url: now.url }),
        change: { days1: change(PERIODS.days1), days7: change(PERIODS.days7), days30: change(PERIODS.days30) },
        history: days.map(day => rounded(standings.get(day)?.position ?? null)),
    };
}
function stateOf(position) {
    if (position === undefined)
        return 'unknown';
    return position !== null && position <= LAST_PLACE ? 'ranked' : 'not-ranked';
}

;// CONCATENATED MODULE: ./lib/engine/rank/observation.js
function keywordKey(keyword) {
    return keyword.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
}

;// CONCATENATED MODULE: ./lib/engine/rank/series.js


const HISTORY_DAYS = 90;
const MAX_SERIES = 5000;
function track(keywords, observations) {
    const wanted = new Map(keywords.map(keyword => [keywordKey(keyword), keyword]));
    const markets = new Map();
    const averages = new DayAverages();
    for (const { day, keyword, position, url, searchEngine, location, device } of observations) {
        if (keyword === null) {
            if (day !== null && position !== null)
                averages.add(day, position);
            continue;
        }
        const known = wanted.get(keywordKey(keyword));
        if (known === undefined)
            continue;
        const key = JSON.stringify([searchEngine, location, device]);
        const market = markets.get(key) ?? {
            market: { searchEngine, location, device },
            asOf: null,
            byKeyword: new Map(),
        };
        markets.set(key, market);
        if (day !== null && (market.asOf === null || day > market.asOf))
            market.asOf = day;
        const standings = market.byKeyword.get(known) ?? new Map();
        market.byKeyword.set(known, standings);
        const before = standings.get(day);
        if (before === undefined || isBetter(position, before.position)) {
            standings.set(day, { position, ...(url !== undefined && { url }) });
        }
    }
    const sorted = [...markets.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, market]) => market);
    const most = Math.max(1, Math.floor(MAX_SERIES / Math.max(1, wanted.size)));
    const kept = sorted.slice(0, most);
    const series = [...new Set(wanted.values())].flatMap(keyword => kept.map(({ market, asOf, byKeyword }) => ({
        ...market,
        keyword,
        asOf,
        standings: byKeyword.get(keyword) ?? NOTHING,
    })));
    const notes = sorted.length > kept.length
        ? [
            `Only ${kept.length} of ${sorted.length} combinations of search engine, location and device are kept; name those that matter in "search-engines", "locations" and "devices"`,
        ]
        : [];
    const overall = averages.byDay();
    return { ...extentOf(kept, overall), series: series.length > 0 ? series : unknown(wanted), overall, notes };
}
const NOTHING = new Map();
function isBetter(position, other) {
    return position !== null && (other === null || position < other);
}
function unknown(wanted) {
    const nowhere = { searchEngine: '', location: '', device: '', asOf: null, standings: NOTHING };
    return Array.from(wanted.values(), keyword => ({ ...nowhere, keyword }));
}
function extentOf(markets, overall) {
    const days = new Set(overall.keys());
    for (const { byKeyword } of markets) {
        for (const standings of byKeyword.values())
            for (const day of standings.keys())
                days.add(day);
    }
    const sorted = [...days].filter(day => day !== null).sort();
    const [first, asOf] = [sorted[0], sorted.at(-1)];
    if (first === undefined || asOf === undefined)
        return { asOf: null, days: [] };
    const earliest = addDays(asOf, -HISTORY_DAYS);
    return { asOf, days: daysFrom(first > earliest ? first : earliest, asOf) };
}
class DayAverages {
    #ofDays = new Map();
    add(day, position) {
        const { sum, count } = this.#ofDays.get(day) ?? { sum: 0, count: 0 };
        this.#ofDays.set(day, { sum: sum + position, count: count + 1 });
    }
    byDay() {
        return new Map(Array.from(this.#ofDays, ([day, { sum, count }]) => [day, sum / count]));
    }
}

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
// EXTERNAL MODULE: ./lib/engine/network/body.js
var network_body = __webpack_require__(96611);
// EXTERNAL MODULE: ./lib/engine/network/undici.js + 1 modules
var undici = __webpack_require__(17117);
;// CONCATENATED MODULE: ./lib/engine/rank/sources/provider-client.js






const REQUEST_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
class ProviderClient {
    #name;
    #hosts;
    #standIns;
    #sleep;
    #dispatcher;
    constructor(name, hosts, { standIns = {}, sleep }) {
        this.#name = name;
        this.#hosts = hosts;
        this.#standIns = standIns;
        this.#sleep = sleep ?? ((milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal }));
        const options = { connect: { timeout: CONNECT_TIMEOUT_MS }, connectTimeout: CONNECT_TIMEOUT_MS };
        try {
            this.#dispatcher = (0,undici/* proxyAgent */.QT)(options, process.env) ?? new undici/* Agent */.g6(options);
        }
        catch (error) {
            throw new not_measured/* NotMeasured */.ke(error.message);
        }
    }
    async ask(asked, mayPass) {
        for (let tries = 1;; tries++) {
            const answer = await this.#once(asked).catch((error) => error);
            asked.signal.throwIfAborted();
            if (!(answer instanceof Error) && answer.status === 200 && answer.json === undefined) {
                throw new not_measured/* NotMeasured */.ke(`${this.#name} answered with something else than JSON: check the network and its proxy`);
            }
            const isLast = tries === TRIES;
            if (answer instanceof Error) {
                if (isLast || !(answer instanceof NoAnswer))
                    throw new not_measured/* NotMeasured */.ke(answer.message, { cause: answer });
            }
            else if (isLast || !mayPass(answer)) {
                return answer;
            }
            const wanted = answer instanceof Error ? undefined : answer.retryAfterMs;
            const wait = Math.max(wanted ?? 0, FIRST_WAIT_MS * 2 ** (tries - 1));
            if (wait > MAX_WAIT_MS) {
                if (answer instanceof Error)
                    throw new not_measured/* NotMeasured */.ke(answer.message);
                return answer;
            }
            await this.#sleep(wait, asked.signal);
        }
    }
    async close() {
        await this.#dispatcher.destroy();
    }
    async #once({ method, url, headers, body, signal }) {
        const deadline = new network_deadline/* Deadline */.B(REQUEST_TIMEOUT_MS, signal);
        try {
            const sent = (0,undici/* request */.Em)(this.#target(url), {
                dispatcher: this.#dispatcher,
                method,
                headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
                body: body ?? null,
                signal: deadline.signal,
            });
            const response = await (0,network_deadline/* orAborted */.H)(sent, deadline.signal);
            const coding = response.headers['content-encoding'];
            const read = await (0,network_body/* readBody */.x8)(response.body, typeof coding === 'string' ? coding : undefined, MAX_BYTES);
            if (read.truncated)
                throw new Error(`${this.#name} answered with more than ${MAX_BYTES / 1024 / 1024} MiB`);
            const retryAfter = response.headers['retry-after'];
            return {
                status: response.statusCode,
                json: jsonOf(read.bytes),
                retryAfterMs: (0,retry_after/* retryAfterMs */.V)(typeof retryAfter === 'string' ? retryAfter : undefined, Date.now()),
            };
        }
        catch (error) {
            if (deadline.passed) {
                throw new NoAnswer(`${this.#name} did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`);
            }
            const { code } = error;
            if (code === undefined)
                throw error;
            throw new NoAnswer(`${this.#name} could not be reached (${code})`);
        }
        finally {
            deadline.clear();
        }
    }
    #target(url) {
        if (url.protocol !== 'https:' || !this.#hosts.includes(url.host)) {
            throw new Error(`${this.#name} is asked at its own hosts alone`);
        }
        const standIn = this.#standIns[url.host];
        return standIn === undefined ? url : new URL(url.pathname + url.search, standIn);
    }
}
class NoAnswer extends Error {
}
function jsonOf(bytes) {
    try {
        return JSON.parse(bytes.toString('utf8'));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/bing-webmaster.js





const BING_HOST = 'ssl.bing.com';
const PAGES_ASKED = 50;
const MAX_SAID = 300;
const MAX_ROWS = 500_000;
const INVALID_KEY = 3;
const THROTTLED = [4, 5];
const NOT_ALLOWED = [11, 13, 14];
class BingWebmasterSource {
    #options;
    #redact;
    constructor(options) {
        this.#options = options;
        this.#redact = (0,redactor/* redactor */.$)([options.key]);
    }
    async read(query) {
        const client = new ProviderClient('Bing Webmaster', [BING_HOST], this.#options);
        try {
            const wanted = new Set(query.keywords.map(keywordKey));
            const stats = await this.#call(client, query.signal, 'GetQueryStats', {});
            const observations = weeksOf(stats.filter(row => wanted.has(keywordKey(row.name)) && isIn(row, query)));
            return await this.#withPages(client, query, observations);
        }
        finally {
            await client.close();
        }
    }
    async #withPages(client, query, found) {
        const newest = new Map();
        for (const one of found) {
            const known = newest.get(one.keyword);
            if (!known || one.day > known.day)
                newest.set(one.keyword, one);
        }
        const notes = [];
        const pages = new Map();
        try {
            for (const one of [...newest.values()].slice(0, PAGES_ASKED)) {
                const rows = await this.#call(client, query.signal, 'GetQueryPageStats', { query: one.keyword });
                const [best] = rows
                    .filter(({ day }) => day === one.day)
                    .toSorted((a, b) => b.impressions - a.impressions);
                if (best)
                    pages.set(one, best.name);
            }
            if (newest.size > PAGES_ASKED) {
                notes.push(`Bing was asked for the pages of ${PAGES_ASKED} of ${newest.size} keywords`);
            }
        }
        catch (error) {
            if (!(error instanceof not_measured/* NotMeasured */.ke))
                throw error;
            notes.push(`Not all pages of the keywords are known: ${error.message}`);
        }
        const observations = found.map(one => {
            const url = pages.get(one);
            return url === undefined ? one : { ...one, url };
        });
        return { observations, notes };
    }
    async #call(client, signal, method, parameters) {
        const url = new URL(`https://${BING_HOST}/webmaster/api.svc/json/${method}`);
        url.search = new URLSearchParams({
            siteUrl: this.#options.site,
            ...parameters,
            apikey: this.#options.key,
        }).toString();
        const answer = await client.ask({ method: 'GET', url, signal }, mayPass);
        const { d: rows } = (answer.json ?? {});
        if (answer.status === 200 && Array.isArray(rows))
            return rows.slice(0, MAX_ROWS).flatMap(statsOf);
        throw new not_measured/* NotMeasured */.ke(this.#refusal(answer));
    }
    #refusal(answer) {
        const { site, variable } = this.#options;
        const { code, message } = errorIn(answer);
        const said = (0,one_line/* oneLine */.T)(this.#redact(message), MAX_SAID);
        const behind = said === '' ? '' : ` (${said})`;
        if (code === INVALID_KEY || answer.status === 401) {
            return `Bing Webmaster does not accept the API key of ${variable}${behind}: make a new one under Settings, API access`;
        }
        if (mayPass(answer) && answer.status < 500) {
            return `Bing Webmaster has had too many requests${behind}: try again later`;
        }
        if (NOT_ALLOWED.includes(code) || answer.status === 403) {
            return `the API key of ${variable} may not read "${site}"${behind}: the site must be verified in Bing Webmaster Tools`;
        }
        return `Bing Webmaster answered with HTTP ${answer.status}${behind}`;
    }
}
function statsOf(row) {
    const { Query: name, Date: date, Impressions: shown, AvgImpressionPosition: position, } = (row ?? {});
    const day = dayIn(date);
    if (typeof name !== 'string' || day === undefined)
        return [];
    const impressions = typeof shown === 'number' && shown > 0 ? shown : 0;
    return [
        { name, day, impressions, position: typeof position === 'number' && position >= 1 ? position : null },
    ];
}
function dayIn(date) {
    const [, time, sign, hours, minutes] = /^\/Date\((\d{1,14})(?:([+-])(\d\d)(\d\d))?\)\/$/.exec(typeof date === 'string' ? date : '') ?? [];
    if (time === undefined)
        return undefined;
    const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
    const at = new Date(Number(time) + offset);
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10);
}
function isIn({ day }, { from, to }) {
    return day >= from && day <= to;
}
function weeksOf(rows) {
    const groups = Map.groupBy(rows, ({ name, day }) => JSON.stringify([keywordKey(name), day]));
    return [...groups.values()].flatMap(group => {
        const known = group.filter(({ position }) => position !== null);
        const { name, day } = group[0];
        if (known.length === 0)
            return [];
        const shown = known.reduce((sum, { impressions }) => sum + Math.max(1, impressions), 0);
        const sum = known.reduce((all, { position, impressions }) => all + position * Math.max(1, impressions), 0);
        return [{ day, keyword: name, position: sum / shown, searchEngine: 'bing', location: '', device: '' }];
    });
}
function errorIn({ json }) {
    const { ErrorCode: code, Message: message } = (json ?? {});
    return {
        code: typeof code === 'number' ? code : 0,
        message: typeof message === 'string' ? message : '',
    };
}
function mayPass(answer) {
    return answer.status === 429 || answer.status >= 500 || THROTTLED.includes(errorIn(answer).code);
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/rank/sources/cells.js

const NOT_FOUND = /^(?:|-+|[–—]|0(?:[.,]0+)?|n\/?a|none|null|not found|not ranked|not in (?:the )?top 100|>\s*100|100\s*\+)$/i;
function positionIn(cell) {
    const text = cell.trim();
    if (NOT_FOUND.test(text))
        return null;
    if (!/^\d{1,5}(?:[.,]\d{1,9})?$/.test(text))
        return undefined;
    const position = Number(text.replace(',', '.'));
    return position >= 1 ? position : undefined;
}
function cells_dayIn(cell) {
    const text = cell.trim();
    const [, year, month, date] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].{0,40})?$/.exec(text) ?? [];
    if (year !== undefined)
        return dayOf(Number(year), Number(month), Number(date));
    const [, day, ofMonth, ofYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
    return ofYear === undefined ? undefined : dayOf(Number(ofYear), Number(ofMonth), Number(day));
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/columns.js
const COLUMNS = ['date', 'keyword', 'engine', 'location', 'device', 'position', 'url'];
const NAMES = {
    date: ['date', 'day', 'datum'],
    keyword: ['keyword', 'query', 'topqueries', 'queries', 'searchquery', 'searchterm', 'keyphrase', 'phrase'],
    engine: ['engine', 'searchengine'],
    location: ['location', 'country', 'region', 'place'],
    device: ['device'],
    position: ['position', 'rank', 'ranking', 'averageposition', 'avgposition'],
    url: ['url', 'page', 'landingpage', 'address'],
};
const BY_NAME = new Map(COLUMNS.flatMap(column => NAMES[column].map(name => [name, column])));
function readHeader(cells, second = '') {
    const names = cells.map(plain);
    if (names.length === 5 && names[3] === 'ctr') {
        const subject = BY_NAME.get(names[0]) ?? (/^\d{4}-\d\d-\d\d$/.test(second.trim()) ? 'date' : 'keyword');
        const index = new Map([
            [subject, 0],
            ['position', 4],
        ]);
        return { index, isSearchConsole: true };
    }
    const index = new Map();
    for (const [at, name] of names.entries()) {
        const column = BY_NAME.get(name);
        if (column !== undefined && !index.has(column))
            index.set(column, at);
    }
    if (index.has('position') && (index.has('keyword') || index.has('date'))) {
        return { index, isSearchConsole: false };
    }
    const missing = index.has('position') ? 'keyword' : 'position';
    return { problem: `names no column "${missing}"; its first line must name columns of ${COLUMNS.join(',')}` };
}
function plain(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/engine/rank/sources/rows.js





const MAX_JSON_BYTES = 16 * 1024 * 1024;
const SLICE_BYTES = 64 * 1024;
const MAX_ROW_BYTES = 64 * 1024;
const TOO_LONG_ROW = `has a quote that is not closed, or a row of more than ${MAX_ROW_BYTES / 1024} KiB`;
const LINE_ENDS = ['\r\n', '\n', '\r'];
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const HEAD_BYTES = 4096;
async function* rowsOf(bytes) {
    const text = asUtf8(bytes);
    const [first] = /^\s*[[{]/.exec(text.toString('latin1', 0, 64)) ?? [];
    if (first === undefined)
        yield* csvRows(text);
    else
        yield* jsonRows(text);
}
function asUtf8(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return Buffer.from(decoded(bytes, 'utf-16le'));
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return Buffer.from(decoded(bytes, 'utf-16be'));
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new not_measured/* NotMeasured */.ke('is not a text file in UTF-8 or UTF-16');
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
function decoded(bytes, encoding) {
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        throw new not_measured/* NotMeasured */.ke('is not a text file in UTF-8 or UTF-16');
    }
}
async function* csvRows(text) {
    const { parse } = await __webpack_require__.e(/* import() */ 6070).then(__webpack_require__.bind(__webpack_require__, 56070));
    const named = delimiterNamedIn(text);
    const parser = parse({
        delimiter: named ?? delimiterOf(text),
        from_line: named === undefined ? 1 : 2,
        info: true,
        record_delimiter: LINE_ENDS,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        max_record_size: MAX_ROW_BYTES,
    });
    const source = external_node_stream_.Readable.from(slicesOf(text));
    source.on('error', error => parser.destroy(error)).pipe(parser);
    try {
        for await (const { info, record } of parser) {
            yield { place: `line ${info.lines}`, cells: record };
        }
    }
    catch (error) {
        const { code, lines } = error;
        if (code === undefined)
            throw error;
        const where = lines === undefined ? '' : ` at line ${lines}`;
        throw new not_measured/* NotMeasured */.ke(code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
            ? `${TOO_LONG_ROW}${where}`
            : `is not valid CSV${where} (${code})`);
    }
    finally {
        source.destroy();
        parser.destroy();
    }
}
async function* slicesOf(text) {
    for (let at = 0; at < text.length; at += SLICE_BYTES) {
        const slice = text.subarray(at, at + SLICE_BYTES);
        if (slice.length === SLICE_BYTES && !slice.includes(LINE_FEED) && !slice.includes(CARRIAGE_RETURN)) {
            throw new not_measured/* NotMeasured */.ke(TOO_LONG_ROW);
        }
        yield slice;
        await (0,promises_.setImmediate)();
    }
}
function delimiterNamedIn(text) {
    return /^"?sep=([,;\t])"?(?:[\r\n]|$)/i.exec(text.toString('latin1', 0, 16))?.[1];
}
function delimiterOf(text) {
    const line = text
        .toString('utf8', 0, HEAD_BYTES)
        .replace(/^[\r\n]+/, '')
        .split(/\r|\n/, 1)[0]
        .replace(/"[^"]*"/g, '');
    const counts = [',', ';', '\t'].map(sign => ({ sign, count: line.split(sign).length }));
    return counts.toSorted((a, b) => b.count - a.count)[0].sign;
}
async function* jsonRows(text) {
    if (text.length > MAX_JSON_BYTES) {
        throw new not_measured/* NotMeasured */.ke(`is JSON of more than ${MAX_JSON_BYTES / 1024 / 1024} MiB; write it as CSV`);
    }
    let list;
    try {
        list = JSON.parse(text.toString('utf8'));
    }
    catch {
        throw new not_measured/* NotMeasured */.ke('is not valid JSON');
    }
    if (!Array.isArray(list))
        throw new not_measured/* NotMeasured */.ke(`must be a list of objects with ${COLUMNS.join(', ')}`);
    yield { place: 'entry 0', cells: [...COLUMNS] };
    for (const [index, item] of list.entries()) {
        const entry = typeof item === 'object' && item !== null ? item : {};
        const cells = COLUMNS.map(name => (Object.hasOwn(entry, name) ? entry[name] : undefined));
        yield { place: `entry ${index + 1}`, cells: cells.map(textOf) };
    }
}
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/file.js






const file_MAX_ROWS = 1_000_000;
const MAX_KEPT = 200_000;
const NAMED_ROWS = 5;
const MAX_CELL = 2000;
const SHOWN_CELL = 60;
class FileSource {
    #files;
    #readFile;
    constructor(files, readFile) {
        this.#files = files;
        this.#readFile = readFile;
    }
    async read(query) {
        const reading = new Reading(query);
        for (const file of this.#files) {
            try {
                await reading.add(await this.#readFile(file), file);
            }
            catch (error) {
                query.signal.throwIfAborted();
                throw new not_measured/* NotMeasured */.ke(`"${file}" ${error.message}`, { cause: error });
            }
        }
        return reading.end();
    }
}
class Reading {
    #query;
    #wanted;
    #observations = [];
    #notes = [];
    #rows = 0;
    #ofKeywords = 0;
    constructor(query) {
        this.#query = query;
        this.#wanted = new Set(query.keywords.map(keywordKey));
    }
    async add(bytes, file) {
        const bad = new BadRows();
        let names;
        let header;
        for await (const row of rowsOf(bytes)) {
            if (!names) {
                names = row;
                continue;
            }
            header ??= this.#headerOf(names, row.cells[0], file);
            if (++this.#rows > file_MAX_ROWS || this.#observations.length >= MAX_KEPT) {
                this.#notes.push(`"${file}" is read up to ${row.place}: no more than ${file_MAX_ROWS.toLocaleString('en')} rows are read, and ${MAX_KEPT.toLocaleString('en')} kept`);
                break;
            }
            if (this.#rows % 1000 === 0)
                this.#query.signal.throwIfAborted();
            const problem = this.#take(row, header);
            if (problem !== undefined)
                bad.add(row, problem);
        }
        if (!names)
            throw new not_measured/* NotMeasured */.ke('is empty');
        if (!header)
            this.#headerOf(names, undefined, file);
        this.#notes.push(...bad.notes(file));
    }
    end() {
        if (this.#rows > 0 &&
            this.#ofKeywords === 0 &&
            !this.#observations.some(({ keyword }) => keyword === null)) {
            this.#notes.push('None of the keywords of the project is in the file');
        }
        return { observations: this.#observations, notes: this.#notes };
    }
    #headerOf({ cells }, second, file) {
        const header = readHeader(cells, second);
        if ('problem' in header)
            throw new not_measured/* NotMeasured */.ke(header.problem);
        if (!header.index.has('keyword') && this.#query.keywords.length !== 1) {
            this.#notes.push(`"${file}" has no keywords: its positions are the average of all queries of the site`);
        }
        return header;
    }
    #take({ cells }, header) {
        const cell = (column) => cells[header.index.get(column) ?? -1]?.trim() ?? '';
        const { to, keywords } = this.#query;
        const has = (column) => header.index.has(column);
        if (cells.some(({ length }) => length > MAX_CELL))
            return `has a cell of more than ${MAX_CELL} characters`;
        const written = has('keyword') ? cell('keyword') : keywords.length === 1 ? keywords[0] : null;
        if (written === '')
            return 'has no keyword';
        if (written !== null && !this.#wanted.has(keywordKey(written)))
            return undefined;
        this.#ofKeywords += written === null ? 0 : 1;
        const day = has('date') ? cells_dayIn(cell('date')) : null;
        if (day === undefined)
            return `has the date ${shown(cell('date'))}; write it as 2026-11-20`;
        if (day !== null && day > to)
            return `has the date ${day}, which is to come`;
        const position = positionIn(cell('position'));
        if (position === undefined)
            return `has the position ${shown(cell('position'))}, which is not a number from 1 on`;
        const market = this.#marketOf(cell, header);
        if (!market)
            return undefined;
        const url = cell('url');
        this.#observations.push({
            day,
            keyword: written === null ? null : (0,cut/* ownCopy */.Sf)(written),
            position,
            ...market,
            ...(url !== '' && { url: (0,cut/* ownCopy */.Sf)(url) }),
        });
        return undefined;
    }
    #marketOf(cell, { isSearchConsole }) {
        const { searchEngines, locations, devices } = this.#query;
        const searchEngine = wantedOf(cell('engine') || (isSearchConsole ? 'google' : ''), searchEngines);
        const location = wantedOf(cell('location'), locations);
        const device = wantedOf(cell('device'), devices);
        if (searchEngine === undefined || location === undefined || device === undefined)
            return undefined;
        return { searchEngine: searchEngine.toLowerCase(), location, device: device.toLowerCase() };
    }
}
function wantedOf(written, wanted) {
    if (wanted.length === 0)
        return (0,cut/* ownCopy */.Sf)(written);
    if (written === '')
        return wanted.length === 1 ? wanted[0] : undefined;
    return wanted.find(name => name.toLowerCase() === written.toLowerCase());
}
class BadRows {
    #named = [];
    #count = 0;
    add({ place }, problem) {
        if (this.#count++ < NAMED_ROWS)
            this.#named.push(`${place} ${problem}`);
    }
    notes(file) {
        const more = this.#count - this.#named.length;
        const rest = more > 0 ? [`"${file}": ${more} more rows are left out for such reasons`] : [];
        return [...this.#named.map(line => `"${file}": ${line}; it is left out`), ...rest];
    }
}
function shown(cell) {
    return `"${(0,cut/* cutEnd */.ym)(cell, SHOWN_CELL)}"`;
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/google-token.js


const GOOGLE_TOKEN_HOST = 'oauth2.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const google_token_MAX_SAID = 200;
async function googleToken(key, variable, client, signal) {
    const { email, privateKey } = readKey(key, variable);
    const { JWT } = await __webpack_require__.e(/* import() */ 492).then(__webpack_require__.t.bind(__webpack_require__, 492, 19));
    const jwt = new JWT({
        email,
        key: privateKey,
        scopes: [SCOPE],
        useAuthRequestParameters: false,
        transporter: { request: (options) => send(options, client, signal) },
    });
    let token;
    try {
        token = (await jwt.authorize()).access_token;
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof not_measured/* NotMeasured */.ke)
            throw error;
        if (error instanceof Refused) {
            throw new not_measured/* NotMeasured */.ke(`Google does not accept the service account of ${variable} (${error.message}): make a new key for it, and check the clock of this machine`);
        }
        throw new not_measured/* NotMeasured */.ke(`the private key in ${variable} cannot be used; copy the JSON key file of the service account as it is`);
    }
    if (typeof token === 'string' && token !== '')
        return token;
    throw new not_measured/* NotMeasured */.ke('Google answered the service account without an access token');
}
class Refused extends Error {
}
async function send({ url, data }, client, signal) {
    const answer = await client.ask({
        method: 'POST',
        url: new URL(url),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: data.toString(),
        signal,
    }, ({ status }) => status === 429 || status >= 500);
    if (answer.status === 200)
        return { data: answer.json, status: 200 };
    const { error, error_description: description } = (answer.json ?? {});
    const said = [error, description].filter(part => typeof part === 'string' && part !== '').join(': ');
    throw new Refused(said === '' ? `HTTP ${answer.status}` : (0,one_line/* oneLine */.T)(said, google_token_MAX_SAID));
}
function readKey(key, variable) {
    let fields = {};
    try {
        fields = (JSON.parse(key) ?? {});
    }
    catch {
    }
    const { client_email: email, private_key: privateKey } = fields;
    if (typeof email === 'string' && typeof privateKey === 'string' && email !== '' && privateKey !== '') {
        return { email, privateKey: privateKey.replaceAll('\\n', '\n') };
    }
    throw new not_measured/* NotMeasured */.ke(`${variable} must contain the JSON key of a service account, with "client_email" and "private_key"`);
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/search-console.js








const SEARCH_CONSOLE_HOST = 'www.googleapis.com';
const ROW_LIMIT = 25_000;
const search_console_MAX_ROWS = 500_000;
const MAX_EXPRESSION = 4000;
const PAGE_DAYS = 7;
const search_console_MAX_SAID = 300;
const RATE_REASONS = ['ratelimitexceeded', 'userratelimitexceeded', 'quotaexceeded', 'rate_limit_exceeded'];
class SearchConsoleSource {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async read(query) {
        const client = new ProviderClient('Search Console', [SEARCH_CONSOLE_HOST, GOOGLE_TOKEN_HOST], this.#options);
        try {
            return await new SearchConsoleReading(this.#options, client, query).read();
        }
        finally {
            await client.close();
        }
    }
}
class SearchConsoleReading {
    #options;
    #client;
    #query;
    #notes = [];
    #further;
    #token;
    #rows = 0;
    #incompleteFrom;
    constructor(options, client, query) {
        this.#options = options;
        this.#client = client;
        this.#query = query;
        const { locations, devices } = query;
        this.#further = [...(locations.length > 0 ? ['country'] : []), ...(devices.length > 0 ? ['device'] : [])];
    }
    async read() {
        const { from, to } = this.#query;
        const rows = await this.#all({
            startDate: from,
            endDate: to,
            dimensions: ['date', 'query', ...this.#further],
        });
        const complete = rows.filter(({ keys }) => this.#incompleteFrom === undefined || keys[0] < this.#incompleteFrom);
        const observations = complete.flatMap(row => this.#observation(row));
        const newest = observations.reduce((last, { day }) => (day !== null && day > last ? day : last), '');
        const pages = newest === '' ? new Map() : await this.#pages(newest);
        return {
            observations: observations.map(one => {
                const url = one.day === newest ? pages.get(keyOf(one)) : undefined;
                return url === undefined ? one : { ...one, url };
            }),
            notes: this.#notes,
        };
    }
    #observation({ keys, position }) {
        const [date = '', keyword = '', ...rest] = keys;
        const day = cells_dayIn(date);
        const market = this.#marketOf(rest);
        return market && day !== undefined ? [{ day, keyword, position, ...market }] : [];
    }
    #marketOf(rest) {
        const { locations, devices } = this.#query;
        const value = (name) => rest[this.#further.indexOf(name)] ?? '';
        const location = namedAs(value('country'), locations);
        const device = namedAs(value('device'), devices);
        return location === undefined || device === undefined
            ? undefined
            : { searchEngine: 'google', location, device: device.toLowerCase() };
    }
    async #pages(newest) {
        const best = new Map();
        try {
            const rows = await this.#all({
                startDate: addDays(newest, 1 - PAGE_DAYS),
                endDate: newest,
                dimensions: ['query', 'page', ...this.#further],
            });
            for (const { keys, impressions } of rows) {
                const [keyword = '', url = '', ...rest] = keys;
                const market = this.#marketOf(rest);
                if (!market || url === '')
                    continue;
                const key = keyOf({ keyword, ...market });
                if (impressions > (best.get(key)?.impressions ?? -1))
                    best.set(key, { url, impressions });
            }
        }
        catch (error) {
            if (!(error instanceof not_measured/* NotMeasured */.ke))
                throw error;
            this.#notes.push(`The pages of the keywords are not known: ${error.message}`);
        }
        return new Map(Array.from(best, ([key, { url }]) => [key, url]));
    }
    async #all(asked) {
        const rows = [];
        for (const expression of expressionsFor(this.#query.keywords)) {
            let before = '';
            for (let startRow = 0;; startRow += ROW_LIMIT) {
                const page = await this.#page(asked, expression, startRow);
                const first = JSON.stringify(page[0]);
                if (first === before)
                    break;
                before = first;
                for (const row of page)
                    if (isRow(row, asked.dimensions.length))
                        rows.push(row);
                this.#rows += page.length;
                if (page.length === 0)
                    break;
                if (this.#rows >= search_console_MAX_ROWS) {
                    this.#noteOnce(`Search Console has more than ${search_console_MAX_ROWS.toLocaleString('en')} rows; the others are left out`);
                    return rows;
                }
            }
        }
        return rows;
    }
    #noteOnce(note) {
        if (!this.#notes.includes(note))
            this.#notes.push(note);
    }
    async #page(asked, expression, startRow) {
        const answer = await this.#ask({
            ...asked,
            type: 'web',
            dataState: 'final',
            dimensionFilterGroups: [{ groupType: 'and', filters: this.#filters(expression) }],
            rowLimit: ROW_LIMIT,
            startRow,
        });
        const { rows, metadata } = (answer ?? {});
        const incomplete = metadata?.['first_incomplete_date'];
        if (typeof incomplete === 'string')
            this.#incompleteFrom = incomplete;
        return Array.isArray(rows) ? rows : [];
    }
    #filters(expression) {
        const { locations } = this.#query;
        const operator = 'includingRegex';
        const country = `^(${locations.map(name => name.toLowerCase()).join('|')})$`;
        return [
            { dimension: 'query', operator, expression },
            ...(locations.length > 0 ? [{ dimension: 'country', operator, expression: country }] : []),
        ];
    }
    async #ask(body) {
        let answer = await this.#send(body);
        if (answer.status === 401) {
            this.#token = undefined;
            answer = await this.#send(body);
        }
        if (answer.status === 200)
            return answer.json;
        throw new not_measured/* NotMeasured */.ke(this.#refusal(answer));
    }
    async #send(body) {
        const { property, key, variable } = this.#options;
        const { signal } = this.#query;
        this.#token ??= await googleToken(key, variable, this.#client, signal);
        const path = `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
        return await this.#client.ask({
            method: 'POST',
            url: new URL(path, `https://${SEARCH_CONSOLE_HOST}`),
            headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
            body: JSON.stringify(body),
            signal,
        }, later => later.status === 429 || later.status >= 500 || (later.status === 403 && isOfRate(later.json)));
    }
    #refusal({ status, json }) {
        const { property, variable } = this.#options;
        const said = (0,one_line/* oneLine */.T)((0,redactor/* redactor */.$)([this.#token ?? ''])(saidIn(json)), search_console_MAX_SAID);
        const behind = said === '' ? '' : ` (${said})`;
        if (status === 429 || (status === 403 && isOfRate(json))) {
            return `the quota of Search Console is used up${behind}: try again in 15 minutes, or ask for fewer keywords`;
        }
        if (status === 401)
            return `Search Console does not accept the token of ${variable}${behind}`;
        if (status === 403 || status === 404) {
            return `the service account of ${variable} may not read "${property}"${behind}: add its e-mail address as a user of that property in Search Console`;
        }
        return `Search Console answered with HTTP ${status}${behind}`;
    }
}
function expressionsFor(keywords) {
    const expressions = [];
    let part = [];
    let length = 0;
    const end = () => {
        if (part.length > 0)
            expressions.push(`^(${part.join('|')})$`);
        part = [];
        length = 0;
    };
    for (const keyword of new Set(keywords.map(keywordKey))) {
        const quoted = keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
        if (length + quoted.length + 1 > MAX_EXPRESSION)
            end();
        part.push(quoted);
        length += quoted.length + 1;
    }
    end();
    return expressions;
}
function keyOf({ keyword, location, device }) {
    return JSON.stringify([keywordKey(keyword ?? ''), location, device]);
}
function namedAs(value, wanted) {
    return wanted.length === 0 ? '' : wanted.find(name => name.toLowerCase() === value.toLowerCase());
}
function isRow(row, keyCount) {
    const { keys, position, impressions } = (row ?? {});
    return (Array.isArray(keys) &&
        keys.length === keyCount &&
        keys.every(key => typeof key === 'string') &&
        typeof position === 'number' &&
        position >= 1 &&
        typeof impressions === 'number');
}
function search_console_errorIn(json) {
    const { error } = (json ?? {});
    return typeof error === 'object' && error !== null ? error : {};
}
function saidIn(json) {
    const { message } = search_console_errorIn(json);
    return typeof message === 'string' ? message : '';
}
function isOfRate(json) {
    const { errors, details } = search_console_errorIn(json);
    const reasons = [errors, details].flatMap(list => (Array.isArray(list) ? list : []));
    return reasons.some(detail => RATE_REASONS.includes(String(detail?.reason).toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/engine/rank/rank-tracking.js











class Gathered {
    #project;
    #tracked;
    #notes;
    #figures;
    #dashboard;
    constructor(project, tracked, notes) {
        this.#project = project;
        this.#tracked = tracked;
        this.#notes = notes;
    }
    get project() {
        this.#figures ??= rankProjectOf(this.#project, this.#tracked, this.#notes);
        return this.#figures;
    }
    get dashboard() {
        this.#dashboard ??= rankDashboardOf(this.#project.id, this.#tracked, this.#notes);
        return this.#dashboard;
    }
}
const TIMEOUT_MS = 120_000;
const KEPT_MS = 300_000;
const KEPT_PROJECTS = 20;
const SPARE_DAYS = 5;
function openRankTracking(options) {
    const projects = new Map(options?.projects.map(project => [project.id, project]));
    const now = options?.now ?? Date.now;
    const closing = new AbortController();
    const kept = new memo/* Memo */.l(KEPT_PROJECTS, KEPT_MS, now);
    async function gathered(id, { signal } = {}) {
        const project = projects.get(id);
        if (!project || !options) {
            throw new errors/* ApiError */.h('not-found', `there is no rank project "${id}"`, { status: 404 });
        }
        const found = kept.get(id, () => gather(project, options, now(), closing.signal));
        if (!signal)
            return await found;
        const cancelled = () => new errors/* ApiError */.h('cancelled', `the positions of "${id}" are no longer waited for`);
        return await (0,network_deadline/* orAborted */.H)(found, signal).catch(error => {
            throw signal.aborted ? cancelled() : error;
        });
    }
    return {
        async rankProjects() {
            return Array.from(projects.values(), ({ id, name, domain, keywords, source }) => ({
                id,
                name,
                url: domain,
                facts: { keywords: keywords.length, source: source.kind },
            }));
        },
        async rankProject(id, call) {
            return (await gathered(id, call)).project;
        },
        async rankDashboard(id, call) {
            return (await gathered(id, call)).dashboard;
        },
        end: () => closing.abort(new errors/* ApiError */.h('cancelled', 'the engine was closed')),
    };
}
async function gather(project, options, now, closing) {
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const deadline = new network_deadline/* Deadline */.B(timeoutMs, closing);
    const to = addDays(new Date(now).toISOString().slice(0, 10), 1);
    const { keywords, searchEngines, locations, devices } = project;
    try {
        const asked = sourceOf(project, options).read({
            keywords,
            searchEngines,
            locations,
            devices,
            from: addDays(to, -HISTORY_DAYS - SPARE_DAYS),
            to,
            signal: deadline.signal,
        });
        const { observations, notes } = await (0,network_deadline/* orAborted */.H)(asked, deadline.signal);
        const tracked = track(keywords, observations);
        return new Gathered(project, tracked, [...notes, ...tracked.notes]);
    }
    catch (error) {
        const what = `the positions of "${project.id}" are not known`;
        if (deadline.passed) {
            throw new errors/* ApiError */.h('timeout', `${what}: their source did not answer within ${timeoutMs / 1000} s`);
        }
        if (!(error instanceof not_measured/* NotMeasured */.ke))
            throw error;
        throw new errors/* ApiError */.h('unavailable', `${what}: ${error.message}`, { status: 502, cause: error });
    }
    finally {
        deadline.clear();
    }
}
function sourceOf({ source }, options) {
    const providers = options.providers ?? {};
    const secret = (variable) => {
        const value = options.env[variable]?.trim();
        if (value)
            return value;
        throw new not_measured/* NotMeasured */.ke(`the variable ${variable} is not set; give its secret to the step in "env"`);
    };
    switch (source.kind) {
        case 'file':
            return new FileSource(source.files, path => options.readFile(path));
        case 'search-console': {
            const { property, credentialsEnv: variable } = source;
            return new SearchConsoleSource({ ...providers, property, key: secret(variable), variable });
        }
        case 'bing-webmaster': {
            const { site, apiKeyEnv: variable } = source;
            return new BingWebmasterSource({ ...providers, site, key: secret(variable), variable });
        }
    }
}


/***/ }),

/***/ 48824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   bl: () => (/* binding */ contentCodings),
/* harmony export */   gH: () => (/* binding */ isRawDeflate)
/* harmony export */ });
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
const MAX_CODINGS = 5;
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'];
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
function contentCodings(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(coding => KNOWN.includes(coding)) ? codings : [];
}
function isRawDeflate(firstByte) {
    return (firstByte & 0x0f) !== 8;
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;
const MAX_WAIT_MS = 10 * 365 * 86_400_000;
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^-?\d+(\.\d+)?$/.test(text))
        return Math.min(Math.max(0, Number(text) * 1000), MAX_WAIT_MS);
    if (!HTTP_DATE.test(text))
        return undefined;
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 14691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
const MIN_SECRET = 4;
const MIN_BASE64 = 6;
const MIN_LEFT = 6;
function redactor(secrets) {
    const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf));
    if (forms.size === 0)
        return text => text;
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = anyOf(longestFirst);
    const atCuts = redactorAtCuts(longestFirst);
    return text => atCuts(text).replace(pattern, '***');
}
function anyOf(forms) {
    return new RegExp(forms.map(form => RegExp.escape(form)).join('|'), 'g');
}
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
function urlForms(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`);
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    return [component, encodeURI(secret), strict, form].flatMap(encoded => [
        encoded,
        encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    ]);
}
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
function markupForms(secret) {
    let forms = [secret];
    for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries)) {
        if (secret.includes(character)) {
            forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)));
        }
    }
    return forms;
}
function shellForms(secret) {
    return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')];
}
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
