export const id = 435;
export const ids = [435];
export const modules = {

/***/ 60435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  junitChunks: () => (/* binding */ junitChunks)
});

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var view_places = __webpack_require__(36252);
;// CONCATENATED MODULE: ./lib/report/view/run-failures.js
function failuresByRun({ findings }) {
    const byRun = new Map();
    for (const finding of findings) {
        for (const failure of finding.failures) {
            const key = `${finding.tool} ${failure.page.url}`;
            const some = byRun.get(key) ?? [];
            some.push({ finding, failure });
            byRun.set(key, some);
        }
    }
    return (url, tool) => byRun.get(`${tool} ${url}`) ?? [];
}

// EXTERNAL MODULE: ./lib/report/view/verdict.js
var view_verdict = __webpack_require__(73959);
;// CONCATENATED MODULE: ./lib/report/junit/xml.js

const MAX_ATTRIBUTE = 1_000;
function xml_element(name, attributes, ...children) {
    return `${openTag(name, attributes, children.length === 0)}${children.join('')}${children.length === 0 ? '' : `</${name}>`}`;
}
function openTag(name, attributes, isEmpty = false) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ` ${key}="${escaped(withoutCommands((0,one_line/* oneLine */.T)(String(value), MAX_ATTRIBUTE)))}"`);
    return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`;
}
function content(lines) {
    return escaped(withoutCommands(lines.join('\n')));
}
function withoutCommands(text) {
    return text.replace(/##(?=\[)/g, '# #').replace(/^(\s*):(?=:)/gm, '$1: ');
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
function escaped(text) {
    return text.replace(/[&<>"]/g, character => ESCAPES[character]);
}

;// CONCATENATED MODULE: ./lib/report/junit/junit.js










const MAX_PLACES = 10;
async function* junitChunks(view, fileOf) {
    const failuresOf = failuresByRun(view);
    const adviceOf = advices();
    const rows = [...view.pages, ...view.sites];
    const all = [verdictCase(view), ...rows.flatMap(row => Object.values(row.runs).map(run => outcomeOf(run)))];
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield `${openTag('testsuites', {
        name: 'SEO Preflight',
        tests: all.length,
        failures: all.filter(({ outcome }) => outcome === 'failure').length,
        errors: all.filter(({ outcome }) => outcome === 'error').length,
        time: seconds(view.durationMs),
    })}\n`;
    yield suite({ name: 'SEO Preflight', cases: [verdictCase(view)] }, view);
    for (const row of rows) {
        const file = await fileOf({ page: row, resource: undefined, occurrence: undefined, message: undefined });
        const name = row.isSite ? (0,shown_url/* shownUrl */.z)(row.url) : row.label;
        yield suite({ name, url: row.url, file: file?.path ?? name, cases: casesOf(row, failuresOf, adviceOf) }, view);
    }
    yield '</testsuites>\n';
}
function suite({ name, url, file, cases }, { startedAt }) {
    const count = (outcome) => cases.filter(each => each.outcome === outcome).length;
    const attributes = {
        name,
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
        time: seconds(cases.reduce((sum, { durationMs }) => sum + durationMs, 0)),
        timestamp: startedAt.slice(0, 19),
        file,
        url: url === undefined ? undefined : (0,shown_url/* shownUrl */.z)(url, Number.POSITIVE_INFINITY),
    };
    return `${openTag('testsuite', attributes)}\n${cases.map(each => `${testCase(each, name)}\n`).join('')}</testsuite>\n`;
}
function testCase({ name, durationMs, outcome, message, lines }, classname) {
    const attributes = { name, classname, time: seconds(durationMs) };
    const text = content(lines);
    if (outcome === 'passed') {
        return xml_element('testcase', attributes, ...(lines.length === 0 ? [] : [xml_element('system-out', {}, text)]));
    }
    const type = outcome === 'failure' ? 'finding' : 'not-measured';
    return xml_element('testcase', attributes, xml_element(outcome, { message, type }, text));
}
function verdictCase({ verdict, durationMs }) {
    return {
        name: 'verdict',
        durationMs,
        outcome: verdict.state === 'failed' ? 'failure' : verdict.state === 'open' ? 'skipped' : 'passed',
        message: verdict.headline,
        lines: [verdict.headline, ...(0,view_verdict/* reasonLines */.c9)(verdict.reasons)].map(line => (0,one_line/* oneLine */.T)(line)),
    };
}
function casesOf({ url, runs, durations }, failuresOf, adviceOf) {
    return Object.values(runs).map(run => {
        const failures = failuresOf(url, run.tool);
        const { outcome } = outcomeOf(run);
        return {
            name: run.tool,
            durationMs: durations[run.tool] ?? 0,
            outcome,
            message: run.status === 'not-measured' ? `not measured: ${run.reason}` : messageOf(run),
            lines: run.status === 'not-measured'
                ? [(0,one_line/* oneLine */.T)(run.reason)]
                : failures.flatMap(each => linesOf(each, adviceOf)),
        };
    });
}
function outcomeOf({ status, failsBuild }) {
    if (status === 'not-measured')
        return { outcome: failsBuild ? 'error' : 'skipped' };
    return { outcome: failsBuild ? 'failure' : 'passed' };
}
function messageOf({ failures, failed, score }) {
    const counts = outcomes/* SEVERITIES */.o.filter(severity => failures[severity] > 0).map(severity => (0,numbers_in_words/* counted */.hS)(failures[severity], severity));
    const [first] = failed;
    if (!first)
        return score === null ? 'fails the build' : `score ${(0,api_score/* scoreInWords */.F7)(score)}`;
    const others = outcomes/* SEVERITIES */.o.reduce((sum, severity) => sum + failures[severity], 0) - 1;
    const more = others === 0 ? '' : ` and ${(0,numbers_in_words/* counted */.hS)(others, 'more finding')}`;
    return `${counts.join(', ')}: ${(0,one_line/* oneLine */.T)(first.title || first.id)}${more}`;
}
function linesOf({ finding, failure }, adviceOf) {
    const { id, title } = finding;
    const places = (0,view_places/* placesOnPage */.JH)(failure, MAX_PLACES);
    const more = failure.placeCount - places.length;
    return [
        `${failure.severity}: ${(0,one_line/* oneLine */.T)(title)} (${(0,one_line/* oneLine */.T)(id)})`,
        ...places.map(place => {
            const { resource, words } = (0,place_words/* saidOf */.Jo)(place);
            const { occurrence } = place;
            const where = (0,place_words/* inOrder */.al)(place, {
                resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
                line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
                selector: (0,one_line/* oneLine */.T)(occurrence?.selector ?? ''),
            }).filter(part => part !== '');
            return `  - ${[where.join(' · '), (0,one_line/* oneLine */.T)(words)].filter(part => part !== '').join(': ') || 'the page'}`;
        }),
        ...(more > 0 ? [`  - and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`] : []),
        ...adviceOf(finding),
    ];
}
function advices() {
    const known = new Map();
    return finding => {
        const { why, fix, help } = finding;
        const lines = known.get(finding) ?? [
            ...(why === '' ? [] : [`  Why: ${(0,one_line/* oneLine */.T)(why, MAX_ADVICE)}`]),
            ...(fix === '' ? [] : [`  Fix: ${(0,one_line/* oneLine */.T)(fix, MAX_ADVICE)}`]),
            ...(help === '' ? [] : [`  ${(0,one_line/* oneLine */.T)(help)}`]),
        ];
        known.set(finding, lines);
        return lines;
    };
}
const MAX_ADVICE = 600;
function seconds(milliseconds) {
    return (milliseconds / 1000).toFixed(3);
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
