export const id = 3843;
export const ids = [3843];
export const modules = {

/***/ 43843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findingsCsv: () => (/* binding */ findingsCsv),
  pagesCsv: () => (/* binding */ pagesCsv)
});

// EXTERNAL MODULE: ./lib/report/view/crawl.js
var crawl = __webpack_require__(12357);
;// CONCATENATED MODULE: ./lib/report/view/page-rows.js

function* pageRows({ pages, analyses }) {
    const records = new Map();
    for (const record of analyses.flatMap(({ records }) => records))
        records.set(record.url, record);
    const sent = ({ url }) => url.split('#', 1)[0];
    const audited = new Set(pages.map(sent));
    for (const page of pages)
        yield rowOfPage(page, records.get(sent(page)));
    for (const [url, record] of records)
        if (!audited.has(url))
            yield rowOfRecord(record);
}
function rowOfPage(page, record) {
    const facts = (tool) => page.facts[tool] ?? {};
    const { serp, content } = { serp: facts('serp'), content: facts('content') };
    const links = objectOf(content['links']);
    const answer = answerIn(facts('redirects'));
    const obstacle = record?.obstacle ?? obstacleIn(facts, answer);
    const known = record && rowOfRecord(record);
    const isIndexable = typeof serp['indexable'] === 'boolean' ? serp['indexable'] : null;
    return {
        url: page.url,
        audited: true,
        status: answer.status ?? known?.status ?? null,
        redirect: answer.redirect ?? known?.redirect ?? null,
        indexable: obstacle === undefined ? (known?.indexable ?? isIndexable) : false,
        obstacle: obstacle === undefined ? null : crawl/* OBSTACLES */.Dt[obstacle],
        canonical: textOf(serp['canonical']) ?? known?.canonical ?? null,
        title: textOf(serp['title']) ?? known?.title ?? null,
        description: textOf(serp['description']) ?? known?.description ?? null,
        h1: textOf(content['h1']) ?? known?.h1 ?? null,
        words: numberOf(objectOf(content['text'])['words']) ?? known?.words ?? null,
        linksIn: known?.linksIn ?? null,
        linksOut: numberOf(links['internal']) ?? known?.linksOut ?? null,
        linksExternal: numberOf(links['external']) ?? known?.linksExternal ?? null,
        score: page.score,
        scores: Object.fromEntries(Object.values(page.runs).map(({ tool, score }) => [tool, score])),
        errors: page.failures.error,
        warnings: page.failures.warning,
        notices: page.failures.notice,
    };
}
function rowOfRecord(record) {
    const { url, status, redirects, finalUrl, indexable, obstacle, linksIn, linksOut, linksExternal } = record;
    return {
        url,
        audited: false,
        status: redirects?.[0]?.status ?? status,
        redirect: finalUrl === undefined || finalUrl === url ? null : finalUrl,
        indexable,
        obstacle: obstacle === undefined ? null : crawl/* OBSTACLES */.Dt[obstacle],
        canonical: record.canonical?.url ?? null,
        title: record.title?.text ?? null,
        description: record.description?.text ?? null,
        h1: record.h1?.text ?? null,
        words: record.words ?? null,
        linksIn,
        linksOut,
        linksExternal: linksExternal ?? null,
        score: null,
        scores: {},
        errors: null,
        warnings: null,
        notices: null,
    };
}
function answerIn(redirects) {
    const chain = Array.isArray(redirects['chain']) ? redirects['chain'] : [];
    const finalStatus = numberOf(redirects['finalStatus']);
    return {
        status: numberOf(objectOf(chain[0])['status']) ?? finalStatus,
        finalStatus,
        redirect: chain.length > 1 ? textOf(redirects['finalUrl']) : null,
    };
}
function obstacleIn(facts, answer) {
    const verdict = objectOf(objectOf(facts('robots')['verdicts'])['Googlebot']);
    const { indexable, canonicalIs } = facts('serp');
    if (verdict['allowed'] === false)
        return 'robots-txt';
    if (answer.redirect !== null)
        return 'redirect';
    if (answer.finalStatus !== null && answer.finalStatus >= 400)
        return 'status';
    if (indexable === false)
        return 'noindex-meta';
    return canonicalIs === 'elsewhere' ? 'canonical' : undefined;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function numberOf(value) {
    return typeof value === 'number' ? value : null;
}
function textOf(value) {
    return typeof value === 'string' ? value : null;
}

// EXTERNAL MODULE: ./lib/report/view/place-rows.js
var place_rows = __webpack_require__(58067);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
;// CONCATENATED MODULE: ./lib/report/csv/cells.js


const MAX_CELL = 5_000;
const FORMULA_START = /^['"\s]*[=+\-@＝＋－＠]/u;
const FORMULA_WITHIN = /(;['"\s]*)(?=[=+\-@＝＋－＠])/gu;
const MAX_KNOWN = 10_000;
class CsvRows {
    #known = new Map();
    row(cells) {
        return `${cells.map(cell => this.#written(cell)).join(',')}\r\n`;
    }
    #written(cell) {
        if (cell === null || cell === undefined)
            return '';
        if (typeof cell === 'number')
            return Number.isFinite(cell) ? String(cell) : '';
        if (typeof cell === 'boolean')
            return cell ? 'yes' : 'no';
        const known = this.#known.get(cell);
        if (known !== undefined)
            return known;
        if (this.#known.size === MAX_KNOWN)
            this.#known.clear();
        const written = textCell(cell);
        this.#known.set(cell, written);
        return written;
    }
}
function addressCell(url) {
    return typeof url === 'string' ? (0,url_secrets/* withoutUserInformation */.ah)(url) : url;
}
function textCell(cell) {
    const line = (0,one_line/* oneLine */.T)(cell, MAX_CELL).replace(FORMULA_WITHIN, "$1'");
    const text = FORMULA_START.test(line) ? `'${line}` : line;
    return text === '' ? '' : `"${text.replaceAll('"', '""')}"`;
}

;// CONCATENATED MODULE: ./lib/report/csv/csv.js




const BYTE_ORDER_MARK = '\uFEFF';
const CHUNK = 64 * 1024;
function pagesCsv(view) {
    return inChunks(pageLines(view));
}
function findingsCsv(view) {
    return inChunks(placeLines(view));
}
function* pageLines(view) {
    const tools = view.tools.all;
    yield [
        ...['url', 'audited', 'status', 'redirects to', 'indexable', 'why not indexable', 'canonical'],
        ...['title', 'title length', 'description', 'description length', 'h1', 'words'],
        ...['internal links in', 'internal links out', 'external links'],
        ...['score', ...tools, 'errors', 'warnings', 'notices'],
    ];
    for (const row of pageRows(view)) {
        const { title, description } = row;
        yield [
            ...[addressCell(row.url), row.audited, row.status, addressCell(row.redirect)],
            ...[row.indexable, row.obstacle, addressCell(row.canonical)],
            ...[title, lengthOf(title), description, lengthOf(description), row.h1, row.words],
            ...[row.linksIn, row.linksOut, row.linksExternal],
            ...[row.score, ...tools.map(tool => row.scores[tool]), row.errors, row.warnings, row.notices],
        ];
    }
}
function* placeLines(view) {
    yield [
        ...['severity', 'check', 'title', 'tool', 'page', 'place', 'selector', 'line', 'snippet'],
        ...['message', 'fix', 'baseline'],
    ];
    for (const { finding, failure, place, fate } of (0,place_rows/* placeRows */.b)(view)) {
        const { occurrence } = place;
        yield [
            ...[failure.severity, finding.id, finding.title, finding.tool],
            ...[addressCell(place.page.url), addressCell(place.resource)],
            ...[occurrence?.selector, occurrence?.line, occurrence?.snippet],
            ...[(0,place_words/* saidOf */.Jo)(place).words, finding.fix, fate],
        ];
    }
}
function lengthOf(text) {
    return text === null ? null : [...text].length;
}
function* inChunks(rows) {
    const csv = new CsvRows();
    let chunk = BYTE_ORDER_MARK;
    for (const row of rows) {
        chunk += csv.row(row);
        if (chunk.length < CHUNK)
            continue;
        yield chunk;
        chunk = '';
    }
    if (chunk !== '')
        yield chunk;
}


/***/ }),

/***/ 58067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ placeRows)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36252);

function* placeRows({ findings, comparison, }) {
    const fresh = comparison && new FreshPlaces(comparison.new);
    for (const finding of findings) {
        for (const failure of finding.failures) {
            for (const place of (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOnPage */ .JH)(failure, Number.POSITIVE_INFINITY)) {
                const fate = fresh && (fresh.has(finding, failure, place.occurrence) ? 'new' : 'known');
                yield { finding, failure, place, fate };
            }
        }
    }
}
class FreshPlaces {
    #keys = new Set();
    constructor(fresh) {
        for (const finding of fresh) {
            for (const failure of finding.failures) {
                for (const { occurrence } of (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOnPage */ .JH)(failure, Number.POSITIVE_INFINITY)) {
                    this.#keys.add(keyOf(finding, failure, occurrence));
                }
            }
        }
    }
    has(finding, failure, occurrence) {
        return this.#keys.has(keyOf(finding, failure, occurrence));
    }
}
function keyOf({ id }, { page, message }, occurrence) {
    if (!occurrence)
        return JSON.stringify([id, page.url]);
    const { url, selector, line, message: said = message } = occurrence;
    return JSON.stringify([id, page.url, url, selector ?? null, line ?? null, said ?? null]);
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Cr: () => (/* binding */ withoutOwnPage),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   SF: () => (/* binding */ othersInWords),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   p5: () => (/* binding */ alikePlaces),
/* harmony export */   ru: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);



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
function alikePlaces(places) {
    const byKey = new Map();
    const listed = [];
    for (const place of places) {
        const { page, resource, ofPage, occurrence: { selector, snippet, line } = {} } = place;
        const key = JSON.stringify([selector, snippet, saidOf(place, true).words]);
        const same = byKey.get(key);
        if (same && !same.pages.includes(page)) {
            same.pages.push(page);
            if (line !== same.place.occurrence?.line)
                same.place = withoutLine(same.place);
            continue;
        }
        const own = { place, pages: [page] };
        listed.push(own);
        if (selector !== undefined && snippet !== undefined && resource === undefined && ofPage === undefined) {
            byKey.set(key, own);
        }
    }
    return listed;
}
function othersInWords(alike) {
    const others = othersOf(alike);
    return others === 0
        ? ''
        : ` and ${alike.place.others?.mayBeMore ? 'at least ' : ''}${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others, 'more place')}`;
}
function othersOf({ place, pages }) {
    const { count = 0 } = place.others ?? {};
    return place.message === undefined ? 0 : Math.max(0, count - (pages.length - 1));
}
function countedOf(alike) {
    return alike.reduce((sum, first) => {
        const shown = alike
            .filter(one => one !== first && one.place.message === first.place.message)
            .reduce((places, { pages }) => places + pages.length, 0);
        return sum + Math.max(0, othersOf(first) - shown);
    }, 0);
}
function firstAlike(list, max) {
    const { lead, places } = saidOnce(list.listed);
    const alike = alikePlaces(places).slice(0, max);
    const shown = alike.reduce((sum, { pages }) => sum + pages.length, 0);
    return { lead, alike, more: Math.max(0, list.count - shown - countedOf(alike)) };
}
function withoutLine(place) {
    if (!place.occurrence)
        return place;
    const { line: _, column: __, ...occurrence } = place.occurrence;
    return { ...place, occurrence };
}
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message;
    const words = [said, ofPage].every(Boolean) ? withPage(said, ofPage) : (said ?? ofPage ?? '');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
function withPage(said, ofPage) {
    return said.endsWith('.') ? `${said} Whole page: ${ofPage}` : `${said}; whole page: ${ofPage}`;
}
const USED_HERE = /; (?:linked|used|asked for in advance)$/;
function withoutOwnPage(message, pageUrl) {
    const own = ` on ${pageUrl}`;
    if (!message.endsWith(own))
        return message;
    const start = message.slice(0, -own.length);
    return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`;
}
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
const MAX_NAMED_PAGES = 3;
function holderOf({ page, morePages = 0 }, isOnlyPage, pages = [page]) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages;
    const more = morePages + pages.length - named.length;
    return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more page')}` };
}


/***/ })

};
