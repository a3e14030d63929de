export const id = 2641;
export const ids = [2641,50];
export const modules = {

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   nl: () => (/* binding */ FileRuns),
/* harmony export */   tz: () => (/* binding */ toFileRun)
/* harmony export */ });
/**
 * A tool run as the report file has it: checks that say nothing are names.
 *
 * @param where address of the page or origin of the site that it is part of
 */
function toFileRun(run, where, rules) {
    const { checks, url, ...rest } = run;
    const namesOf = (outcome) => {
        const silent = checks.filter(check => check.outcome === outcome && !isTold(check));
        return silent.map(({ id }) => nameOf(id, run)).join(' ');
    };
    const passed = namesOf('pass');
    const notApplicable = namesOf('not-applicable');
    return {
        ...rest,
        ...(url !== where && { url }),
        checks: checks.filter(isTold).map(check => toFileCheck(check, rules)),
        ...(passed !== '' && { passed }),
        ...(notApplicable !== '' && { notApplicable }),
    };
}
/** Whether the file says more of a check than its name. */
function isTold({ id, outcome, message }) {
    // A service may name its checks as it likes.
    return (/\s/.test(id) ||
        outcome === 'fail' ||
        outcome === 'not-measured' ||
        (outcome === 'pass' && message !== undefined));
}
function nameOf(id, { tool }) {
    return id.startsWith(`${tool}/`) ? id.slice(tool.length + 1) : id;
}
function toFileCheck(check, rules) {
    const { scope: _, why: __, fix: ___, title, severity, help, occurrences, ...rest } = check;
    const rule = Object.hasOwn(rules, check.id) ? rules[check.id] : {};
    return {
        ...rest,
        ...(title !== rule.title && { title }),
        ...(severity !== rule.severity && { severity }),
        ...(help !== rule.help && { help }),
        ...(occurrences.length > 0 && { occurrences }),
    };
}
/** Reads what {@link toFileRun} wrote; of a check that said nothing its name and outcome are left. */
class FileRuns {
    #rules;
    /** Those that say nothing are the same wherever they stand: nine of ten of a page's checks. */
    #silent;
    /** @param silent shared by the runs of several reports */
    constructor(rules, silent) {
        this.#rules = rules;
        this.#silent = silent;
    }
    pages(pages) {
        return pages.map(page => ({ ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) }));
    }
    sites(sites) {
        return sites.map(site => ({ ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) }));
    }
    #run(run, where, scope) {
        const { checks, passed = '', notApplicable = '', url = where, ...rest } = run;
        const named = (names) => names.split(' ').filter(name => name !== '');
        const silent = (outcome) => (name) => this.#silentCheck(name.includes('/') ? name : `${run.tool}/${name}`, outcome, scope);
        return {
            ...rest,
            url,
            checks: [
                ...checks.map(check => this.#check(check, scope)),
                ...named(passed).map(silent('pass')),
                ...named(notApplicable).map(silent('not-applicable')),
            ],
        };
    }
    #check({ title, severity, help, occurrences, ...rest }, scope) {
        const rule = Object.hasOwn(this.#rules, rest.id) ? this.#rules[rest.id] : undefined;
        return {
            ...rest,
            ...(scope && { scope }),
            title: title ?? rule?.title ?? rest.id,
            severity: severity ?? rule?.severity ?? 'notice',
            help: help ?? rule?.help ?? '',
            occurrences: occurrences ?? [],
        };
    }
    #silentCheck(id, outcome, scope) {
        const key = `${outcome} ${scope} ${id}`;
        const known = this.#silent.get(key);
        if (known)
            return known;
        const check = Object.freeze(this.#check({ id, outcome }, scope));
        this.#silent.set(key, check);
        return check;
    }
}


/***/ }),

/***/ 52641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/preact/dist/preact.mjs
var preact = __webpack_require__(34137);
// EXTERNAL MODULE: ./node_modules/preact-render-to-string/dist/index.mjs
var dist = __webpack_require__(53091);
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
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
;// CONCATENATED MODULE: ./lib/report/html/elements.js



/** Text of others in code; nothing where it is empty. Preact escapes what it writes. */
function code(text, maxLength, className) {
    const shown = (0,one_line/* oneLine */.T)(text ?? '', maxLength);
    return shown === '' ? null : (0,preact.h)('code', className === undefined ? {} : { class: className }, shown);
}
/** A link to an http(s) URL; its content alone, where the URL is none. */
function externalLink(url, children) {
    const href = (0,link_address/* linkAddress */.$)(url);
    return href === undefined ? children : (0,preact.h)('a', { href, rel: 'noopener noreferrer nofollow' }, children);
}
/** Id of the part of the document that is about a page: by number, as ids made from texts could be the same. */
function pageId({ number }) {
    return `page-${number}`;
}
/** A link to the part of the document that is about a page. */
function pageLink(page) {
    return (0,preact.h)('a', { href: `#${pageId(page)}` }, page.label);
}
function findingIds(findings) {
    const ids = new Map(findings.map(({ id }, index) => [id, `finding-${index + 1}`]));
    return checkId => ids.get(checkId);
}
/** A cell of a table with a score, coloured by its band; the figure says the same. */
function scoreCell(text, band, className = '') {
    return (0,preact.h)('td', { class: `${band} ${className}`.trim() }, text);
}
function part(id, title, ...content) {
    return { id, title, content };
}

;// CONCATENATED MODULE: ./lib/report/html/comparison-part.js







/** Lines of one kind, and places of one finding. */
const MAX_LINES = 200;
const SHOWN_PLACES = 10;
/**
 * What is fixed against the baseline, what is new as links to the findings, and how scores changed; nothing where none
 * was asked for.
 */
function comparisonPart({ comparison, withoutBaseline }, findingId) {
    if (withoutBaseline !== undefined) {
        const words = `Not compared with a baseline: ${(0,one_line/* oneLine */.T)(withoutBaseline)}`;
        return part('comparison', 'Against the baseline', (0,preact.h)('p', null, words));
    }
    if (!comparison)
        return null;
    const findingItems = (findings) => findings.map(finding => findingItem(finding, findingId));
    return part('comparison', 'Against the baseline', (0,preact.h)('p', { class: 'soft' }, `Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}.`), list('New', findingItems(comparison.new)) || (0,preact.h)('p', null, 'Nothing is new.'), list('Fixed', findingItems(comparison.fixed)), list('Scores that changed', comparison.scores.map(({ page, words }) => (0,preact.h)('li', null, code(page.label), ` ${words}`))), list('Not compared', comparison.notes.map(note => (0,preact.h)('li', null, (0,one_line/* oneLine */.T)(note)))));
}
function list(title, items) {
    const more = items.length - MAX_LINES;
    return (items.length > 0 && [
        (0,preact.h)('h3', null, title),
        (0,preact.h)('ul', { class: 'card remarks' }, items.slice(0, MAX_LINES), more > 0 && (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')}`)),
    ]);
}
/** Places are named where the list of findings does not have them, or has others beside. */
function findingItem({ id, severity, places, knownPlaces = 0, ...finding }, findingId) {
    const target = findingId(id);
    const title = (0,one_line/* oneLine */.T)(finding.title);
    const isListed = target !== undefined && knownPlaces === 0;
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(places, SHOWN_PLACES);
    return (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), target === undefined ? title : (0,preact.h)('a', { href: `#${target}` }, title), (0,preact.h)('span', { class: 'id' }, (0,one_line/* oneLine */.T)(id)), !isListed &&
        (0,preact.h)('ul', { class: 'places' }, listed.map(placeItem), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`)));
}
function placeItem(place) {
    const holder = (0,place_words/* holderOf */.Kd)(place, false);
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, holder !== undefined);
    return (0,preact.h)('li', null, holder && [code((0,shown_url/* shownUrl */.z)(holder.page.url)), `${holder.rest} `], resource !== undefined && [code((0,shown_url/* shownUrl */.z)(resource)), ' '], (0,one_line/* oneLine */.T)(words), (0,preact.h)('span', { class: 'where' }, ' ', code(place.occurrence?.selector)));
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/report/view/findings.js
var findings = __webpack_require__(14262);
;// CONCATENATED MODULE: ./lib/report/html/findings-part.js









/** Places of one finding that the document holds; a report file of data has more. */
const MAX_PLACES = 40;
/** Places of one page, where a finding has several pages. */
const PLACES_PER_PAGE = 5;
/** Pages that are named without their places. */
const MAX_NAMED_PAGES = 40;
const MAX_ADVICE = 1_000;
/** The checks that failed, the worst first, with a filter. */
function findingsPart(view, findingId) {
    const { findings } = view;
    if (findings.length === 0) {
        return part('findings', 'Findings', (0,preact.h)('p', null, 'No check failed.'));
    }
    return part('findings', 'Findings', filter(view), findings.map(finding => findings_part_findingItem(finding, findingId)));
}
function filter({ findings, tools, pages, sites }) {
    const having = tools.all.filter(tool => findings.some(finding => finding.tool === tool));
    const option = (value, label) => (0,preact.h)('option', { value: String(value) }, label);
    const boxes = outcomes/* SEVERITIES */.o.map(severity => {
        const count = findings.filter(finding => finding.severity === severity).length;
        const box = (0,preact.h)('input', { type: 'checkbox', name: 'severity', value: severity, checked: true });
        return (0,preact.h)('label', null, box, ` ${severity} (${count})`);
    });
    const field = (name, control) => (0,preact.h)('label', null, (0,preact.h)('span', { class: 'name' }, name), control);
    return (0,preact.h)('form', { id: 'filter', class: 'card filter', role: 'search', 'aria-label': 'Filter the findings', hidden: true }, (0,preact.h)('fieldset', null, (0,preact.h)('legend', null, 'Severity'), boxes), field('Tool', (0,preact.h)('select', { name: 'tool' }, option('', 'All tools'), having.map(tool => option(tool, tool)))), field('Page', (0,preact.h)('select', { name: 'page' }, option('', 'All pages'), [...pages, ...sites].map(({ number, label }) => option(number, label)))), field('Search', (0,preact.h)('input', { type: 'search', name: 'search', autocomplete: 'off' })), (0,preact.h)('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'), (0,preact.h)('button', { type: 'reset' }, 'Reset'), (0,preact.h)('output', { 'aria-live': 'polite' }));
}
function findings_part_findingItem(finding, findingId) {
    const { id, tool, title, help, severity, failures, isNew } = finding;
    const why = (0,one_line/* oneLine */.T)(finding.why, MAX_ADVICE);
    const fix = (0,one_line/* oneLine */.T)(finding.fix, MAX_ADVICE);
    const attributes = {
        id: findingId(id),
        class: 'item finding',
        'data-severity': severity,
        'data-tool': tool,
        'data-pages': failures.map(({ page }) => page.number).join(' '),
    };
    return (0,preact.h)('details', attributes, (0,preact.h)('summary', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), isNew && (0,preact.h)('span', { class: 'badge new' }, 'new'), (0,preact.h)('h3', null, (0,one_line/* oneLine */.T)(title)), (0,preact.h)('span', { class: 'id' }, [...(0,findings/* idsOf */.UX)(finding), (0,findings/* extentInWords */.$4)(finding).join(', ')].join(' · '))), (0,preact.h)('div', { class: 'body' }, why !== '' && (0,preact.h)('p', null, (0,preact.h)('strong', null, 'Why: '), why), fix !== '' && (0,preact.h)('p', { class: 'fix' }, (0,preact.h)('strong', null, 'What to do: '), fix), help !== '' && (0,preact.h)('p', null, 'Read more: ', externalLink(help, (0,shown_url/* shownUrl */.z)(help))), placesByPage(finding)));
}
function placesByPage({ failures, placeCount }) {
    const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE;
    const parts = [];
    let listed = 0;
    let pages = 0;
    for (const failure of failures) {
        if (listed >= MAX_PLACES)
            break;
        const some = (0,view_places/* placesOnPage */.JH)(failure, Math.min(perPage, MAX_PLACES - listed));
        parts.push(pagePlaces(failure, some));
        listed += some.length;
        pages++;
    }
    const others = failures.slice(pages);
    if (others.length > 0)
        parts.push(namedPages(others));
    if (placeCount > listed)
        parts.push((0,preact.h)('p', { class: 'soft' }, `${listed} of ${(0,numbers_in_words/* counted */.hS)(placeCount, 'place')} shown.`));
    return parts;
}
function pagePlaces({ page, message, placeCount }, some) {
    const more = placeCount - some.length;
    const { lead, places } = (0,place_words/* saidOnce */.Xf)(some);
    const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ');
    return (0,preact.h)('div', { 'data-page': String(page.number) }, (0,preact.h)('p', null, pageLink(page), said !== '' && `: ${(0,one_line/* oneLine */.T)(said)}`), (0,preact.h)('ul', { class: 'places' }, places.map(place => findings_part_placeItem(place, message)), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`)));
}
function findings_part_placeItem(place, said) {
    const { occurrence, message, resource } = place;
    if (!occurrence)
        return null;
    const words = message === said ? undefined : message;
    const { line, column, selector, snippet } = occurrence;
    const position = line === undefined ? '' : `line ${line}${column === undefined ? '' : `, column ${column}`}`;
    return (0,preact.h)('li', null, whatIsWrong(words, resource), nameIn(words, resource) === undefined && linkTo(resource), (0,preact.h)('span', { class: 'where' }, ' ', position, ' ', code(selector)), code(snippet, undefined, 'snippet'));
}
function linkTo(resource) {
    return resource !== undefined && externalLink(resource, (0,shown_url/* shownUrl */.z)(resource));
}
/** A message that names the address of the resource has the link in it. */
function whatIsWrong(message, resource) {
    if (message === undefined)
        return null;
    const name = nameIn(message, resource);
    if (!name)
        return (0,preact.h)('span', null, (0,one_line/* oneLine */.T)(message), ' ');
    const [before, behind] = [message.slice(0, name.start), message.slice(name.end)];
    return (0,preact.h)('span', null, (0,one_line/* oneLine */.T)(before), blankAt(before.at(-1)), linkTo(resource), blankAt(behind[0]), (0,one_line/* oneLine */.T)(behind));
}
function nameIn(message, resource) {
    return message === undefined || resource === undefined ? undefined : (0,place_words/* namedIn */.$P)(message, resource);
}
/** The blank that a part of a line loses at its end. */
function blankAt(sign) {
    return sign?.trim() === '' ? ' ' : '';
}
function namedPages(failures) {
    const named = failures.slice(0, MAX_NAMED_PAGES);
    const more = failures.length - named.length;
    return (0,preact.h)('p', null, 'Also on ', named.map(({ page }, index) => [index === 0 ? '' : ', ', pageLink(page)]), more > 0 && ` and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}`);
}

// EXTERNAL MODULE: ./lib/report/json.js + 1 modules
var json = __webpack_require__(10050);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/html/screenshots-part.js

/** UTF-16 units of all pictures together: about 50 pages. A report of thousands would not open any more. */
const MAX_ALL_PICTURES = 4_000_000;
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
function screenshotsWriter() {
    let left = MAX_ALL_PICTURES;
    return ({ label, runs }) => {
        const pictures = picturesOf(runs.ux);
        const length = pictures.reduce((sum, { source }) => sum + source.length, 0);
        if (length === 0 || length > left)
            return null;
        left -= length;
        return (0,preact.h)('div', { class: 'screens' }, pictures.map(({ device, source }) => (0,preact.h)('img', { class: device, src: source, alt: `${label} on a ${device}`, loading: 'lazy' })));
    };
}
/** What is no picture, as a hosted service may send it, is not shown: it stands among the data. */
function picturesOf(run) {
    const screenshots = run?.facts['screenshots'];
    if (typeof screenshots !== 'object' || screenshots === null || Array.isArray(screenshots))
        return [];
    return ['phone', 'desktop'].flatMap(device => {
        const source = screenshots[device];
        return typeof source === 'string' && PICTURE.test(source) ? [{ device, source }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/report/html/pages-part.js









/** UTF-16 units of the data of one tool run. */
const MAX_FACTS = 10_000;
/** UTF-16 units of the data of all tool runs: browsers get slow with documents of tens of megabytes. */
const MAX_ALL_FACTS = 2_000_000;
function factsWriter() {
    let left = MAX_ALL_FACTS;
    return facts => {
        if (Object.keys(facts).length === 0)
            return null;
        const text = left > 0 ? (0,json/* shownFacts */.v)(facts, MAX_FACTS) : '';
        left -= text.length;
        if (text === '')
            return (0,preact.h)('span', { class: 'soft' }, 'in report.json');
        return (0,preact.h)('details', null, (0,preact.h)('summary', null, 'Data'), (0,preact.h)('pre', { tabIndex: 0 }, text));
    };
}
/** Each page, and each site, with what every tool said of it and learned. */
function pagesPart({ pages, sites, tools }, findingId, writeFacts) {
    if (pages.length === 0)
        return null;
    const writeScreenshots = screenshotsWriter();
    return part('pages', 'Pages', [...pages, ...sites].map(page => {
        const runs = tools.all.flatMap(tool => page.runs[tool] ?? []);
        const rows = runs.map(run => runRow(run, findingId, writeFacts));
        return pageItem(page, pages.length === 1, writeScreenshots(page), rows);
    }));
}
function pageItem(page, open, screenshots, rows) {
    const { url, label, score, failures } = page;
    const words = outcomes/* SEVERITIES */.o.filter(severity => failures[severity] > 0).map(severity => (0,numbers_in_words/* counted */.hS)(failures[severity], severity));
    const summary = [score === null ? 'no score' : `score ${score}`, ...words].join(', ');
    const head = ['Tool', 'Score', 'Result', 'Data'].map(name => (0,preact.h)('th', { scope: 'col' }, name));
    return (0,preact.h)('details', { id: pageId(page), class: 'item', open }, (0,preact.h)('summary', null, (0,preact.h)('h3', null, label), (0,preact.h)('span', { class: 'id' }, summary)), (0,preact.h)('div', { class: 'body' }, (0,preact.h)('p', null, externalLink(url, (0,shown_url/* shownUrl */.z)(url))), screenshots, (0,preact.h)('table', { class: 'results' }, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head)), (0,preact.h)('tbody', null, rows))));
}
function runRow(run, findingId, writeFacts) {
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, run.tool), scoreCell((0,scores/* scoreText */.QO)(run), run.band), (0,preact.h)('td', null, result(run, findingId), run.finalUrl !== undefined &&
        (0,preact.h)('p', { class: 'soft' }, 'After redirects: ', code((0,shown_url/* shownUrl */.z)(run.finalUrl)))), (0,preact.h)('td', null, writeFacts(run.facts), (0,preact.h)('span', { class: 'soft' }, ` ${(0,numbers_in_words/* durationInWords */.ji)(run.durationMs)}`)));
}
function result({ status, reason, failed, others }, findingId) {
    if (status === 'not-measured')
        return (0,preact.h)('span', null, `Not measured: ${(0,one_line/* oneLine */.T)(reason)}`);
    const rest = OTHERS.filter(([outcome]) => others[outcome] > 0);
    const restInWords = rest.map(([outcome, words]) => `${others[outcome]} ${words}`).join(', ');
    const items = failed.map(({ id, title, severity }) => (0,preact.h)('li', null, `${severity}: `, (0,preact.h)('a', { href: `#${findingId(id)}` }, (0,one_line/* oneLine */.T)(title || id))));
    return (0,preact.h)('div', null, items.length > 0 && (0,preact.h)('ul', { class: 'failing' }, items), (0,preact.h)('span', { class: 'soft' }, restInWords || (items.length === 0 ? 'No checks' : '')));
}
const OTHERS = [
    ['pass', 'passed'],
    ['not-applicable', 'not applicable'],
    ['not-measured', 'not measured'],
    ['ignored', 'ignored'],
    ['elsewhere', 'reported under another tool'],
];

// EXTERNAL MODULE: ./lib/report/view/remarks.js
var remarks = __webpack_require__(11027);
;// CONCATENATED MODULE: ./lib/report/html/remarks-part.js





const MAX_REMARKS = 200;
const NAMED_PAGES = 5;
/** UTF-16 units of the names of tools and checks. */
const MAX_SUBJECTS = 1_000;
/**
 * Remarks of one kind as a list; nothing where there are none.
 *
 * @param pageCount of the report
 */
function remarksPart(id, title, remarks, pageCount) {
    if (remarks.length === 0)
        return null;
    const more = remarks.length - MAX_REMARKS;
    return part(id, title, (0,preact.h)('ul', { class: 'card remarks' }, remarks.slice(0, MAX_REMARKS).map(remark => remarkItem(remark, pageCount)), more > 0 && (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more remark')}`)));
}
function remarkItem(remark, pageCount) {
    const { subjects, text, pages } = remark;
    const more = pages.length - NAMED_PAGES;
    const names = pages.slice(0, NAMED_PAGES).map((page, index) => [index === 0 ? ' ' : ', ', pageLink(page)]);
    const where = pageCount > 1 && (0,remarks/* isOfAllPages */.N)(remark, pageCount) ? ' on all pages' : names;
    return (0,preact.h)('li', null, (0,preact.h)('strong', null, (0,one_line/* oneLine */.T)(subjects.join(', '), MAX_SUBJECTS)), `: ${(0,one_line/* oneLine */.T)(text)} `, (0,preact.h)('span', { class: 'soft' }, where, where === names && more > 0 ? ` and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}` : ''));
}

;// CONCATENATED MODULE: ./lib/report/html/score-part.js



/** Every page with its score by tool, the worst first, and below them the sites. */
function scorePart({ origin, pages, sites, tools, remarks }) {
    if (pages.length === 0)
        return null;
    const head = (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'col' }, 'Page'), (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, 'score')), tools.all.map(tool => (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, tool))));
    const body = [...pages, ...sites].map(page => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, pageLink(page)), scoreCell(page.score === null ? scores/* NO_SCORE */.N7 : String(page.score), page.band, 'total'), tools.all.map(tool => scoreCell((0,scores/* scoreText */.QO)(page.runs[tool]), page.runs[tool]?.band ?? 'none'))));
    return part('scores', 'Scores', (0,preact.h)('p', { class: 'soft' }, origin === undefined ? '' : `Pages of ${origin}. `, pages.length > 1 ? 'The worst pages first. ' : '', remarks.notMeasured.length > 0 ? `${scores/* NOT_MEASURED */.pJ}: not measured, with the reasons below.` : ''), (0,preact.h)('div', { class: 'card scroll', role: 'region', 'aria-labelledby': 'scores-title', tabIndex: 0 }, (0,preact.h)('table', { class: 'matrix' }, (0,preact.h)('thead', null, head), (0,preact.h)('tbody', null, body))));
}

;// CONCATENATED MODULE: ./lib/report/html/script.js
/**
 * The script of the HTML report: filters the findings, opens what a link leads to, opens all for print. It reads
 * attributes and text of the page alone, and writes only `hidden`, `open` and a count. Without it all can be read.
 */
const SCRIPT = `
'use strict'
{
  const form = document.getElementById('filter')
  const findings = [...document.querySelectorAll('details.finding')]
  const words = new Map()
  const wordsOf = finding => {
    if (!words.has(finding)) words.set(finding, finding.textContent.toLowerCase())
    return words.get(finding)
  }

  const apply = () => {
    const fields = form.elements
    const severities = [...form.querySelectorAll('[name=severity]:checked')].map(box => box.value)
    const tool = fields.namedItem('tool').value
    const page = fields.namedItem('page').value
    const search = fields.namedItem('search').value.trim().toLowerCase()
    let shown = 0
    for (const finding of findings) {
      const { severity, tool: itsTool, pages } = finding.dataset
      const fits =
        severities.includes(severity) &&
        (tool === '' || tool === itsTool) &&
        (page === '' || pages.split(' ').includes(page)) &&
        (search === '' || wordsOf(finding).includes(search))
      finding.hidden = !fits
      if (fits) shown++
      for (const part of finding.querySelectorAll('[data-page]')) {
        part.hidden = page !== '' && part.dataset.page !== page
      }
    }
    form.querySelector('output').textContent = shown + ' of ' + findings.length + ' findings shown'
  }

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    if (target.hidden) {
      form.reset()
      apply()
    }
    if (target.matches('details')) target.open = true
    target.scrollIntoView()
  }

  if (form) {
    form.hidden = false
    form.addEventListener('input', apply)
    form.addEventListener('reset', () => setTimeout(apply))
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('[data-action=open]').addEventListener('click', event => {
      const open = event.currentTarget.getAttribute('aria-pressed') !== 'true'
      event.currentTarget.setAttribute('aria-pressed', open)
      for (const finding of findings) finding.open = open
    })
    apply()
  }
  addEventListener('hashchange', openTarget)
  openTarget()

  let closed = []
  addEventListener('beforeprint', () => {
    closed = findings.filter(finding => !finding.open)
    for (const finding of closed) finding.open = true
  })
  addEventListener('afterprint', () => {
    for (const finding of closed) finding.open = false
  })
}
`;

;// CONCATENATED MODULE: ./lib/report/html/service-parts.js





const MAX_FINDINGS = 200;
const MAX_POSITIONS = 1_000;
/** Each analysis of a whole website. */
function analysisPart({ analyses }, writeFacts) {
    if (analyses.length === 0)
        return null;
    return part('analyses', 'Whole-site analysis', analyses.map(({ url, status, reason, score, pageCount, findings, facts }) => {
        const words = status === 'not-measured'
            ? `not measured: ${(0,one_line/* oneLine */.T)(reason)}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,numbers_in_words/* counted */.hS)(pageCount, 'page')}`;
        return (0,preact.h)('div', { class: 'card' }, (0,preact.h)('ul', { class: 'remarks' }, (0,preact.h)('li', null, (0,preact.h)('strong', null, (0,shown_url/* shownUrl */.z)(url)), `: ${words} `, writeFacts(facts)), findings
            .slice(0, MAX_FINDINGS)
            .map(({ severity, title, id, failures }) => (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), `${(0,one_line/* oneLine */.T)(title)} · ${(0,one_line/* oneLine */.T)(id)} · ${(0,numbers_in_words/* counted */.hS)(failures.length, 'page')}`)), findings.length > MAX_FINDINGS &&
            (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(findings.length - MAX_FINDINGS, 'more finding')}`)));
    }));
}
/** Keywords and their positions, a table for each rank project. */
function rankPart({ rank }, writeFacts) {
    if (rank.length === 0)
        return null;
    return part('rank', 'Positions', rank.map(entry => rankTable(entry, writeFacts)));
}
function rankTable({ project, dashboard }, writeFacts) {
    const head = ['Keyword', 'Search engine', 'Location', 'Position', 'URL'].map(name => (0,preact.h)('th', { scope: 'col' }, name));
    const rows = project.keywords.flatMap(({ keyword, positions }) => positions.map(({ searchEngine, location, position, url }) => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, (0,one_line/* oneLine */.T)(keyword)), (0,preact.h)('td', null, (0,one_line/* oneLine */.T)(searchEngine)), (0,preact.h)('td', null, (0,one_line/* oneLine */.T)(location)), (0,preact.h)('td', null, position === null ? 'not found' : String(position)), (0,preact.h)('td', null, url === undefined ? '' : (0,shown_url/* shownUrl */.z)(url)))));
    const more = rows.length - MAX_POSITIONS;
    return (0,preact.h)('div', null, (0,preact.h)('h3', null, (0,one_line/* oneLine */.T)(project.name ?? project.id)), (0,preact.h)('div', { class: 'card scroll', role: 'region', 'aria-label': 'Positions', tabIndex: 0 }, (0,preact.h)('table', null, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head)), (0,preact.h)('tbody', null, rows.slice(0, MAX_POSITIONS)))), more > 0 && (0,preact.h)('p', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more position')}`), (0,preact.h)('p', null, writeFacts(dashboard.facts)));
}

;// CONCATENATED MODULE: ./lib/report/html/styles.js
/** The style sheet of the HTML report. */
const STYLES = `
:root {
  --page: #f5f6f8; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d5dae1; --link: #0b57b0;
  --error: #a8190d; --error-fill: #fdeae8; --warning: #7d4500; --warning-fill: #fff0d4;
  --notice: #0a4f97; --notice-fill: #e4f0fe; --good: #0d5f35; --good-fill: #dff4e7; --code: #eef0f3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1115; --card: #171b21; --ink: #e7eaee; --soft: #a3adb9; --line: #303841; --link: #8cc2ff;
    --error: #ffa79d; --error-fill: #431b1a; --warning: #f7c56b; --warning-fill: #3b2a0c;
    --notice: #93c7ff; --notice-fill: #12294a; --good: #79dda2; --good-fill: #11351f; --code: #232931;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, pre { font: .875em/1.45 ui-monospace, SFMono-Regular, Consolas, monospace; }
code { background: var(--code); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--code); padding: .75rem; border-radius: 6px; overflow: auto; max-height: 24rem; margin: .5rem 0; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
.brand { color: var(--soft); font-weight: 600; margin: 1.5rem 0 .75rem; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: .9rem; }
.card, details.item { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.verdict { display: flex; gap: 1rem; padding: 1.25rem; border-left-width: 8px; }
.verdict svg { flex: none; width: 2.5rem; height: 2.5rem; }
.verdict ul { margin: .75rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.verdict.passed { border-left-color: var(--good); } .verdict.passed svg { color: var(--good); }
:is(.verdict.open, .verdict.not-gated) { border-left-color: var(--notice); }
:is(.verdict.open, .verdict.not-gated) svg { color: var(--notice); }
.verdict.failed { border-left-color: var(--error); } .verdict.failed svg { color: var(--error); }
.figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
.figures div { flex: 1 0 auto; min-width: 7rem; display: flex; flex-direction: column; justify-content: space-between;
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .6rem .9rem; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.5rem; font-weight: 650; white-space: nowrap; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0 0; }
.scroll { overflow: auto; max-height: 75vh; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
.matrix { width: auto; min-width: 100%; font-variant-numeric: tabular-nums; }
.matrix td { text-align: center; padding: .4rem; min-width: 2.7rem; }
.matrix thead th { position: sticky; top: 0; background: var(--card); vertical-align: bottom; z-index: 1; }
.matrix thead th.tool { padding: .6rem .2rem; text-align: center; }
.matrix thead th.tool span { writing-mode: vertical-rl; transform: rotate(180deg); font-weight: 600; }
.matrix tbody th { position: sticky; left: 0; background: var(--card); font-weight: 400; max-width: 22rem; min-width: 8rem; overflow-wrap: anywhere; }
.matrix thead th:first-child { left: 0; z-index: 2; }
.total { font-weight: 700; }
.good { background: var(--good-fill); color: var(--good); }
.middling { background: var(--warning-fill); color: var(--warning); }
.poor { background: var(--error-fill); color: var(--error); }
.none { color: var(--soft); }
.filter { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; padding: 1rem; margin-bottom: .75rem; }
.filter[hidden], [hidden] { display: none; }
.filter fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
.filter legend, .filter .name { display: block; padding: 0; font-size: .85rem; color: var(--soft); }
.filter select, .filter input[type=search], .filter button { font: inherit; padding: .35rem .6rem; max-width: 100%; min-height: 2.4rem;
  border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: var(--ink); }
.filter select { max-width: 12rem; } .filter input[type=search] { width: 11rem; }
.filter output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }
details.item { margin: .5rem 0; }
details.item > summary { padding: .75rem 1rem; cursor: pointer; }
details.item > summary h3 { display: inline; }
details.item > .body { padding: 0 1rem 1rem; overflow-wrap: anywhere; }
details.item:target, details.item:has(:target) { border-color: var(--link); }
.screens { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .75rem; margin: .75rem 0; }
.screens img { height: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.screens .phone { width: 9rem; } .screens .desktop { width: 26rem; }
.badge { display: inline-block; border-radius: 999px; padding: .05rem .6rem; font-size: .8rem; font-weight: 650; margin-right: .5rem; white-space: nowrap; }
.badge.error { background: var(--error-fill); color: var(--error); }
.badge.warning { background: var(--warning-fill); color: var(--warning); }
.badge.new { background: var(--ink); color: var(--card); }
.badge.notice { background: var(--notice-fill); color: var(--notice); }
.id { color: var(--soft); font-size: .9rem; margin-left: .5rem; overflow-wrap: anywhere; }
.fix { border-left: 4px solid var(--good); padding-left: .75rem; }
.places { padding-left: 1.2rem; margin: .25rem 0 .75rem; }
.places li { margin: .35rem 0; }
.places .where { color: var(--soft); font-size: .9rem; }
.snippet { display: block; margin-top: .15rem; width: fit-content; max-width: 100%; }
.results pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.results th, .results td:nth-child(2) { white-space: nowrap; }
.results td:nth-child(3) { min-width: 16rem; }
.remarks { padding: .75rem 1rem .75rem 2.2rem; margin: 0; overflow-wrap: anywhere; }
.failing { list-style: none; padding: 0; margin: 0; }
footer { color: var(--soft); font-size: .9rem; padding-top: 2rem; padding-bottom: 2rem; }
@media (max-width: 40rem) {
  body { font-size: 15px; }
  header, main, footer { padding-left: .75rem; padding-right: .75rem; }
  .verdict { gap: .75rem; padding: 1rem; } .verdict svg { width: 1.75rem; height: 1.75rem; }
  h1 { font-size: 1.25rem; }
  .figures { gap: .5rem; } .figures div { flex-basis: calc((100% - 1rem) / 3); min-width: 5rem; padding: .5rem .75rem; }
  .figures dd { font-size: 1.2rem; }
  .matrix tbody th { max-width: 9rem; min-width: 6rem; font-size: .85rem; }
  .filter > * { flex: 1 1 100%; } .filter select, .filter input[type=search] { width: 100%; max-width: none; }
  .results thead { display: none; } .results td:nth-child(3) { min-width: 0; }
  .results tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .results th, .results td { display: block; border: 0; padding: .1rem 0; width: fit-content; max-width: 100%; }
}
@media print {
  :root { --page: #fff; --card: #fff; }
  body { font-size: 11px; }
  header, main, footer { max-width: none; padding: 0; }
  nav, .skip, .filter { display: none; }
  .scroll { max-height: none; overflow: visible; }
  .matrix thead th, .matrix tbody th { position: static; }
  details.item { break-inside: avoid-page; }
  pre { max-height: none; white-space: pre-wrap; }
  a { color: inherit; }
  * { print-color-adjust: exact; }
}
`;

// EXTERNAL MODULE: ./lib/report/view/verdict.js
var view_verdict = __webpack_require__(73959);
;// CONCATENATED MODULE: ./lib/report/html/verdict-part.js




/** The answer first: passed or failed, why, and the figures. */
function verdictPart({ verdict, score, counts, comparison, healthy, pages, durationMs, }) {
    const { state, headline } = verdict;
    const reasons = (0,view_verdict/* reasonLines */.c9)(verdict.reasons);
    const figures = [
        ['Pages without errors', `${healthy} of ${pages.length}`],
        ['Score', score ?? scores/* NO_SCORE */.N7],
        ['Errors', counts.error],
        ['Warnings', counts.warning],
        ['Notices', counts.notice],
        ['Not measured', counts.notMeasured],
        ...comparisonFigures(comparison),
        ['Time', (0,numbers_in_words/* durationInWords */.ji)(durationMs)],
    ];
    return [
        (0,preact.h)('div', { class: `card verdict ${state}` }, sign(state), (0,preact.h)('div', null, (0,preact.h)('h1', null, headline), reasons.length > 0 &&
            (0,preact.h)('ul', null, reasons.map(reason => (0,preact.h)('li', null, reason))))),
        (0,preact.h)('dl', { class: 'figures' }, figures.map(([name, value]) => (0,preact.h)('div', null, (0,preact.h)('dt', null, name), (0,preact.h)('dd', null, value)))),
    ];
}
function comparisonFigures(comparison) {
    if (!comparison)
        return [];
    return [
        ['New', comparison.new.length],
        ['Known', comparison.known.length],
        ['Fixed', comparison.fixed.length],
    ];
}
const SIGNS = {
    passed: 'M7 12.5l3.5 3.5L17 9',
    failed: 'M8 8l8 8M16 8l-8 8',
    open: 'M7 12h10',
    'not-gated': 'M7 12h10',
};
function sign(state) {
    return (0,preact.h)('svg', { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'aria-hidden': 'true' }, (0,preact.h)('circle', { cx: 12, cy: 12, r: 10 }), (0,preact.h)('path', { d: SIGNS[state] }));
}

;// CONCATENATED MODULE: ./lib/report/html/html.js













/**
 * The report as one HTML file that loads nothing. Text of others is escaped by the renderer, and should any get
 * through, the policy of the document runs no script but ours.
 */
function renderHtml(view) {
    const document = (0,preact.h)('html', { lang: 'en' }, head(view), body(view));
    return `<!doctype html>\n${(0,dist/* renderToStaticMarkup */.qV)(document)}\n`;
}
function head({ verdict }) {
    return (0,preact.h)('head', null, (0,preact.h)('meta', { charSet: 'utf-8' }), (0,preact.h)('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }), (0,preact.h)('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }), (0,preact.h)('meta', { name: 'robots', content: 'noindex' }), (0,preact.h)('meta', { name: 'referrer', content: 'no-referrer' }), (0,preact.h)('title', null, `${verdict.headline} – SEO Preflight`), (0,preact.h)('style', { dangerouslySetInnerHTML: { __html: STYLES } }));
}
function policy() {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    return [
        "default-src 'none'",
        `style-src ${hash(STYLES)}`,
        `script-src ${hash(SCRIPT)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
function body(view) {
    const { origin, pages, remarks, version, source, startedAt } = view;
    const findingId = findingIds(view.findings);
    const writeFacts = factsWriter();
    const parts = [
        scorePart(view),
        comparisonPart(view, findingId),
        findingsPart(view, findingId),
        remarksPart('not-measured', 'Not measured', remarks.notMeasured, pages.length),
        remarksPart('unverified', 'Checks that could not be verified', remarks.unverified, pages.length),
        remarksPart('notes', 'Passed with a note', remarks.notes, pages.length),
        remarksPart('ignored', 'Ignored', remarks.ignored, pages.length),
        analysisPart(view, writeFacts),
        rankPart(view, writeFacts),
        pagesPart(view, findingId, writeFacts),
    ].filter(part => part !== null);
    const when = new Date(startedAt);
    return (0,preact.h)('body', null, (0,preact.h)('a', { class: 'skip', href: '#findings' }, 'Skip to the findings'), (0,preact.h)('header', null, (0,preact.h)('p', { class: 'brand' }, 'SEO Preflight', origin && ` · ${origin}`), verdictPart(view), (0,preact.h)('nav', { 'aria-label': 'Parts of the report' }, (0,preact.h)('ul', null, parts.map(({ id, title }) => (0,preact.h)('li', null, (0,preact.h)('a', { href: `#${id}` }, title)))))), (0,preact.h)('main', null, parts.map(partSection)), (0,preact.h)('footer', null, `SEO Preflight ${version} · measured by ${source === 'engine' ? 'the embedded engine' : 'the hosted service'} · `, (0,preact.h)('time', { dateTime: startedAt }, `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`)), (0,preact.h)('script', { dangerouslySetInnerHTML: { __html: SCRIPT } }));
}
function partSection({ id, title, content }) {
    return (0,preact.h)('section', { id, 'aria-labelledby': `${id}-title` }, (0,preact.h)('h2', { id: `${id}-title` }, title), content);
}


/***/ }),

/***/ 10050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jsonChunks: () => (/* binding */ jsonChunks),
  v: () => (/* binding */ shownFacts)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/unsafe-characters.js
var unsafe_characters = __webpack_require__(98262);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
;// CONCATENATED MODULE: ./lib/report/file/to-file.js

/** A report as its file has it: it grows with what is wrong, and not with what was looked at. */
function toFile(report) {
    const rules = rulesTold(report);
    const withFileRuns = (results) => ({
        ...results,
        runs: results.runs.map(run => (0,file_run/* toFileRun */.tz)(run, 'url' in results ? results.url : results.origin, rules)),
    });
    const { baseline } = report;
    return {
        ...report,
        sites: report.sites.map(withFileRuns),
        pages: report.pages.map(withFileRuns),
        rules,
        analyses: report.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(withFileRuns) })),
        ...(baseline && {
            baseline: {
                ...baseline,
                sites: baseline.sites.map(withFileRuns),
                pages: baseline.pages.map(withFileRuns),
            },
        }),
    };
}
/** The texts of those checks alone of which the file says more than the name. */
function rulesTold({ pages, sites, analyses, comparison, baseline, rules }) {
    const results = [
        ...pages,
        ...sites,
        ...analyses.flatMap(analysis => analysis.pages),
        ...(baseline ? [...baseline.pages, ...baseline.sites] : []),
    ];
    const told = new Set();
    for (const { runs } of results) {
        for (const { checks } of runs)
            for (const check of checks)
                if ((0,file_run/* isTold */.Wc)(check))
                    told.add(check.id);
    }
    for (const { check } of [...(comparison?.fixed ?? []), ...(comparison?.known ?? [])])
        told.add(check);
    return Object.fromEntries(Object.entries(rules).filter(([id]) => told.has(id)));
}

;// CONCATENATED MODULE: ./lib/report/json.js




/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
/** With more pages than these nobody reads the file without a program. */
const INDENTED_PAGES = 3;
/**
 * The report as the text of `report.json`: keys in the order of the model, and valid as UTF-8; that of a few pages is
 * indented, else each page has a line. URLs, wherever they stand, have no user information and no secret query values.
 * It comes in pieces, page by page, since that of thousands of pages is longer than a string of JavaScript can be.
 */
function* jsonChunks(report) {
    const indent = report.pages.length <= INDENTED_PAGES ? 2 : 0;
    const text = (value) => JSON.stringify(publishable(value), null, indent);
    let separator = '{\n';
    for (const [key, value] of Object.entries(toFile(report))) {
        if (value === undefined)
            continue;
        yield `${separator}${JSON.stringify(key)}: `;
        separator = ',\n';
        if (Array.isArray(value))
            yield* arrayChunks(value, text);
        else
            yield text(value);
    }
    yield '\n}\n';
}
function* arrayChunks(items, text) {
    let separator = '[\n';
    for (const item of items) {
        yield separator + text(item);
        separator = ',\n';
    }
    yield items.length === 0 ? '[]' : '\n]';
}
/** The same data with no lone surrogate and no secret of a URL in any text or key. */
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return (0,url_secrets/* withoutSecrets */.cT)(value).toWellFormed();
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    if (Array.isArray(value))
        return value.map(item => publishable(item, depth + 1));
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [(0,url_secrets/* withoutSecrets */.cT)(key).toWellFormed(), publishable(item, depth + 1)]));
}
/** A picture or another file within the data. */
const EMBEDDED = /^data:[\w.+/-]{1,100};base64,/;
/**
 * Facts as JSON for people to read: the start of it, at most `maxLength` UTF-16 units. Empty where there are none.
 * Files among them, as pictures of the page, show as what they are.
 */
function shownFacts(facts, maxLength) {
    if (Object.keys(facts).length === 0)
        return '';
    const json = JSON.stringify(publishable(facts), (_key, value) => withoutFile(value), 2);
    return (0,cut/* cutEnd */.ym)(json.split('\n').map(unsafe_characters/* withEscapes */.rq).join('\n'), maxLength);
}
function withoutFile(value) {
    const start = typeof value === 'string' ? EMBEDDED.exec(value)?.[0] : undefined;
    return start === undefined ? value : `${start}…`;
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);


/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000;
/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else, and for what is on this machine:
 * it is gone after the run, and is on another one for whoever reads it.
 */
function linkAddress(url) {
    const parsed = URL.parse((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(parsed.hostname))
        return undefined;
    const address = (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
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
/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
/**
 * What is said of a place, in the order in which it is said.
 *
 * @param isPageNamed whether the page is said before it: then a sentence that ends with its address ends with "here"
 */
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const own = ` on ${page.url}`;
    const said = isPageNamed && message?.endsWith(own) ? `${message.slice(0, -own.length)} here` : message;
    const words = [ofPage, said].filter(Boolean).join('; ');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
/** What finds a place, in the order in which it is said: a line of a resource comes behind it, one of the page before. */
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
/**
 * Where words name an address, as it is, as it is shown or without its fragment, of which they speak then; undefined
 * where they do not.
 */
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
/**
 * The page that holds a place, or the site, and on how many more pages it is: ` and 4 more pages`. Undefined where it
 * needs no name, as there is no other.
 *
 * @param isOnlyPage whether there is one page in all
 */
function holderOf({ page, morePages = 0 }, isOnlyPage) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    return { page, rest: morePages === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(morePages, 'more page')}` };
}


/***/ })

};
