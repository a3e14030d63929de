export const id = 7243;
export const ids = [7243];
export const modules = {

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _C: () => (/* binding */ pageRecordSchema),
/* harmony export */   pY: () => (/* binding */ DISCOVERIES)
/* harmony export */ });
/* unused harmony export INDEXING_OBSTACLES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

/** How a crawl came to an address. */
const DISCOVERIES = ['start', 'link', 'sitemap', 'redirect', 'canonical', 'hreflang'];
/**
 * Why search engines do not show an address of a site as a page of its own, the first that holds in this order:
 *
 * - `robots-txt`: robots.txt forbids it, so it was not asked for
 * - `no-answer`: no answer came
 * - `redirect`: it redirects
 * - `status`: it answers with a status that is no success
 * - `not-html`: it is no HTML page
 * - `noindex-header`, `noindex-meta`: it asks to be left out
 * - `refresh`: it sends its readers elsewhere at once
 * - `canonical`: it names another address as its canonical
 */
const INDEXING_OBSTACLES = [
    'robots-txt',
    'no-answer',
    'redirect',
    'status',
    'not-html',
    'noindex-header',
    'noindex-meta',
    'refresh',
    'canonical',
];
const recordedTextSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('White space made plain; the start of a longer one'),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Of all of it, where `text` is only its start'),
})
    .meta({ id: 'RecordedText', description: 'A text of a page, as far as a record holds it.' });
/** What an analysis keeps of one address of the site: at most 2 KB as JSON. */
const pageRecordSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('As it was asked for, without fragment'),
    foundBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DISCOVERIES)).describe('All ways by which the crawl came to it'),
    depth: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('Fewest clicks from the start page; null where no links lead there'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .nullable()
        .describe('Of the last answer, after redirects; null where there is none, or it was not asked for'),
    failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why there is no answer'),
    redirects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }))
        .optional()
        .describe('Each answer that redirects, in order'),
    finalUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where redirects led'),
    contentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Media type of the last answer'),
    indexable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('null where that could not be told'),
    obstacle: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(INDEXING_OBSTACLES).optional().describe('Why it is not indexable'),
    canonical: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['html', 'header']),
        is: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['self', 'variant', 'elsewhere']),
    })
        .optional()
        .describe('The canonical that counts; left out where there is none, or several that differ'),
    canonicalsDiffer: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe('It declares several canonicals that differ'),
    title: recordedTextSchema.optional(),
    description: recordedTextSchema.optional(),
    h1: recordedTextSchema.optional().describe('The first one'),
    lang: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Language that `<html>` declares, as written'),
    hreflang: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        codes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('The first of them, in lower case'),
        count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
        hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Of all codes with their addresses, in any order'),
    })
        .optional()
        .describe('Language versions that it names'),
    words: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Of the main text'),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('SimHash of the main text, 16 hexadecimal digits; left out for less than 50 words'),
    types: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Types of its structured data, sorted'),
    needsScripts: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .optional()
        .describe('Scripts fill the page, and they were not run: its text and links are not known'),
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Same for pages that are made alike'),
    linksIn: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Pages of the site that link here'),
    linksOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Addresses of the site that it links to'),
    linksExternal: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Addresses elsewhere that it links to'),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Ids of the checks of a page that failed on it'),
})
    .meta({ id: 'PageRecord', description: 'One address of a site that was analysed.' });


/***/ }),

/***/ 1404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ openAccount)
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
/** The day of a year, month and date; undefined where the calendar has none, as of 30 February. */
function dayOf(year, month, date) {
    const at = new Date(Date.UTC(year, month - 1, date));
    const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990 && year <= 2200;
    return isReal ? at.toISOString().slice(0, 10) : undefined;
}
/** The day some days after another; before it, where their number is below 0. */
function addDays(day, days) {
    return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
/** Every day from one to another, both included; none where the last is before the first. */
function daysFrom(first, last) {
    const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

;// CONCATENATED MODULE: ./lib/engine/rank/click-curve.js
/**
 * Share of the searchers, in percent, who click the organic result in each place of the first page of Google: the mean of
 * 80 million keywords. On the second page each place had "significantly less than one percent" and no figure is given:
 * there it is 0.
 *
 * @see https://www.sistrix.com/blog/why-almost-everything-you-knew-about-google-ctr-is-no-longer-valid/ (July 2020)
 */
const CLICKS = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5, 0];
/** Clicks that a position can expect, in percent of searchers. Averages lie on the line between their two neighbours. */
function clickShare(position) {
    const below = Math.floor(position);
    const [left = 0, right = 0] = [CLICKS[below - 1], CLICKS[below]];
    return left + (right - left) * (position - below);
}
/**
 * Visibility of some keywords: the clicks that their positions can expect, in percent of those that all of them in first
 * place could.
 *
 * @param positions of keywords that are known; null: not among the results
 * @returns null where none is known
 */
function visibilityOf(positions) {
    if (positions.length === 0)
        return null;
    const clicks = positions.reduce((sum, place) => sum + (place === null ? 0 : clickShare(place)), 0);
    return (100 * clicks) / (positions.length * CLICKS[0]);
}

;// CONCATENATED MODULE: ./lib/engine/rank/figures.js

/** The last place that counts as one: nobody looks further, and trackers do not either. */
const LAST_PLACE = 100;
/** How many days before the newest one it is compared with. */
const PERIODS = { days1: 1, days7: 7, days30: 30 };
/** How a keyword stands on the newest day of its market; undefined where there is no data of that day. */
function current({ standings, asOf }) {
    return standings.get(asOf);
}
/** How it stood some days before that. Another day does not stand in for one that is missing. */
function before({ standings, asOf }, days) {
    return asOf === null ? undefined : standings.get(addDays(asOf, -days));
}
/** Places gained; null where one of the two is none. */
function gain(was, is) {
    return typeof was === 'number' && typeof is === 'number' ? rounded(was - is) : null;
}
/** @returns null where there is no position among them */
function averageOf(positions) {
    const places = positions.filter(place => place !== null);
    return places.length === 0 ? null : places.reduce((sum, place) => sum + place, 0) / places.length;
}
/** @param positions of keywords on one day; undefined: without data */
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
/** To two decimals: sources give averages with many more, which say nothing. */
function rounded(value) {
    return (value === null ? null : Math.round(value * 100) / 100);
}

;// CONCATENATED MODULE: ./lib/engine/rank/dashboard.js


/** Where all stand who are not among the first hundred: from one such place to another nothing is won or lost. */
const NOWHERE = LAST_PLACE + 1;
/**
 * The dashboard of a project. What is not known is left out of every figure and counted as unknown; it is no zero, and
 * what changed is worked out over those keywords alone that are known on both days.
 */
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
/** Whoever is not among the first hundred stands behind all who are. */
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
/** A day on which the keyword was looked for in vain has no position, and is no gap. */
function noted(isKnown) {
    return isKnown ? [null] : [];
}

;// CONCATENATED MODULE: ./lib/engine/rank/project.js

/** A project: each keyword with its position in each market, its page, its change and its history. */
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
/** The form of a keyword by which two of them are the same: search engines do not tell capitals or blanks apart. */
function keywordKey(keyword) {
    return keyword.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
}

;// CONCATENATED MODULE: ./lib/engine/rank/series.js


/** Days that a history goes back: 30 days before today can be compared, and a quarter of a year be seen. */
const HISTORY_DAYS = 90;
/** Keywords times markets. */
const MAX_SERIES = 5000;
/**
 * Puts observations in order: each keyword of the project in each market of the source. Of several of one keyword on one
 * day, as of several pages of the site, the best position counts.
 */
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
/** A source that knows none of the keywords leaves all of them unknown. */
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
/** Averages of a site by day; of several on one day, as of two devices, their mean. */
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
// EXTERNAL MODULE: ./lib/engine/network/undici.js
var undici = __webpack_require__(67299);
;// CONCATENATED MODULE: ./lib/engine/rank/sources/provider-client.js






/** Milliseconds for one request with its body. */
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Decoded bytes: 25,000 rows of Search Console are about 5 MiB. */
const MAX_BYTES = 32 * 1024 * 1024;
const TRIES = 4;
/** Milliseconds before the second try; each further one waits twice as long. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/**
 * Asks a provider of positions, over HTTPS and at its own hosts alone: a config file cannot lead a secret elsewhere. No
 * redirect is followed. No message holds the address of a request, which may have a key in it.
 */
class ProviderClient {
    #name;
    #hosts;
    #standIns;
    #sleep;
    #dispatcher;
    /**
     * @param name of the provider, for messages
     * @throws NotMeasured where the environment names a proxy that is none
     */
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
    /**
     * The answer, whatever its status. What may pass is tried again, as the providers ask for: later each time.
     *
     * @param mayPass whether an answer is one that a later try may not get
     * @throws NotMeasured where there is no answer
     */
    async ask(asked, mayPass) {
        for (let tries = 1;; tries++) {
            const answer = await this.#once(asked).catch((error) => error);
            asked.signal.throwIfAborted();
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
/** There was no answer: another try may get one. */
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
/** Keywords of which the page is asked for: each costs a request. */
const PAGES_ASKED = 50;
/** UTF-16 units of what Bing says. */
const MAX_SAID = 300;
const MAX_ROWS = 500_000;
/** Codes of errors (ApiErrorCode of the API). */
const INVALID_KEY = 3;
const THROTTLED = [4, 5];
const NOT_ALLOWED = [11, 13, 14];
/**
 * Bing Webmaster Tools: the average position of the most frequent queries of a site, all countries and devices together,
 * as Bing sums them up: week by week.
 *
 * @see https://learn.microsoft.com/en-us/dotnet/api/microsoft.bing.webmaster.api.interfaces.iwebmasterapi.getquerystats
 */
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
    /** Adds the page of each keyword on its newest day. Positions without pages are better than none. */
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
/** `/Date(1316156400000-0700)/`: milliseconds since 1970, and the time zone in which they are the start of the day. */
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
/** One observation for each query and week; several rows of one count by how often they were shown. */
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

/** What is said of a keyword that was looked for and not found. */
const NOT_FOUND = /^(?:|-+|[–—]|0|n\/?a|none|null|not found|not ranked|not in (?:the )?top 100|>\s*100|100\s*\+)$/i;
/**
 * A position: `3`, `3.4`, or `3,4` as spreadsheets of many countries write it.
 *
 * @returns null where the keyword was not found; undefined where it is none
 */
function positionIn(cell) {
    const text = cell.trim();
    if (NOT_FOUND.test(text))
        return null;
    if (!/^\d{1,5}(?:[.,]\d{1,9})?$/.test(text))
        return undefined;
    const position = Number(text.replace(',', '.'));
    return position >= 1 ? position : undefined;
}
/**
 * A day: `2026-11-20` also with a time behind it, `2026/11/20`, or `20.11.2026`. What one country reads as day and month
 * and another as month and day is none.
 */
function cells_dayIn(cell) {
    const text = cell.trim();
    const [, year, month, date] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].{0,40})?$/.exec(text) ?? [];
    if (year !== undefined)
        return dayOf(Number(year), Number(month), Number(date));
    const [, day, ofMonth, ofYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
    return ofYear === undefined ? undefined : dayOf(Number(ofYear), Number(ofMonth), Number(day));
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/columns.js
/** What a row can say. */
const COLUMNS = ['date', 'keyword', 'engine', 'location', 'device', 'position', 'url'];
/** Other names of the columns, as trackers and Search Console write them; compared without capitals and signs. */
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
/**
 * Reads the line that names the columns.
 *
 * Search Console writes its exports in the language of the reader. What is the same in all of them is their form: what
 * the table is about, clicks, impressions, "CTR" and the position.
 *
 * @param second first cell of the next row, which tells days from queries there
 * @returns the problem, as the end of a sentence about the file, where it names no position
 */
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





/** To read JSON keeps the program from all other work. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
/** Bytes that are read before other work has its turn. */
const SLICE_BYTES = 64 * 1024;
/** Bytes of one row; a quote that is never closed would take the rest of the file. */
const MAX_ROW_BYTES = 64 * 1024;
const TOO_LONG_ROW = `has a quote that is not closed, or a row of more than ${MAX_ROW_BYTES / 1024} KiB`;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** Bytes that are looked at for the sign between cells. */
const HEAD_BYTES = 4096;
/**
 * The rows of a file: CSV with commas, semicolons or tabs, or a list in JSON whose objects have the same names; in UTF-8
 * or UTF-16.
 *
 * @throws NotMeasured with the end of a sentence about the file, where it has no such form
 */
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
    const parser = parse({
        delimiter: delimiterOf(text),
        info: true,
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
/** @throws NotMeasured at a row without an end: the parser would hold all of its cells */
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
/** The sign that the first line has most often outside of quotes. */
function delimiterOf(text) {
    const line = text
        .toString('utf8', 0, HEAD_BYTES)
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






/** Rows of all files of a project. */
const file_MAX_ROWS = 1_000_000;
/** Rows that are kept: those of the project's keywords. */
const MAX_KEPT = 200_000;
/** Rows that a note names. */
const NAMED_ROWS = 5;
/** UTF-16 units of a cell. */
const MAX_CELL = 2000;
const SHOWN_CELL = 60;
/** Files with positions, as trackers and Search Console export them. */
class FileSource {
    #files;
    #readFile;
    /** @param readFile rejects with the end of a sentence about the file where it cannot be read */
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
/** What is taken from files, one row after the other. */
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
    /** @returns what is wrong with the row */
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
    /** Where the row was measured; undefined where nobody asked for that. */
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
/** A cell in the words of the project. A file that does not say it is of the one that the project names. */
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
/** UTF-16 units of what Google says. */
const google_token_MAX_SAID = 200;
/**
 * An access token for Search Console, by the key of a service account: Google's own library makes and signs the request,
 * our client sends it.
 *
 * @param key the JSON that Google gives for a service account
 * @param variable that it comes from, for messages
 * @throws NotMeasured where it is no key, or Google does not take it
 */
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
/** Google refused; the message is what it said. */
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
        // The message below says what is wanted, and shows nothing of the secret.
    }
    const { client_email: email, private_key: privateKey } = fields;
    if (typeof email === 'string' && typeof privateKey === 'string' && email !== '' && privateKey !== '') {
        // A secret that was pasted into a form may have the line ends of the key written out.
        return { email, privateKey: privateKey.replaceAll('\\n', '\n') };
    }
    throw new not_measured/* NotMeasured */.ke(`${variable} must contain the JSON key of a service account, with "client_email" and "private_key"`);
}

;// CONCATENATED MODULE: ./lib/engine/rank/sources/search-console.js







const SEARCH_CONSOLE_HOST = 'www.googleapis.com';
/** Most rows of one answer; the method takes no more. */
const ROW_LIMIT = 25_000;
/** Rows of all answers. */
const search_console_MAX_ROWS = 500_000;
/** Most characters of a regular expression in a filter, which may have 4096. */
const MAX_EXPRESSION = 4000;
/** Days of which the page of a keyword is taken. */
const PAGE_DAYS = 7;
/** UTF-16 units of what Google says. */
const search_console_MAX_SAID = 300;
/** Reasons that the same request may not meet later. */
const RATE_REASONS = ['ratelimitexceeded', 'userratelimitexceeded', 'quotaexceeded', 'rate_limit_exceeded'];
/**
 * Google Search Console: the average position of each query, by day, and by country and device where a project names
 * them. Only days whose figures are final count: those of the last two or three days still change.
 *
 * @see https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 * @see https://developers.google.com/webmaster-tools/limits
 */
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
    /** The first day whose figures still change, where Google names one. */
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
        const [day = '', keyword = '', ...rest] = keys;
        const market = this.#marketOf(rest);
        return market ? [{ day, keyword, position, ...market }] : [];
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
    /** The page that was shown most often for each keyword. Positions without pages are better than none. */
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
    /** All rows of a request, page by page, until one has none. */
    async #all(asked) {
        const rows = [];
        for (const expression of expressionsFor(this.#query.keywords)) {
            for (let startRow = 0;; startRow += ROW_LIMIT) {
                const page = await this.#page(asked, expression, startRow);
                for (const row of page)
                    if (isRow(row, asked.dimensions.length))
                        rows.push(row);
                this.#rows += page.length;
                if (page.length === 0)
                    break;
                if (this.#rows >= search_console_MAX_ROWS) {
                    this.#notes.push(`Search Console has more than ${search_console_MAX_ROWS.toLocaleString('en')} rows; the others are left out`);
                    return rows;
                }
            }
        }
        return rows;
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
    /** A token that has expired is replaced once. */
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
/** The queries as regular expressions (RE2) for the filter, as few as their length allows. */
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
/** A value in the words of the project; undefined where it is not among those that are wanted. */
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
/** Error bodies of Google's APIs: `{ error: { message, errors: [{ reason }], details: [{ reason }] } }`. */
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











/** What a source gave of a project; the figures of it are worked out once, when they are asked for. */
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
/** Milliseconds that what a source gave serves, and of how many projects: providers count what they are asked. */
const KEPT_MS = 300_000;
const KEPT_PROJECTS = 20;
/** Days before the first that is shown, so that one day more or less at the source costs none. */
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
/** @throws ApiError of kind `unavailable` or `timeout` with the reason, where the source gives nothing */
async function gather(project, options, now, closing) {
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const deadline = new network_deadline/* Deadline */.B(timeoutMs, closing);
    // The day is over later elsewhere: a source may already have tomorrow.
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

;// CONCATENATED MODULE: ./lib/engine/account.js

function openAccount({ version, rank }) {
    const { end, ...tracking } = openRankTracking(rank);
    const me = async () => ({ name: 'engine', plan: null, facts: { version } });
    return { operations: { me, ...tracking }, end };
}


/***/ }),

/***/ 67737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ listedAddresses)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79967);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66986);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77753);






/** Addresses that are kept: as many as one sitemap may list. */
const MAX_URLS = 50_000;
/** Reads what the sitemaps list of the site that a page is on: its host, in any form. */
async function listedAddresses(visit, origin) {
    const host = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(new URL(origin).host);
    const urls = new Set();
    let entries = 0;
    let more = 0;
    const listener = {
        child: () => undefined,
        entry({ loc }) {
            entries++;
            const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
            const here = url && (0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFragment */ .f2)((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .askedAt */ .YG)(visit.preview, url.href));
            if (!here || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(new URL(here).host) !== host)
                return;
            if (urls.size < MAX_URLS)
                urls.add((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .ownCopy */ .Sf)(here));
            else if (!urls.has(here))
                more++;
        },
    };
    const mayLeave = !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(new URL(origin).hostname);
    const survey = await (0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .surveySitemaps */ .p$)(visit, origin, listener, { mayLeave });
    const files = survey.files.filter(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B).map(({ url }) => url);
    return {
        files,
        urls: [...urls],
        entries,
        unknown: (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnclear */ .D4)(survey),
        unread: more > 0 ? `they list ${more} addresses more than are kept` : (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .whyIncomplete */ .Be)(survey),
    };
}


/***/ }),

/***/ 61875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ analyzeSite),
  q: () => (/* binding */ notAnalyzed)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/crawl/robots-manners.js + 1 modules
var robots_manners = __webpack_require__(57879);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/api/page-record-schema.js
var page_record_schema = __webpack_require__(43431);
;// CONCATENATED MODULE: ./lib/engine/judging/site-graph.js
const NOFOLLOW = 1;
const IN_CONTENT = 2;
const ONLY_SCRIPTED = 4;
const FLAG_BITS = 3;
/** A link in 32 bits, so that the links of ten thousand pages take some megabytes. */
function packedLink({ to, nofollow, inContent, onlyScripted }) {
    const flags = (nofollow ? NOFOLLOW : 0) | (inContent ? IN_CONTENT : 0) | (onlyScripted ? ONLY_SCRIPTED : 0);
    return ((to << FLAG_BITS) | flags) >>> 0;
}
function unpackedLink(from, packed) {
    return {
        from,
        to: packed >>> FLAG_BITS,
        nofollow: (packed & NOFOLLOW) !== 0,
        inContent: (packed & IN_CONTENT) !== 0,
        onlyScripted: (packed & ONLY_SCRIPTED) !== 0,
    };
}
/** What leads from the pages of a site to its addresses: links, redirects, canonicals, language versions. */
class SiteGraph {
    #edges;
    #addresses;
    #incoming;
    /**
     * @param edges of each page, in the order of the pages
     * @param addresses how many addresses there are, those of the pages first
     */
    constructor(edges, addresses) {
        this.#edges = edges;
        this.#addresses = addresses;
    }
    /** The links of a page, in the order in which they first stand there. */
    linksFrom(page) {
        return Array.from(this.#edges[page]?.links ?? [], packed => unpackedLink(page, packed));
    }
    /** The links to an address, in the order of the pages that have them. */
    linksTo(address) {
        const { starts, pages, packed } = this.#reversed();
        const links = [];
        for (let at = starts[address]; at < starts[address + 1]; at++) {
            links.push(unpackedLink(pages[at], packed[at]));
        }
        return links;
    }
    /** Pages that link to an address, itself not among them. */
    linkCount(address) {
        return this.linksTo(address).filter(({ from }) => from !== address).length;
    }
    /** Where the first redirect of a page leads; undefined where it does not redirect. */
    redirectOf(page) {
        return this.#edges[page]?.redirect;
    }
    /** The canonical of a page, where that is another address than its own. */
    canonicalOf(page) {
        return this.#edges[page]?.canonical;
    }
    alternatesOf(page) {
        return this.#edges[page]?.alternates ?? [];
    }
    /** By target: where the links to each begin in one list of all. */
    #reversed() {
        if (this.#incoming)
            return this.#incoming;
        const starts = new Uint32Array(this.#addresses + 1);
        let count = 0;
        for (const { links } of this.#edges) {
            count += links.length;
            for (const link of links)
                starts[(link >>> FLAG_BITS) + 1]++;
        }
        for (let at = 0; at < this.#addresses; at++)
            starts[at + 1] += starts[at];
        const next = starts.slice();
        const [pages, packed] = [new Uint32Array(count), new Uint32Array(count)];
        for (const [page, { links }] of this.#edges.entries()) {
            for (const link of links) {
                const at = next[link >>> FLAG_BITS]++;
                pages[at] = page;
                packed[at] = link;
            }
        }
        this.#incoming = { starts, pages, packed };
        return this.#incoming;
    }
}

// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
;// CONCATENATED MODULE: ./lib/engine/analysis/fitted-record.js

/** Bytes of one record as JSON. */
const MAX_RECORD_BYTES = 2048;
const SHORT = 80;
const TINY = 20;
/** A record that takes no more than its room: where texts and addresses are long, less of them. */
function fittedRecord(record) {
    let fitted = record;
    for (const shorten of SHORTER) {
        if (bytesOf(fitted) <= MAX_RECORD_BYTES)
            return fitted;
        fitted = shorten(fitted);
    }
    return fitted;
}
function bytesOf(record) {
    return Buffer.byteLength(JSON.stringify(record));
}
/** Ways to make a record smaller, the one that loses least first. */
const SHORTER = [
    record => ({
        ...record,
        ...(record.description && { description: shorter(record.description) }),
        ...(record.types && { types: record.types.slice(0, 5) }),
        ...(record.failed && { failed: record.failed.slice(0, 10) }),
    }),
    record => ({
        ...record,
        ...(record.title && { title: shorter(record.title) }),
        ...(record.h1 && { h1: shorter(record.h1) }),
    }),
    record => ({
        ...record,
        ...(record.redirects && {
            redirects: record.redirects.slice(0, 2).map(({ url, status }) => ({ url: cut(url), status })),
        }),
        ...(record.finalUrl !== undefined && { finalUrl: cut(record.finalUrl) }),
        ...(record.canonical && { canonical: { ...record.canonical, url: cut(record.canonical.url) } }),
        ...(record.failure !== undefined && { failure: cut(record.failure) }),
    }),
    ({ failed: _, types: __, redirects: ___, finalUrl: ____, failure: _____, ...record }) => record,
    record => ({
        ...record,
        ...(record.title && { title: shorter(record.title, TINY) }),
        ...(record.description && { description: shorter(record.description, TINY) }),
        ...(record.h1 && { h1: shorter(record.h1, TINY) }),
        ...(record.hreflang && { hreflang: { ...record.hreflang, codes: [] } }),
    }),
];
/** What tells the whole text apart stays. */
function shorter({ text, hash }, most = SHORT) {
    const cut = (0,recorded_text/* recordedText */.ih)(text, most);
    const whole = hash ?? cut.hash;
    return whole === undefined ? cut : { text: cut.text, hash: whole };
}
function cut(text) {
    return (0,recorded_text/* recordedText */.ih)(text, SHORT).text;
}

;// CONCATENATED MODULE: ./lib/engine/analysis/crawled-site-of.js



/**
 * The site as its checks see it. Addresses get the indexes that it says: those of pages first.
 *
 * @param pages the start page first; they are used up
 */
function crawledSiteOf(pages, { all }, parts) {
    const indexes = new Int32Array(all.length).fill(-1);
    for (const [index, { address }] of pages.entries())
        indexes[address.index] = index;
    const unvisited = [];
    for (const { index, url, fate } of all) {
        if (indexes[index] !== -1)
            continue;
        indexes[index] = pages.length + unvisited.length;
        unvisited.push({ url, why: isUnasked(fate) ? 'limit' : fate });
    }
    const edges = pages.map(({ edges }) => renumbered(edges, indexes));
    const graph = new SiteGraph(edges, all.length);
    const depths = depthsOf(pages, graph);
    const records = pages.map(({ address, record }, index) => fittedRecord({
        ...record,
        foundBy: page_record_schema/* DISCOVERIES */.pY.filter(by => address.foundBy.has(by)),
        depth: depths[index],
        linksIn: graph.linkCount(index),
        linksOut: edges[index].links.length,
    }));
    const { sitemap } = parts;
    const listed = sitemap?.listed.map(index => indexes[index]);
    return {
        ...parts,
        sitemap: sitemap && { ...sitemap, listed: listed },
        pages: records,
        unvisited,
        graph,
    };
}
function isUnasked(fate) {
    return fate === 'ask' || fate === 'ask-file' || fate === 'blocked';
}
function renumbered({ links, redirect, canonical, alternates }, indexes) {
    const FLAGS = packedLink({ to: 0, nofollow: true, inContent: true, onlyScripted: true });
    const shift = 32 - Math.clz32(FLAGS);
    for (let at = 0; at < links.length; at++) {
        const link = links[at];
        links[at] = ((indexes[link >>> shift] << shift) | (link & FLAGS)) >>> 0;
    }
    return {
        links,
        ...(redirect !== undefined && { redirect: indexes[redirect] }),
        ...(canonical !== undefined && { canonical: indexes[canonical] }),
        ...(alternates && { alternates: alternates.map(({ code, to }) => ({ code, to: indexes[to] })) }),
    };
}
/** Fewest clicks to each page, breadth first. A redirect takes its visitor on without a click. */
function depthsOf(pages, graph) {
    const depths = pages.map(() => null);
    let level = pages.flatMap(({ address }, index) => (address.foundBy.has('start') ? [index] : []));
    for (let depth = 0; level.length > 0; depth++) {
        const reached = [];
        for (let at = 0; at < level.length; at++) {
            const page = level[at];
            if (depths[page] !== null)
                continue;
            depths[page] = depth;
            reached.push(page);
            const target = graph.redirectOf(page);
            if (target !== undefined && depths[target] === null)
                level.push(target);
        }
        level = [];
        for (const page of reached) {
            for (const { to } of graph.linksFrom(page))
                if (depths[to] === null)
                    level.push(to);
        }
    }
    return depths;
}

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
;// CONCATENATED MODULE: ./lib/engine/analysis/folded-checks.js



/** Characters of all addresses of pages that are kept for one check. */
const MAX_CHARACTERS = 400_000;
/** The checks of the pages of a site, each once, with the pages on which it failed. */
class FoldedChecks {
    #byId = new Map();
    /** Pages are to be added in their order, on which the first places depend. */
    add(checks) {
        for (const { id, outcome, place, message } of checks) {
            const folded = this.#of(id);
            if (outcome === 'pass')
                folded.passed++;
            else if (outcome === 'not-applicable')
                folded.notApplicable ??= message ?? '';
            else if (outcome === 'not-measured')
                folded.notMeasured ??= message ?? '';
            else {
                folded.failed++;
                if (!place)
                    continue;
                if (folded.places.length < failures/* MAX_OCCURRENCES */.yO)
                    folded.places.push(place);
                folded.length += place.url.length;
                if (folded.length <= MAX_CHARACTERS)
                    folded.pages.push(place.url);
            }
        }
    }
    /** The checks of one topic, those first that its tool names first. */
    checksOf({ tool, checks }) {
        return checks.map(({ name, id, definition }) => {
            const check = (0,run_tool/* checkOf */.EG)(tool, name, { ...definition, scope: 'site' }, this.#judgementOf(id));
            const { pages } = this.#of(id);
            return pages.length > 0 ? { ...check, failedPages: pages } : check;
        });
    }
    #judgementOf(id) {
        const { failed, passed, places, notApplicable: idle, notMeasured: unseen } = this.#of(id);
        if (failed > 0) {
            const looked = failed + passed;
            const message = looked === 1 ? 'On the only page that it is about' : `${failed} of ${looked} pages`;
            return { outcome: 'fail', message, occurrences: places, count: failed };
        }
        if (passed > 0)
            return (0,judging_judgement/* pass */.IX)();
        if (unseen !== undefined)
            return (0,judging_judgement/* notMeasured */.q7)(unseen);
        return (0,judging_judgement/* notApplicable */.hH)(idle ?? 'no page of the site is shown by search engines');
    }
    #of(id) {
        let folded = this.#byId.get(id);
        if (!folded) {
            folded = { failed: 0, passed: 0, places: [], pages: [], length: 0 };
            this.#byId.set(id, folded);
        }
        return folded;
    }
}

// EXTERNAL MODULE: ./lib/engine/analysis/listed-addresses.js
var listed_addresses = __webpack_require__(67737);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/beside.js
var broken_links_beside = __webpack_require__(27322);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
;// CONCATENATED MODULE: ./lib/engine/analysis/pages-of-deployment.js





/** Addresses that production is asked for; further ones are not judged. */
const MAX_ASKED = 200;
/** Milliseconds that it may take together. */
const BUDGET_MS = 60_000;
/**
 * The pages without those that the preview lacks and production may have from beside the deployment, in a folder in
 * which nothing of the preview answers: another application or repository on the same host. By the rule of the tool
 * `broken-links`, see {@link askForMissing}; canonicals, language versions and sitemaps name full addresses anyway. What
 * production was not asked for, or did not say, is not judged.
 *
 * @param start visit of the start page
 * @param enough ends the asking, with what there is
 */
async function pagesOfDeployment(start, pages, enough) {
    const missing = pages.filter(isMissing);
    if (start.preview?.host === undefined || missing.length === 0)
        return pages;
    const site = (0,broken_links_site/* siteOf */.zU)(await start.htmlPage());
    const answered = pages.filter(({ record: { status } }) => status !== null && status < 400);
    const folders = (0,broken_links_beside/* foldersOf */.pd)(site, answered.map(urlOf));
    const beside = new Set(missing.filter(page => (0,broken_links_beside/* mayBeBeside */.No)(urlOf(page), folders)));
    const answers = await answersOf(start, site, [...beside].slice(0, MAX_ASKED), { folders, enough });
    const namesResolve = !site.local || [...answers.values()].some(reply => reply?.answer.status != null);
    for (const [page, reply] of answers) {
        if (reply === undefined || (0,broken_links_beside/* isJudgedHere */.sC)(reply, namesResolve))
            beside.delete(page);
    }
    for (const { address } of beside)
        address.fate = 'beside';
    return pages.filter(page => !beside.has(page));
}
/** What production says of pages, as far as it did in time; undefined where it is not to be asked. */
async function answersOf(start, site, pages, { folders, enough }) {
    const answers = new Map();
    const asking = pages.map(async (page) => {
        const here = urlOf(page);
        const address = (0,syntax_preview/* productionAddressOf */.Tc)(site.preview, here);
        answers.set(page, address && (await (0,broken_links_beside/* askForMissing */.Zz)(start, site, { here, address, isPage: true }, folders)));
    });
    const over = new AbortController();
    const signal = enough ? AbortSignal.any([over.signal, enough]) : over.signal;
    try {
        await Promise.race([Promise.all(asking), (0,promises_.setTimeout)(BUDGET_MS, undefined, { signal }).catch(() => undefined)]);
    }
    finally {
        over.abort();
    }
    return new Map(answers);
}
/** A link that is relative means the deployment itself. */
function isMissing({ address, record: { obstacle, status } }) {
    return obstacle === 'status' && status !== null && (0,network_status/* isGone */.ST)(status) && !address.isLinkedHere;
}
function urlOf({ address }) {
    return new URL(address.url);
}

// EXTERNAL MODULE: ./lib/text/cut.js
var text_cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/crawl/crawl-scope.js
var crawl_scope = __webpack_require__(25504);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-addresses.js





/** Characters of an address above which it is made by a fault: its record would hold nothing else. */
const MAX_LENGTH = 1200;
/** Addresses that are kept, each some hundred bytes. */
const MAX_ADDRESSES = 200_000;
/** Every address that a crawl meets, each once, and what is to become of it. */
class SiteAddresses {
    all = [];
    /** Addresses that were met and not kept. */
    forgotten = 0;
    #byUrl = new Map();
    #origin;
    #host;
    #root;
    #robots;
    #scope;
    /**
     * @param start URL of the start page
     * @param root where the site begins: its origin, or a folder of it
     */
    constructor(start, root, robots) {
        const { origin, host } = new URL(start);
        this.#origin = origin;
        this.#host = (0,syntax_preview/* bareHost */.n0)(host);
        this.#root = `${root}/`;
        this.#robots = robots;
        this.#scope = new crawl_scope/* CrawlScope */.o(start);
    }
    /**
     * Notes an address.
     *
     * @param url absolute, without fragment
     * @returns it, and whether it is to be asked for from now on; undefined where there is no room for it
     */
    note(url, by) {
        const known = this.#byUrl.get(url);
        if (known) {
            // What a sitemap lists is meant to be there, however many are alike.
            const isMeant = by === 'sitemap' && known.fate === 'trap' && url.length <= MAX_LENGTH;
            known.foundBy.add(by);
            if (isMeant)
                known.fate = this.#permitted(known.url);
            return { address: known, isNew: isMeant };
        }
        if (this.all.length >= MAX_ADDRESSES) {
            this.forgotten++;
            return undefined;
        }
        const address = {
            index: this.all.length,
            url: (0,text_cut/* ownCopy */.Sf)(url),
            foundBy: new Set([by]),
            isLinkedHere: false,
            fate: this.#fateOf(url, by),
        };
        this.all.push(address);
        this.#byUrl.set(address.url, address);
        return { address, isNew: true };
    }
    #fateOf(url, by) {
        if (by === 'start')
            return 'ask';
        const parsed = URL.parse(url);
        if (!parsed)
            return 'elsewhere';
        if (parsed.origin !== this.#origin)
            return (0,syntax_preview/* bareHost */.n0)(parsed.host) === this.#host ? 'other-form' : 'elsewhere';
        if (!url.startsWith(this.#root))
            return 'elsewhere';
        if (url.length > MAX_LENGTH)
            return 'trap';
        const refusal = this.#scope.refusal(parsed);
        if (refusal === 'trap' && by !== 'sitemap')
            return 'trap';
        return this.#permitted(url, refusal === 'file');
    }
    #permitted(url, isFile = false) {
        if (!(0,robots_txt/* verdictFor */.Xb)(this.#robots, robots_manners/* ROBOTS_NAME */.Q_, url).allowed)
            return 'blocked';
        return isFile ? 'ask-file' : 'ask';
    }
}

// EXTERNAL MODULE: ./lib/engine/crawl/polite-requests.js
var polite_requests = __webpack_require__(82744);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-walk.js




/** Addresses that are begun before the oldest of them is done. */
const AHEAD = 48;
/** The same where the site is asked for one address at a time, so that a turn does not wait for all of them. */
const AHEAD_SLOWLY = 2;
/** Of these, addresses that are asked for or whose answers are read, of which each may hold the largest body. */
const MAX_HELD = 16;
/** Addresses that are asked for, of each page that is wanted: redirects, errors and files among them. */
const ADDRESSES_PER_PAGE = 2;
const MIN_ADDRESSES = 200;
/** Addresses in a row that gave no answer, after which a server is taken for gone. */
const MAX_SILENT = 20;
/** Milliseconds of one turn, after which others may have theirs. */
const TURN_MS = 5000;
/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 500;
const CANCELLED = 'the crawl was cancelled';
/**
 * Walks over a site from its start page: along links, redirects, canonicals and language versions, breadth first, and
 * then from what its sitemaps list. Which pages it comes to, and in which order, depends on the pages alone and not on
 * the order of the answers, as long as it is not ended before.
 */
class SiteWalk {
    /** In the order in which they were found. */
    pages = [];
    /** Why it did not come to all of the site; undefined where it did. */
    incomplete;
    #options;
    #requests;
    #held = (0,p_limit/* default */.A)(MAX_HELD);
    /** Ends what is under way when nobody waits for it any more. */
    #over = new AbortController();
    #queue = [];
    #next = 0;
    #underway = [];
    #htmlPages = 0;
    #asked = 0;
    #silent = 0;
    #spentMs = 0;
    #turnedAway = 0;
    #hasListed = false;
    /** Addresses that were begun and given up when the walk ended. */
    #unread = 0;
    #lastReport = 0;
    constructor(options) {
        this.#options = options;
        const { delayMs } = options.manners;
        this.#requests = new polite_requests/* PoliteRequests */._({ delayMs, signal: this.#over.signal });
    }
    /** Notes an address, and asks for it in its turn where it is to be asked for. */
    note(url, by) {
        const noted = this.#options.addresses.note(url, by);
        if (!noted)
            return undefined;
        const { address, isNew } = noted;
        if (isNew && address.fate === 'blocked')
            this.pages.push(blockedPage(address));
        if (isNew && (address.fate === 'ask' || address.fate === 'ask-file'))
            this.#queue.push(address);
        return address;
    }
    /**
     * Goes on for a while: until all is done, or others are to have their turn.
     *
     * @returns whether there is more to do
     */
    async turn() {
        const began = Date.now();
        const isLong = () => Date.now() - began > TURN_MS;
        const { signal, enough, maxMs } = this.#options;
        const cancel = () => this.#endNow(CANCELLED);
        const stop = () => this.#drop();
        enough?.addEventListener('abort', cancel);
        signal.addEventListener('abort', stop);
        const timer = setTimeout(() => this.#endNow(this.#lateWords()), Math.max(0, maxMs - this.#spentMs));
        try {
            for (;;) {
                this.#lookAtEnd(began);
                if (!isLong())
                    await this.#begin();
                const oldest = this.#underway[0];
                if (!oldest)
                    return this.incomplete === undefined && this.#hasMore();
                const reading = await oldest.reading;
                this.#underway.shift();
                if (reading)
                    this.#take(oldest.address, reading);
                // Without its start page a site is none.
                else if (this.pages.length === 0)
                    this.#underway = [];
                if (!reading)
                    this.#unread++;
                this.#report(began);
            }
        }
        finally {
            clearTimeout(timer);
            enough?.removeEventListener('abort', cancel);
            signal.removeEventListener('abort', stop);
            this.#spentMs += Date.now() - began;
            for (const { reading } of this.#underway)
                reading.catch(() => undefined);
        }
    }
    #hasMore() {
        return this.#next < this.#queue.length || !this.#hasListed;
    }
    async #begin() {
        if (this.incomplete !== undefined)
            return;
        if (this.#next >= this.#queue.length && this.#underway.length === 0)
            await this.#turnToSitemap();
        const { maxPages, manners } = this.#options;
        const ahead = this.#requests.atOnce > 1 ? AHEAD : AHEAD_SLOWLY;
        while (this.#next < this.#queue.length && this.#underway.length < ahead && this.#asked < manners.most) {
            // Those that are under way may all be pages.
            if (this.#htmlPages + this.#underway.length >= maxPages)
                return;
            this.#underway.push(this.#ask(this.#queue[this.#next++]));
            this.#asked++;
        }
    }
    #ask(address) {
        const { promise, resolve, reject } = Promise.withResolvers();
        this.#held(() => this.#read(address)).then(resolve, reject);
        return { address, reading: promise, drop: () => resolve(undefined) };
    }
    /** At once, so that the order does not depend on when the pages answer. */
    async #turnToSitemap() {
        if (this.#hasListed)
            return;
        this.#hasListed = true;
        for (const url of await this.#options.listed())
            this.note(url, 'sitemap');
    }
    #lookAtEnd(began) {
        if (this.incomplete !== undefined)
            return;
        const { maxPages, maxMs, manners, enough, signal } = this.#options;
        signal.throwIfAborted();
        const spent = this.#spentMs + Date.now() - began;
        const isMore = this.#next < this.#queue.length;
        if (enough?.aborted)
            this.#endNow(CANCELLED);
        else if (spent > maxMs)
            this.#endNow(this.#lateWords());
        else if (this.#silent >= MAX_SILENT)
            this.#endNow('the server stopped answering');
        else if (this.#requests.end !== undefined) {
            this.#endNow(`the server turned the crawler away: ${this.#requests.end}`);
        }
        else if (isMore && this.#htmlPages >= maxPages) {
            this.incomplete = `the crawl ended at its limit of ${maxPages} pages`;
        }
        else if (isMore && this.#asked >= manners.most) {
            this.incomplete = `${(0,robots_manners/* delayWords */.Rm)(manners.delayMs)}, so the crawl ended after ${counted(this.#asked)}`;
        }
        else if (isMore && this.#asked >= Math.max(maxPages * ADDRESSES_PER_PAGE, MIN_ADDRESSES)) {
            this.incomplete = `the crawl ended after ${counted(this.#asked)}`;
        }
    }
    #lateWords() {
        return `the crawl ended after ${Math.round(this.#options.maxMs / 1000)} s`;
    }
    /** Ends the walk with the pages that are read by now. */
    #endNow(reason) {
        this.incomplete ??= reason;
        this.#drop();
    }
    #drop() {
        this.#over.abort();
        for (const { drop } of this.#underway)
            drop();
    }
    async #read(address) {
        const { open, read, preview, known } = this.#options;
        const { url } = address;
        const ask = () => (address.fate === 'ask-file' ? askForFile(open(url)) : open(url).exchange());
        try {
            const exchange = known.get(url) ?? (await this.#requests.ask(ask));
            if (!exchange || this.#over.signal.aborted)
                return undefined;
            return await read({ url, exchange, preview });
        }
        catch (error) {
            if (this.#over.signal.aborted)
                return undefined;
            throw error;
        }
    }
    /** Takes a page and notes where it leads, in the order in which the pages were begun. */
    #take(address, reading) {
        const { record } = reading;
        this.#options.onRead(reading);
        this.pages.push({ address, record, edges: this.#edgesOf(address, reading) });
        if (record.template !== undefined)
            this.#htmlPages++;
        this.#silent = record.status === null ? this.#silent + 1 : 0;
        if (record.status === 429)
            this.#turnedAway++;
    }
    #edgesOf(address, { redirect, links, canonical, alternates }) {
        const to = (url, by) => url === address.url ? address.index : this.note(url, by)?.index;
        const linkedTo = (url, onProduction = false) => {
            const target = url === address.url ? address : this.note(url, 'link');
            if (target && !onProduction)
                target.isLinkedHere = true;
            return target?.index;
        };
        const redirected = redirect === undefined ? undefined : to(redirect, 'redirect');
        const packed = [];
        for (const { onProduction, ...link } of links) {
            const index = linkedTo(link.url, onProduction);
            if (index !== undefined)
                packed.push(packedLink({ to: index, onlyScripted: false, ...link }));
        }
        const scripted = this.#options.scripted.get(address.url) ?? [];
        const sent = new Set(scripted.length > 0 ? links.map(({ url }) => url) : []);
        for (const { url, onProduction } of scripted) {
            const index = sent.has(url) ? undefined : linkedTo(url, onProduction);
            const flags = { nofollow: false, inContent: true, onlyScripted: true };
            if (index !== undefined)
                packed.push(packedLink({ to: index, ...flags }));
        }
        const named = canonical === undefined ? undefined : to(canonical, 'canonical');
        const versions = alternates?.flatMap(({ code, url }) => {
            const index = to(url, 'hreflang');
            return index === undefined ? [] : [{ code, to: index }];
        });
        return {
            links: Uint32Array.from(packed),
            ...(redirected !== undefined && { redirect: redirected }),
            ...(named !== undefined && named !== address.index && { canonical: named }),
            ...(versions && versions.length > 0 && { alternates: versions }),
        };
    }
    /** Why parts of a site are not known although the walk came to its end; undefined where all is. */
    whyPartial() {
        const { forgotten } = this.#options.addresses;
        if (this.incomplete !== undefined)
            return this.incomplete;
        if (this.#turnedAway > 0)
            return `the server turned the crawler away ${this.#turnedAway} times (status 429)`;
        return forgotten > 0 ? `the site has ${forgotten} addresses more than are kept` : undefined;
    }
    #report(began) {
        const { onProgress } = this.#options;
        const now = Date.now();
        if (!onProgress || now - this.#lastReport < PROGRESS_MS)
            return;
        this.#lastReport = now;
        onProgress(this.progress(now - began));
    }
    /** @param ms of the turn that has not ended */
    progress(ms = 0) {
        const seconds = Math.max(this.#spentMs + ms, 1) / 1000;
        const done = this.pages.length;
        const found = done + this.#unread + this.#underway.length + this.#queue.length - this.#next;
        return { done, found, perSecond: Math.round((done / seconds) * 10) / 10 };
    }
}
function counted(addresses) {
    return addresses === 1 ? '1 address' : `${addresses} addresses`;
}
/** A file is not read: what its server says of it is enough. Some servers answer HEAD with errors where GET works. */
async function askForFile(visit) {
    const { url } = visit;
    const head = await visit.fetch(url, { method: 'HEAD' });
    return head.final && head.final.status < 400 ? head : await visit.stream(url, async () => { });
}
/** Of what robots.txt forbids nothing is known. */
function blockedPage(address) {
    const record = { url: address.url, status: null, indexable: false, obstacle: 'robots-txt' };
    return { address, record, edges: { links: new Uint32Array(0) } };
}

;// CONCATENATED MODULE: ./lib/engine/analysis/until.js
/**
 * What work gives, or what stands for it where the signal aborts before. What was begun goes on for others, and how it
 * ends then concerns nobody here.
 */
async function until(signal, work, instead) {
    if (signal?.aborted)
        return instead();
    const { promise, resolve, reject } = Promise.withResolvers();
    const end = () => resolve(instead());
    signal?.addEventListener('abort', end, { once: true });
    work().then(resolve, reject);
    try {
        return await promise;
    }
    finally {
        signal?.removeEventListener('abort', end);
    }
}

;// CONCATENATED MODULE: ./lib/engine/analysis/crawl-site.js











/**
 * Crawls a site: from its start page along all links, and from its sitemaps. robots.txt is obeyed but for the start
 * page, which somebody asked for.
 *
 * @param start visit of the start page
 * @throws NotMeasured where the start page cannot be fetched or is not HTML
 */
async function crawlSite(start, options) {
    const { turn, enough, onProgress, maxPages, maxMs, signal, open, read, isOurs } = options;
    const first = await turn(() => start.htmlPage());
    const { preview } = start;
    const home = (0,redirect_target/* withoutFragment */.f2)(first.url);
    const { origin } = new URL(home);
    const robots = await start.robotsTxt(home);
    const addresses = new SiteAddresses(home, (0,syntax_preview/* deploymentRoot */.gS)(preview, origin), robots);
    const folded = new FoldedChecks();
    const exchange = await start.exchange();
    const asked = (0,redirect_target/* withoutFragment */.f2)(new URL(start.url).href);
    const own = { requestedUrl: home, hops: exchange.hops.slice(-1), final: exchange.final };
    const known = new Map([
        [asked, exchange],
        [home, own],
    ]);
    const list = () => until(enough, () => (0,listed_addresses/* listedAddresses */.i)(start, origin), () => UNLISTED);
    let listed;
    const walk = new SiteWalk({
        addresses,
        preview,
        open,
        known,
        read,
        scripted: new Map([[home, await turn(() => scriptedLinks(start))]]),
        onRead: ({ checks }) => folded.add(checks),
        async listed() {
            listed = await list();
            return listed.urls;
        },
        manners: (0,robots_manners/* robotsManners */.m7)(robots, isOurs),
        maxPages,
        maxMs,
        enough,
        signal,
        onProgress,
    });
    walk.note(home, 'start');
    if (asked !== home && asked.startsWith(`${origin}/`))
        walk.note(asked, 'start');
    while (await turn(() => walk.turn()))
        ;
    onProgress?.(walk.progress());
    listed ??= await turn(list);
    const pages = await turn(() => pagesOfDeployment(start, walk.pages, enough));
    const site = crawledSiteOf(pages, addresses, {
        origin,
        incomplete: walk.whyPartial() ?? whyClosed(robots),
        sitemap: sitemapOf(listed, addresses),
        sitemapUnknown: listed.unknown,
        robots,
    });
    return { site, folded };
}
const UNLISTED = {
    files: [],
    urls: [],
    entries: 0,
    unknown: 'the crawl was cancelled',
    unread: undefined,
};
function sitemapOf(listed, addresses) {
    if (listed.files.length === 0)
        return null;
    const noted = listed.urls.flatMap(url => addresses.note(url, 'sitemap')?.address.index ?? []);
    return { files: listed.files, listed: noted, entries: listed.entries, unread: listed.unread };
}
/** A robots.txt that cannot be had closes all of the site. */
function whyClosed(robots) {
    return robots.kind === 'disallow-all' || robots.kind === 'unreachable'
        ? `${robots.url} ${robots.reason}, so crawlers stay away`
        : undefined;
}
/** Addresses that the page links to once its scripts ran, and not as it was sent; none where it was not rendered. */
async function scriptedLinks(visit) {
    const { document, sent, scripts, preview } = await visit.judgedPage();
    if (scripts.state !== 'seen')
        return [];
    const inDocument = (page) => (0,page_links/* linksOf */.h)(page)
        .filter(({ address, element }) => element.tagName === 'a' && address?.protocol.startsWith('http'))
        .map(({ address, href }) => {
        const url = (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, address.href));
        return { url, onProduction: url !== (0,redirect_target/* withoutFragment */.f2)(address.href) && (0,syntax_preview/* isFullAddress */.yc)(href) };
    });
    const before = new Set(inDocument(sent.document).map(({ url }) => url));
    const { origin } = new URL(visit.url);
    const added = inDocument(document).filter(({ url }) => !before.has(url) && url.startsWith(`${origin}/`));
    return [...Map.groupBy(added, ({ url }) => url)].map(([url, links]) => ({
        url,
        onProduction: links.every(link => link.onProduction),
    }));
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/engine/thread/program.js
var program = __webpack_require__(44387);
// EXTERNAL MODULE: ./lib/engine/analysis/read-page.js + 1 modules
var read_page = __webpack_require__(87157);
;// CONCATENATED MODULE: ./lib/engine/analysis/page-readers.js




/** Threads beside the one that crawls; more would wait for it. */
const MAX_READERS = 3;
/** Pages before the first of them starts: it takes as long as to read some tens. */
const PAGES_WITHOUT = 8;
/** Pages that a reader has at once, so that the next is there when it has done one, however long this thread is busy. */
const PAGES_AT_ONCE = 3;
/** Bytes of a page that this thread reads itself: however slow it is to read, it soon goes on. */
const MAX_BYTES_HERE = 256 * 1024;
/** Milliseconds for one page; the largest take a second. */
const MAX_MS = 30_000;
const HEAP_LIMIT_MB = 1024;
/** A document and what is read of it, so that most of it never becomes old. */
const YOUNG_MB = 48;
const ENDED = 'the crawl has ended';
/**
 * Reads pages beside the thread that crawls, as soon as there are many, or a large one; small ones in it as well, while
 * those beside it have enough to do. A page that takes all of a thread's time or memory costs that thread, and is not
 * read; those behind it another one reads.
 */
class PageReaders {
    #most;
    #entry;
    #maxMs;
    #readers = new Set();
    #waiting = [];
    #count = 0;
    #isReading = false;
    #isClosed = false;
    /**
     * @param most threads; as many as there are processors to spare, unless given
     * @param maxMs milliseconds for one page
     */
    constructor(most = Math.max(1, Math.min(MAX_READERS, (0,external_node_os_.availableParallelism)() - 1)), entry = (0,program/* program */.D)(), maxMs = MAX_MS) {
        this.#most = most;
        this.#entry = entry;
        this.#maxMs = maxMs;
    }
    read(job) {
        this.#count++;
        if (this.#count > PAGES_WITHOUT || !isSmall(job))
            this.#start();
        const { promise, resolve, reject } = Promise.withResolvers();
        this.#waiting.push({ id: this.#count, job, resolve, reject });
        this.#handOut();
        return promise;
    }
    /** Ends the threads. What they were reading is not read, nor is what was waiting for it. */
    close() {
        this.#isClosed = true;
        for (const reader of this.#readers)
            this.#end(reader, ENDED);
        for (const { job, resolve } of this.#waiting.splice(0))
            resolve(unread(job, ENDED));
    }
    /** What no reader has room for this thread reads, if it is small, one page at a time: in between it has others to serve. */
    #handOut() {
        for (let reader = this.#freeReader(); reader && this.#waiting.length > 0; reader = this.#freeReader()) {
            this.#readIn(reader, this.#waiting.shift());
        }
        if (!this.#isReading)
            void this.#readHere();
    }
    async #readHere() {
        const at = this.#most === 0 ? 0 : this.#waiting.findIndex(({ job }) => isSmall(job));
        const next = at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
        if (!next)
            return;
        this.#isReading = true;
        await (0,read_page/* readPage */.S)(next.job).then(next.resolve, next.reject);
        setImmediate(() => {
            this.#isReading = false;
            this.#handOut();
        });
    }
    /** The one with the least to do, of those that have room. */
    #freeReader() {
        let best;
        for (const reader of this.#readers) {
            if (!reader.hasBegun || reader.readings.size >= PAGES_AT_ONCE)
                continue;
            if (!best || reader.readings.size < best.readings.size)
                best = reader;
        }
        return best;
    }
    #start() {
        while (this.#readers.size < this.#most && !this.#isClosed) {
            const worker = new external_node_worker_threads_.Worker(this.#entry, {
                workerData: { reads: 'pages' },
                execArgv: [],
                stdout: true,
                stderr: true,
                resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MB },
            });
            worker.stdout.resume();
            worker.stderr.resume();
            const reader = { worker, hasBegun: false, readings: new Map() };
            this.#readers.add(reader);
            worker
                .on('message', (answer) => this.#hear(reader, answer))
                .on('error', error => this.#end(reader, error.message))
                .on('exit', () => this.#end(reader, 'its thread has ended'))
                .unref();
        }
    }
    #readIn(reader, page) {
        const { id, job } = page;
        reader.readings.set(id, page);
        if (reader.readings.size === 1)
            this.#time(reader);
        reader.worker.postMessage({ id, job });
    }
    /** Begins the time of the page that a reader has come to. */
    #time(reader) {
        clearTimeout(reader.timer);
        if (reader.readings.size === 0)
            return;
        const late = () => this.#end(reader, `it took more than ${this.#maxMs / 1000} s`);
        reader.timer = setTimeout(late, this.#maxMs);
    }
    #hear(reader, { id, reading, error }) {
        if (!this.#readers.has(reader))
            return;
        reader.hasBegun = true;
        const asked = reader.readings.get(id);
        if (asked) {
            reader.readings.delete(id);
            this.#time(reader);
            asked.resolve(reading ?? unread(asked.job, error ?? 'it has none'));
        }
        this.#handOut();
    }
    #end(reader, reason) {
        if (!this.#readers.delete(reader))
            return;
        clearTimeout(reader.timer);
        void reader.worker.terminate();
        const [first, ...behind] = reader.readings.values();
        first?.resolve(unread(first.job, reason));
        this.#waiting.unshift(...behind);
        if (this.#isClosed)
            return;
        // What cannot even begin is no help.
        if (!reader.hasBegun)
            this.#most = 0;
        else if (this.#waiting.length > 0)
            this.#start();
        this.#handOut();
    }
}
function isSmall({ exchange }) {
    return (exchange.final?.body.length ?? 0) <= MAX_BYTES_HERE;
}
/** Of a page that could not be read its answer is known, and nothing else. */
function unread({ url, exchange }, reason) {
    const status = exchange.hops.at(-1)?.status ?? null;
    const failure = `it could not be read: ${reason}`;
    return { record: { url, status, indexable: null, failure }, links: [], checks: [] };
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
// EXTERNAL MODULE: ./lib/engine/analysis/light-checks.js
var light_checks = __webpack_require__(59559);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-runs.js







/**
 * What the tools say of a site as a whole: what only all of it shows, and on how many pages each check of a page
 * failed. A run for each tool that has anything to say, in their order.
 *
 * @param url that the analysis was asked for
 */
async function siteRuns(url, site, folded) {
    const runs = [];
    for (const tool of tools/* ALL_TOOLS */.W) {
        const run = await siteRun(tool, url, site, folded);
        if (run)
            runs.push(run);
    }
    return runs;
}
async function siteRun(tool, url, site, folded) {
    const startedAt = new Date();
    const topics = (await tool.siteTopics?.()) ?? [];
    const found = topics.map(topic => judgeSite(topic, site));
    const ofSite = topics.flatMap((topic, index) => Object.entries(topic.checks).map(([name, definition]) => (0,run_tool/* checkOf */.EG)(tool.name, name, definition, found[index].judgements[name])));
    const light = (await (0,light_checks/* lightTopics */.r)()).filter(topic => topic.tool === tool.name);
    const checks = [...ofSite, ...light.flatMap(topic => folded.checksOf(topic))];
    if (checks.length === 0)
        return undefined;
    const facts = Object.assign({}, ...found.map(({ facts }) => facts));
    return {
        tool: tool.name,
        url,
        status: 'measured',
        score: (0,score/* toolScore */.nM)(checks),
        checks,
        facts: (0,result_limits/* boundedFacts */.ly)(facts),
        startedAt: startedAt.toISOString(),
        durationMs: Date.now() - startedAt.getTime(),
    };
}
/** What one topic says of a site. Where not all of it was seen, each answer says for what it holds. */
function judgeSite(topic, site) {
    const { incomplete } = site;
    const findings = findingsOf(topic, site);
    if (incomplete === undefined)
        return findings;
    const needsWhole = new Set(topic.needsWhole ?? []);
    const entries = Object.entries(findings.judgements).map(([name, judgement]) => [
        name,
        needsWhole.has(name) ? unseen(judgement, incomplete) : partOf(judgement, incomplete),
    ]);
    return { ...findings, judgements: Object.fromEntries(entries) };
}
function findingsOf(topic, site) {
    try {
        return topic.judge(site);
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ))
            throw error;
        return { judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, (0,judging_judgement/* judgedWithout */.Qh)(error)) };
    }
}
function unseen(judgement, incomplete) {
    return judgement.outcome === 'not-applicable'
        ? judgement
        : (0,judging_judgement/* notMeasured */.q7)(`not all of the site was seen: ${incomplete}`);
}
/** A pass is one of the pages that were seen; what failed there failed. */
function partOf(judgement, incomplete) {
    if (judgement.outcome !== 'pass')
        return judgement;
    const note = `on the pages that were seen: ${incomplete}`;
    return (0,judging_judgement/* pass */.IX)(judgement.message === undefined ? note : `${judgement.message}; ${note}`);
}

// EXTERNAL MODULE: ./lib/engine/judging/crawled-site.js
var crawled_site = __webpack_require__(10675);
;// CONCATENATED MODULE: ./lib/engine/analysis/told-once.js




const TOLD_OF_SITE = 'told of the whole site, with all pages that have it';
const TOLD_OF_START = 'on the start page alone, where it is told';
/**
 * Takes from the start page what its site tells as well under the same id: there stand all pages that have the fault.
 * Only what the start page alone has of the checks of all pages is told there, where its places are. The scores of the
 * page and of its tools stay as they were measured, so that a fault of the page still costs it points.
 *
 * @param start the start page as all tools judged it
 * @param runs of the site
 */
function toldOnce(start, runs, site, preview) {
    const own = new Map(failuresOf(start.runs).map(check => [check.id, check]));
    const ofSite = runs.map(run => withChecks(run, check => (isOfStartAlone(check, own, site) ? idle(check) : check)));
    const told = new Map(failuresOf(ofSite).map(check => [check.id, check]));
    const here = (url) => (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, url));
    const page = {
        ...start,
        runs: start.runs.map(run => ({
            ...run,
            checks: run.checks.map(check => {
                const same = check.outcome === 'fail' ? told.get(check.id) : undefined;
                return same ? withoutTold(check, same, site, here) : check;
            }),
        })),
    };
    return { start: page, runs: ofSite };
}
function failuresOf(runs) {
    return runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'));
}
function withChecks(run, changed) {
    const checks = run.checks.map(changed);
    return checks.every((check, at) => check === run.checks[at])
        ? run
        : { ...run, checks, score: (0,score/* toolScore */.nM)(checks) };
}
function isOfStartAlone(check, own, { pages }) {
    const { id, outcome, occurrences, occurrenceCount } = check;
    if (outcome !== 'fail' || !own.has(id) || occurrences.length !== 1 || occurrenceCount !== undefined)
        return false;
    return occurrences[0].url === pages[0].url;
}
function idle({ occurrenceCount: _, failedPages: __, ...check }, message = TOLD_OF_START) {
    return { ...check, outcome: 'not-applicable', message, occurrences: [] };
}
/** A check of the start page without the places that the same check of the site names. */
function withoutTold(check, same, site, here) {
    const { url } = site.pages[0];
    const told = new Set(same.occurrences.map(place => place.url));
    // What a place on the page itself is about may be where it leads: its canonical, its versions, its redirect.
    const isPageTold = told.has(url) || targetsOf(site).some(target => told.has(target));
    const left = check.occurrences.filter(place => {
        const at = here(place.url);
        return at === url ? !isPageTold : !(told.has(at) || told.has(url));
    });
    if (left.length === check.occurrences.length && left.length > 0)
        return check;
    return left.length === 0 ? idle(check, TOLD_OF_SITE) : { ...check, occurrences: left };
}
function targetsOf(site) {
    const { graph } = site;
    const targets = [graph.canonicalOf(0), graph.redirectOf(0), ...graph.alternatesOf(0).map(({ to }) => to)];
    return targets.flatMap(target => (target === undefined ? [] : (0,crawled_site/* addressOf */.c)(site, target)));
}

// EXTERNAL MODULE: ./lib/engine/run-judgements.js + 1 modules
var run_judgements = __webpack_require__(77760);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/analyze.js











/** Tools that run at once. */
const TOOLS_AT_ONCE = 4;
/**
 * Analyses a site: crawls it, judges what only all of it shows and the light checks of every page, and runs every tool
 * on the start page. The score is the mean of that page's and the site's.
 */
async function analyzeSite(start, options) {
    const { visitOf, open, release, tools, runTool, enough } = options;
    const address = withCredentialsOf(start);
    const readers = new PageReaders();
    try {
        const { site, folded } = await crawlSite(visitOf(start), {
            ...options,
            open: url => open(address(url)),
            read: job => readers.read(job),
        });
        readers.close();
        if (site.pages.length === 0)
            throw new not_measured/* NotMeasured */.ke(site.incomplete ?? 'its start page was not read');
        const shown = (0,url_secrets/* withoutUserInformation */.ah)(start);
        const limit = (0,p_limit/* default */.A)(TOOLS_AT_ONCE);
        const cancelled = (tool) => () => (0,unmeasured_run/* unmeasuredRun */.f)(tool, shown, 'the run was cancelled before this tool was done');
        const ofStart = await Promise.all(tools.map(tool => limit(() => until(enough, () => runTool(tool, start), cancelled(tool)))));
        const ofSite = await siteRuns(shown, site, folded);
        const startPage = { url: shown, score: (0,score/* pageScore */.WY)(ofStart), runs: ofStart };
        const [page] = tools.length === 0 ? [] : await (0,run_judgements.withRunJudgements)([startPage]);
        const told = page && toldOnce(page, ofSite, site, visitOf(start).preview);
        const runs = told?.runs ?? ofSite;
        return {
            status: 'measured',
            score: (0,score/* meanScore */.UQ)([...(told ? [told.start.score] : []), (0,score/* siteScore */.eq)(runs)]),
            pages: told ? [told.start] : [],
            runs,
            crawl: crawlOf(site),
            facts: factsOf(site, options),
        };
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return notAnalyzed(error.message);
        throw error;
    }
    finally {
        readers.close();
        // Whoever wants no tools here may be running them.
        if (tools.length > 0)
            release(start);
    }
}
/** An analysis that gave no result, and why. */
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}
function crawlOf({ pages, unvisited, incomplete, sitemap }) {
    const counts = {};
    for (const { why } of unvisited)
        counts[why] = (counts[why] ?? 0) + 1;
    return {
        whole: incomplete === undefined,
        ...(incomplete !== undefined && { reason: incomplete }),
        sitemap: sitemap && { files: [...sitemap.files], listed: sitemap.listed.length },
        unvisited: counts,
        records: [...pages],
    };
}
function factsOf({ pages, sitemap, incomplete }, { maxPages }) {
    return {
        addresses: pages.length,
        pages: pages.filter(({ template }) => template !== undefined).length,
        indexable: pages.filter(({ indexable }) => indexable === true).length,
        listed: sitemap?.listed.length ?? null,
        maxPages,
        whole: incomplete === undefined,
    };
}
/** What the start was given to be let in opens the other pages of its origin too. */
function withCredentialsOf(start) {
    const { username, password, origin } = new URL(start);
    return url => {
        const page = new URL(url);
        if (page.origin !== origin || (username === '' && password === '') || page.username !== '')
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}


/***/ }),

/***/ 25504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ CrawlScope)
/* harmony export */ });
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1589);
/* harmony import */ var _syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15681);


/** Characters of a path with its query above which a URL is made by a fault; sitemaps allow 2,048. */
const MAX_PATH_LENGTH = 2048;
/** Times that a segment may come in one path: more is a relative link that grows with each page. */
const MAX_SAME_SEGMENTS = 2;
/** URLs of one path that differ in their query: filters and sorting have no end. */
const MAX_QUERIES_PER_PATH = 20;
/** URLs of one form that end in two numbers or more, as the days of a calendar. */
const MAX_NUMBERED = 50;
/** URLs that a crawl remembers. */
const MAX_SEEN = 100_000;
/** Decides which URLs a crawl of a site takes: pages of its origin, each once, without what has no end. */
class CrawlScope {
    #origin;
    #seen = new Set();
    #families = new Map();
    constructor(start) {
        this.#origin = new URL(start).origin;
    }
    /** Whether a URL belongs to the site. */
    isInside(url) {
        return URL.parse(url)?.origin === this.#origin;
    }
    /** A URL without fragment where it is new and to be taken; from then on it is not new any more. */
    take(address) {
        if (this.#seen.has((0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFragment */ .f2)(address)))
            return undefined;
        const url = URL.parse(address);
        if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN)
            return undefined;
        url.hash = '';
        const { href } = url;
        if (this.#seen.has(href) || this.refusal(url) !== undefined)
            return undefined;
        this.#seen.add(href);
        return href;
    }
    /**
     * Why a new URL of the site is not to be taken: it is no page by its ending, or one of very many that are made by a
     * fault; undefined where it is. To be asked once for each.
     */
    refusal(url) {
        if ((0,_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAddress */ .L)(url))
            return 'file';
        return isTrap(url) || !this.#hasRoom(url) ? 'trap' : undefined;
    }
    /** Counts the URLs that differ in little alone. */
    #hasRoom({ pathname, search }) {
        const families = [];
        if (search !== '')
            families.push([`${pathname}?`, MAX_QUERIES_PER_PATH]);
        if (/\/\d+\/\d+\/?$/.test(pathname))
            families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED]);
        if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most))
            return false;
        for (const [family] of families)
            this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
        return true;
    }
}
/** Whether a path repeats itself or is too long, as relative links from a wrong base make it. */
function isTrap({ pathname, search }) {
    if (pathname.length + search.length > MAX_PATH_LENGTH)
        return true;
    const counts = new Map();
    for (const segment of pathname.split('/')) {
        const count = (counts.get(segment) ?? 0) + 1;
        if (segment !== '' && count > MAX_SAME_SEGMENTS)
            return true;
        counts.set(segment, count);
    }
    return false;
}


/***/ }),

/***/ 82744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PoliteRequests)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70370);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9670);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);




/** Requests at once, until the host asks for fewer. */
const AT_ONCE = 8;
/** Times that a page is asked for of a host that turns requests away, and where the connection broke. */
const MAX_TRIES = 3;
const MAX_BROKEN_TRIES = 2;
/** Milliseconds that a host is left alone that turned a request away without saying for how long. */
const PAUSE_MS = 1000;
/** The same after a broken connection, and at the least. */
const BROKEN_PAUSE_MS = 500;
const MIN_PAUSE_MS = 100;
/** The longest wait, in milliseconds, that a `Retry-After` is granted. */
const MAX_RETRY_AFTER_MS = 10_000;
/** Pages in a row that a host turns away after all tries, and is then left alone. */
const MAX_TURNED_AWAY = 3;
/**
 * Requests to one host that keep to what it asks for: a delay between two, and fewer of them and a pause when it answers
 * 429 or 503. It is left alone where it wants a longer pause, or goes on to turn requests away.
 */
class PoliteRequests {
    #options;
    #limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(AT_ONCE);
    /** Milliseconds since 1970 before which no request begins. */
    #next = 0;
    #turnedAway = 0;
    #end;
    constructor(options) {
        this.#options = options;
        if (options.delayMs > 0)
            this.#limit.concurrency = 1;
    }
    /** How many pages may be asked for at once now. */
    get atOnce() {
        return this.#limit.concurrency;
    }
    /** Why nothing is asked for any more; undefined as long as it is. */
    get end() {
        return this.#end;
    }
    /** What a page answers; undefined where it is not asked for any more. Rejects where the signal aborts. */
    ask(send) {
        return this.#limit(() => this.#ask(send));
    }
    async #ask(send) {
        for (let tries = 1;; tries++) {
            if (!(await this.#turn()))
                return undefined;
            const exchange = await send();
            if (isBroken(exchange) && tries < MAX_BROKEN_TRIES) {
                this.#pause(BROKEN_PAUSE_MS);
                continue;
            }
            if (!isTurnedAway(exchange)) {
                this.#turnedAway = 0;
                return exchange;
            }
            this.#limit.concurrency = Math.max(1, this.#limit.concurrency >> 1);
            const asked = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .V)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(exchange.final, 'retry-after'), Date.now());
            this.#pause(asked ?? PAUSE_MS);
            const isTooLong = asked !== undefined && asked > MAX_RETRY_AFTER_MS;
            if (tries < MAX_TRIES && this.#end === undefined && !isTooLong)
                continue;
            this.#turnedAway++;
            const { status } = exchange.final;
            // "Too many requests" is about the crawler, and "unavailable" may be about one page.
            if (this.#turnedAway >= MAX_TURNED_AWAY || (isTooLong && status === 429)) {
                const words = isTooLong ? `and asks to wait ${Math.ceil(asked / 1000)} seconds` : 'again and again';
                this.#end ??= `it answers ${status} ${words}`;
            }
            return exchange;
        }
    }
    #pause(ms) {
        const wait = Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_RETRY_AFTER_MS);
        this.#next = Math.max(this.#next, Date.now() + wait);
    }
    /** Waits until a request may begin; false where it may not any more. */
    async #turn() {
        const { delayMs, deadline = Number.POSITIVE_INFINITY, signal } = this.#options;
        for (;;) {
            signal.throwIfAborted();
            const now = Date.now();
            if (Math.max(now, this.#next) > deadline)
                this.#end ??= 'it takes too long';
            if (this.#end !== undefined)
                return false;
            if (this.#next <= now) {
                this.#next = now + delayMs;
                return true;
            }
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(this.#next - now, undefined, { signal });
        }
    }
}
function isBroken({ failure }) {
    return failure?.kind === 'connection';
}
function isTurnedAway(exchange) {
    return exchange.final?.status === 429 || exchange.final?.status === 503;
}


/***/ }),

/***/ 57879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vr: () => (/* binding */ MAX_DELAYS_MS),
  Q_: () => (/* binding */ ROBOTS_NAME),
  Rm: () => (/* binding */ delayWords),
  m7: () => (/* binding */ robotsManners)
});

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/parser.js
var parser = __webpack_require__(12655);
;// CONCATENATED MODULE: ./lib/engine/formats/robots-txt/crawl-delay.js

/** Longest delay that a number in robots.txt is taken for, in seconds: an hour between two requests is a no. */
const MAX_SECONDS = 3600;
/**
 * Seconds that robots.txt wants between two requests of a crawler: what `Crawl-delay` says in the groups that name it,
 * else in those for all crawlers; the longest of several, 0 where none says so. It is in no standard, and Google does
 * not read it; others that crawl sites do.
 *
 * @param agent product token in lower case
 * @see https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec
 */
function crawlDelayOf({ lines, byAgent }, agent) {
    const wanted = byAgent.has(agent) ? agent : '*';
    let agents = [];
    let isOpen = false;
    let longest = 0;
    for (const { directive, name, value } of lines) {
        if (directive === 'user-agent') {
            if (!isOpen)
                agents = [];
            agents.push((0,parser/* agentOf */.jk)(value));
            isOpen = true;
        }
        else if (directive !== 'sitemap') {
            isOpen = false;
            const isDelay = name.toLowerCase() === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
            if (isDelay && agents.includes(wanted))
                longest = Math.max(longest, Number(value));
        }
    }
    return Math.min(longest, MAX_SECONDS);
}

;// CONCATENATED MODULE: ./lib/engine/crawl/robots-manners.js

/** The name under which robots.txt may speak to our crawlers; few do, so the rules for all crawlers hold. */
const ROBOTS_NAME = 'seo-preflight';
/** Milliseconds that the delays of robots.txt may take together: with a longer delay fewer addresses are looked at. */
const MAX_DELAYS_MS = 300_000;
/** @param isOurs whether the server is one of this run, which nobody has to spare */
function robotsManners(robots, isOurs) {
    const seconds = robots.kind === 'rules' && !isOurs ? crawlDelayOf(robots.rules, ROBOTS_NAME) : 0;
    const delayMs = seconds * 1000;
    const most = delayMs > 0 ? Math.max(1, Math.floor(MAX_DELAYS_MS / delayMs)) : Number.POSITIVE_INFINITY;
    return { delayMs, most };
}
/** Says that fewer addresses are looked at, as the start of a sentence that goes on with "so". */
function delayWords(delayMs) {
    return `robots.txt asks for ${delayMs / 1000} seconds between two requests`;
}


/***/ }),

/***/ 10675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/** The URL of an address of a site by its index. */
function addressOf({ pages, unvisited }, index) {
    return (pages[index] ?? unvisited[index - pages.length]).url;
}


/***/ }),

/***/ 67299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ request),
/* harmony export */   QT: () => (/* binding */ proxyAgent),
/* harmony export */   g6: () => (/* reexport default export from named module */ undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__),
/* harmony export */   gU: () => (/* reexport default export from named module */ undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_2__)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34660);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14043);
/* harmony import */ var undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59136);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57405);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30883);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53137);
/* harmony import */ var _upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89775);







/*
 * The parts of undici that an audit needs. Its index also loads fetch, WebSocket, caches and mocks, which takes longer
 * than all of these.
 */
// The index adds its functions to every dispatcher; the proxies ask for this one.
Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__.prototype, { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ });

/**
 * Connections through the proxies that the environment names; undefined where it names none. The loopback interface is
 * never asked for through a proxy.
 *
 * @param options `connectTimeout` in milliseconds
 * @throws {Error} with one clear line, without the value, where what the environment names is no proxy
 */
function proxyAgent(options, env) {
    const httpProxy = env['http_proxy'] || env['HTTP_PROXY'] || '';
    const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    if (!httpProxy && !httpsProxy)
        return undefined;
    const noProxy = [env['no_proxy'] || env['NO_PROXY'], _upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .NEVER_PROXIED */ .xr].filter(Boolean).join(',');
    try {
        return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_5__({ ...options, httpProxy, httpsProxy, noProxy });
    }
    catch {
        // The cause would bring the value along, with its password.
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
/** As `request` of undici. */
function request({ origin, pathname, search }, { dispatcher, ...options }) {
    return undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__.call(dispatcher, { ...options, origin, path: pathname + search });
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



/** Hosts that are never asked for through a proxy: it would lead to its own machine. */
const NEVER_PROXIED = 'localhost,127.0.0.1,[::1]';
/** The proxy of the environment for a URL, by the rules that the HTTP client follows; undefined where there is none. */
function upstreamProxyFor(url, env = process.env) {
    const plain = env['http_proxy'] ?? env['HTTP_PROXY'];
    const secure = env['https_proxy'] ?? env['HTTPS_PROXY'];
    const written = url.protocol === 'https:' ? secure || plain : plain;
    const proxy = URL.parse(written ?? '');
    if (!proxy || !/^https?:$/.test(proxy.protocol) || isExcluded(url, env))
        return undefined;
    return proxy;
}
/** Value of `Proxy-Authorization` for a proxy that is given with a name; undefined for others. */
function proxyAuthorization({ username, password }) {
    if (username === '')
        return undefined;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
/** By `NO_PROXY`: `host`, `.host`, `*.host` and `*`, each with or without a port. */
function isExcluded({ hostname, port, protocol }, env) {
    const host = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .plainHost */ .jV)(hostname);
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    const list = [env['no_proxy'] ?? env['NO_PROXY'] ?? '', NEVER_PROXIED].join(',');
    return list.split(/[,\s]+/).some(entry => {
        // An address of IPv6 without brackets has no port.
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
/** Asks a proxy for something over a connection of its own. */
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

/***/ 77760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checksOverSite: () => (/* binding */ checksOverSite),
  f: () => (/* binding */ runPage),
  withRunJudgements: () => (/* binding */ withRunJudgements)
});

// EXTERNAL MODULE: ./lib/api/kept-pages.js
var kept_pages = __webpack_require__(72467);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/engine/judging/compared-facts.js
/** Facts by which topics compare pages: more of each page is not kept meanwhile. */
const COMPARED_FACTS = [
    'title',
    'description',
    'indexable',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
    'types',
    'alternates',
    'alternatesLeftOut',
    'targets',
    'card',
    'indexFiles',
    'foreignLinks',
];
/** Of a tool's facts those by which pages are compared. */
function comparedFactsOf(facts) {
    const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]]] : []));
    return Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/engine/run-judgements.js








/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
async function withRunJudgements(pages) {
    const added = new Map();
    const comparable = pages.map(comparablePage);
    const byOrigin = Map.groupBy(comparable, ({ page }) => (0,origin/* originOf */.y)(page.url));
    for (const tool of tools/* ALL_TOOLS */.W) {
        for (const ofSite of byOrigin.values())
            await judgeSite(tool, ofSite, added);
    }
    if (added.size === 0)
        return [...pages];
    return pages.map((page, index) => {
        const ofTools = added.get(comparable[index]);
        const runs = page.runs.map(run => withChecks(run, isOurs(run) ? ofTools?.get(run.tool) : undefined));
        return (0,kept_pages/* withRuns */.R7)(page, runs, (0,score/* pageScore */.WY)(runs));
    });
}
function comparablePage(page) {
    const ends = new Map();
    for (const run of page.runs)
        if (isOurs(run) && !ends.has(run.tool))
            ends.set(run.tool, run.finalUrl);
    return { page: runPage(page), ends };
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = tools/* ALL_TOOLS */.W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages, added) {
    if (!tool.runTopics)
        return;
    const measured = pages.filter(({ ends }) => ends.has(tool.name));
    if (measured.length === 0)
        return;
    const own = onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url);
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge([...own.keys()].map(({ page }) => page));
        for (const [name, definition] of Object.entries(topic.checks)) {
            const add = (page, judgement) => {
                const ofTools = added.get(page) ?? new Map();
                added.set(page, ofTools);
                const checks = ofTools.get(tool.name) ?? [];
                ofTools.set(tool.name, checks);
                checks.push((0,run_tool/* checkOf */.EG)(tool.name, name, definition, judgement));
            };
            for (const [index, [one, others]] of [...own].entries()) {
                add(one, judgements[name][index]);
                const same = (0,judgement/* notApplicable */.hH)(`the same page as ${one.page.url}, where it is judged`);
                for (const other of others)
                    add(other, same);
            }
        }
    }
}
/**
 * Each page once, with the other addresses of the run whose redirects lead to the same one: a page is no copy of itself.
 * The address at which the page is stands for it, else the first that leads there.
 */
function onceByEnd(measured, endOf) {
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
/** A page as its run is judged by it. */
function runPage({ url, runs }) {
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    const factsOf = new Map();
    for (const { tool, facts } of runs.filter(isOurs)) {
        if (!factsOf.has(tool))
            factsOf.set(tool, comparedFactsOf(facts));
    }
    return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) };
}
/** A check that was judged before, as in a shard, is judged anew. */
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    return (0,lazy_facts/* changedRun */.Mn)(run, { checks, score: run.instrument === undefined ? (0,score/* toolScore */.nM)(checks) : run.score });
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

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
/** Endings of files that are no pages. */
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
/** Whether a URL is that of a file such as an image, a PDF or a feed, by its ending. */
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
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

/***/ 27322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   No: () => (/* binding */ mayBeBeside),
/* harmony export */   Zz: () => (/* binding */ askForMissing),
/* harmony export */   ac: () => (/* binding */ askBeside),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   sC: () => (/* binding */ isJudgedHere)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77478);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80800);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11312);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47791);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30539);








/** Most folders of production of which a page is compared with the audited one, in a run. */
const MAX_COMPARED = 200;
/** Milliseconds for such a page. */
const PAGE_TIMEOUT_MS = 10_000;
/** Decoded bytes of such a page, of which the head is what counts. */
const MAX_PAGE_BYTES = 512 * 1024;
/** What a production answer means for an address that the preview lacks: broken there as well, or not to be judged. */
function isJudgedHere({ answer, isOfDeployment }, namesResolve) {
    const { state } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOn */ .H)(answer, { internal: true, formOnly: false, namesResolve });
    return state === 'broken' || (state === 'ok' && isOfDeployment);
}
/** Which folders of the audited host are known to be of the deployment, by what answered in them. */
function foldersOf(site, answered) {
    const folders = new Set([folderOf(site.page)]);
    for (const url of answered) {
        const here = url.host === site.page.host ? url.href : (0,_site_js__WEBPACK_IMPORTED_MODULE_5__/* .copyHere */ .AA)(site, url)?.url;
        if (here !== undefined)
            folders.add(folderOf(new URL(here)));
    }
    return folders;
}
/**
 * What production answers where the preview has nothing; undefined where it is not to be asked, so that the preview
 * decides. The host of production may carry other applications and repositories beside the deployment, each in a folder
 * of its own. But what this very change deletes is on production as well, until the release. So production is asked only
 *
 * - for what the page names by an address of production: a relative one means the deployment itself,
 * - in a folder in which nothing of the preview answers, neither the folder itself, nor the audited page, nor any other
 *   target of it. What lies at the root is the deployment's.
 *
 * Where a page answers there that loads a script or style from the same place of the host as the audited page does,
 * then it is a page of the same site, which the change deletes. Anything else that answers is no part of it.
 *
 * @param folders see {@link foldersOf}
 */
async function askBeside(visit, site, { address, links, role }, folders) {
    const copy = (0,_site_js__WEBPACK_IMPORTED_MODULE_5__/* .copyHere */ .AA)(site, address);
    if (!copy?.decides || !links.every(({ href }) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .isFullAddress */ .yc)(href)))
        return undefined;
    const missing = { here: new URL(copy.url), address, isPage: role !== 'resource' && role !== 'hint' };
    return await askForMissing(visit, site, missing, folders);
}
/** The same for what is named by a full address in any way, as by a sitemap; see {@link askBeside}. */
async function askForMissing(visit, site, { here, address, isPage }, folders) {
    if (!mayBeBeside(here, folders))
        return undefined;
    const folder = folderOf(here);
    const ofFolder = await visit.linkAnswer(new URL(folder, here).href);
    if (ofFolder.failure || ofFolder.status === null || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(ofFolder.status))
        return undefined;
    const answer = await visit.linkAnswer(address.href, { onProduction: true });
    const works = !answer.failure && answer.status !== null && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(answer.status);
    if (!works || !isPage)
        return { answer, isOfDeployment: false };
    const { document } = await visit.judgedPage();
    const isOwn = (url) => url.host === site.page.host || site.futureHosts.has((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(url.host));
    const own = loadedFrom(document, isOwn);
    const theirs = await loadedByPageOf(visit, folder, address);
    return { answer, isOfDeployment: theirs.some(place => place !== folder && own.has(place)) };
}
/** Whether the folder of an address on the preview is none of those that are known to be of the deployment. */
function mayBeBeside(here, folders) {
    const folder = folderOf(here);
    return folder !== '/' && !folders.has(folder);
}
/** The first folder of a path, as `/docs/`; `/` for what lies at the root. */
function folderOf({ pathname }) {
    return /^\/[^/]+\//.exec(pathname)?.[0] ?? '/';
}
const LOADED = new Set(['script', 'stylesheet']);
/** The folders of its site from which a page loads scripts and styles, and such files that lie at the root. */
function loadedFrom(document, isOwn) {
    const places = new Set();
    for (const { kind, address } of (0,_page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .h)(document)) {
        if (!address || !LOADED.has(kind) || !isOwn(address))
            continue;
        const folder = folderOf(address);
        places.add(folder === '/' ? address.pathname : folder);
    }
    return places;
}
/** The same of the first page that is asked for in a folder of production, once a run. */
async function loadedByPageOf(visit, folder, url) {
    const known = await visit.onceForSite(`pages beside the deployment on ${url.origin}`, async () => new Map());
    const found = known.get(folder);
    if (found)
        return await found;
    if (known.size >= MAX_COMPARED)
        return [];
    const loading = loadedByPage(visit, url);
    known.set(folder, loading);
    loading.catch(() => known.delete(folder));
    return await loading;
}
async function loadedByPage(visit, url) {
    const chunks = [];
    const { final } = await visit.stream(url.href, async (body, response) => {
        if (!/html/.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .mediaType */ .JL)(response)))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES });
    if (!final || chunks.length === 0)
        return [];
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(Buffer.concat(chunks), (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
    const { host } = new URL(final.url);
    return [...loadedFrom(new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), own => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(own.host) === (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(host))];
}


/***/ }),

/***/ 47791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ copyHere),
/* harmony export */   f1: () => (/* binding */ asPublished),
/* harmony export */   iu: () => (/* binding */ isInternal),
/* harmony export */   rQ: () => (/* binding */ ledTo),
/* harmony export */   zB: () => (/* binding */ isOnFutureHost),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77478);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/**
 * A preview names its production host in the canonical and in `og:url`, where the settings do not. Links to that host
 * are links within the site, whose pages may so far exist here alone.
 */
function siteOf(page) {
    const here = new URL(page.url);
    const hosts = page.preview?.host === undefined ? namedHosts(page) : [(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(page.preview.host)];
    return {
        page: here,
        local: (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(here.hostname),
        futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
        preview: page.preview,
    };
}
function namedHosts(page) {
    const ogUrl = page.document
        .elements('meta')
        .find(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const named = [(0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(page), URL.parse((ogUrl && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(ogUrl, 'content')) ?? '')];
    return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []));
}
/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
function isInternal(site, url) {
    return hostOf(url) === hostOf(site.page) || isOnFutureHost(site, url);
}
/** Whether a URL is on a host where the page will live. */
function isOnFutureHost({ futureHosts }, url) {
    return futureHosts.has(hostOf(url));
}
/** Undefined for what will not live elsewhere. */
function copyHere(site, url) {
    if (site.futureHosts.size === 0 || !isOnFutureHost(site, url))
        return undefined;
    if (site.preview?.host === undefined) {
        return { url: `${new URL(site.page).origin}${url.pathname}${url.search}`, decides: false };
    }
    const here = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .hereOf */ .IS)(site.preview, url);
    return here && { url: here.href, decides: true };
}
/**
 * Where a redirect of a link leads, in words of the link: where the audited host answered in the place of production, its
 * own addresses are those that production will have.
 */
function ledTo(site, link, target) {
    const url = new URL(target);
    if (url.origin !== site.page.origin || link.origin === url.origin || !copyHere(site, link))
        return target;
    if (site.preview?.host === undefined)
        return `${link.origin}${url.pathname}${url.search}${url.hash}`;
    const there = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .productionAddressOf */ .Tc)(site.preview, url);
    return there === undefined ? target : `${link.origin}${there.pathname}${there.search}${url.hash}`;
}
/** An address of the preview as production will have it, where that is known; every other one as it is. */
function asPublished({ preview }, address) {
    const url = URL.parse(address);
    return (url && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .productionAddressOf */ .Tc)(preview, url)?.href) ?? address;
}
/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }) {
    return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(host);
}
function isHttp({ protocol }) {
    return protocol === 'http:' || protocol === 'https:';
}


/***/ }),

/***/ 30539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ verdictOn)
/* harmony export */ });
/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
const UNVERIFIABLE_STATUSES = new Set([
    401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
]);
/** Redirects that cannot be followed: without a `Location` there is no page. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Certificates that every browser refuses. A chain that seems incomplete may be mended by browsers, or is a proxy's. */
const REFUSED_CERTIFICATES = new Set([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
]);
/**
 * Whether a link works. Broken is only what visitors cannot open for sure: 404 and 410, names that do not exist,
 * certificates that browsers refuse, endless redirects, and of the audited site also every other error it gives to a
 * plain request. Other sites keep checkers away with errors of all kinds, so theirs prove nothing.
 */
function verdictOn(answer, circumstances) {
    const { status, failure } = answer;
    if (answer.declined)
        return { state: 'unverified', reason: 'was not asked for: its host limits requests' };
    if (failure && failure.kind !== 'bad-encoding') {
        const broken = isBrokenFailure(answer, circumstances);
        return { state: broken ? 'broken' : 'unverified', reason: failure.message };
    }
    if (status === null)
        return { state: 'unverified', reason: 'gave no answer' };
    const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`;
    return { state: stateOf(status, answer, circumstances), reason };
}
function stateOf(status, answer, circumstances) {
    const { internal, formOnly } = circumstances;
    if (status < 300 || status === 304)
        return 'ok';
    if (REDIRECTS.has(status))
        return answer.failure ? 'unverified' : 'broken';
    if (status < 400)
        return 'ok';
    if (status === 404 || status === 410)
        return 'broken';
    if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
        return 'unverified';
    return status < 600 ? 'broken' : 'unverified';
}
function isBrokenFailure(answer, { internal, namesResolve }) {
    const { kind, code = '' } = answer.failure;
    switch (kind) {
        case 'dns':
            return code === 'ENOTFOUND' && namesResolve && !answer.doubtful;
        case 'certificate':
            return REFUSED_CERTIFICATES.has(code);
        case 'redirect-loop':
        case 'too-many-redirects':
            return !answer.cookieOnTheWay;
        case 'bad-location':
            return internal;
        default:
            return false;
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
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3075);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62344);


/** Whether a tool must have something gathered. */
function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_0__.ENGINE_TOOLS[tool].needs.includes(need);
}
/** What some tools read of a page in Chrome that is gathered for its readers alone. */
function gatheredFor(tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOLS */ .I) {
    return new Set(tools.flatMap(tool => _index_js__WEBPACK_IMPORTED_MODULE_0__.ENGINE_TOOLS[tool].gathers ?? []));
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
/* harmony export */   f: () => (/* binding */ unmeasuredRun)
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


/***/ })

};
