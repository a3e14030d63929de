export const id = 6771;
export const ids = [6771];
export const modules = {

/***/ 26613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vi: () => (/* binding */ cutMiddleToWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);

function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (columnsOf(longer) <= width) {
            line = longer;
            continue;
        }
        if (line !== '')
            lines.push(line);
        const parts = broken(word, width);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1);
    }
    return line === '' ? lines : [...lines, line];
}
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
function pad(text, width, side) {
    const blanks = ' '.repeat(Math.max(0, width - columnsOf(text)));
    return side === 'start' ? blanks + text : text + blanks;
}
function broken(text, width) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of text) {
        const columns = columnsOf(character);
        if (used + columns > width && part !== '') {
            parts.push(part);
            part = '';
            used = 0;
        }
        part += character;
        used += columns;
    }
    return [...parts, part];
}


/***/ }),

/***/ 53526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ linker)
/* harmony export */ });
const MAX_ADDRESS = 2_000;
const OPENED = ['http:', 'https:', 'file:'];
function linker(on) {
    const written = new Set();
    const ids = new Map();
    const sequence = (id, address) => {
        const text = `\u001B]8;${id};${address}\u001B\\`;
        written.add(text);
        return text;
    };
    return {
        written,
        link(text, address) {
            if (!on || address === undefined || text === '' || !isLinked(address))
                return text;
            const id = ids.get(address) ?? ids.size + 1;
            ids.set(address, id);
            return `${sequence(`id=${id}`, address)}${text}${sequence('', '')}`;
        },
    };
}
function isLinked(address) {
    const isPlain = address.length <= MAX_ADDRESS && /^[!-~]+$/.test(address);
    return isPlain && OPENED.includes(URL.parse(address)?.protocol ?? '');
}


/***/ }),

/***/ 49751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   FS: () => (/* binding */ inAscii),
/* harmony export */   xs: () => (/* binding */ SEVERITY_STYLES),
/* harmony export */   z9: () => (/* binding */ BAND_STYLES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function painter(color) {
    return color ? (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : (_, text) => text;
}
const SEVERITY_STYLES = {
    error: 'red',
    warning: 'yellow',
    notice: 'blue',
};
const BAND_STYLES = {
    good: 'green',
    middling: 'yellow',
    poor: 'red',
    none: 'dim',
};
const ASCII = {
    '…': '~',
    '→': '>',
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
function inAscii(text) {
    return text.replace(/[…→–·✖✔▲●]/gu, sign => ASCII[sign]);
}


/***/ }),

/***/ 66771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/view/crawl.js
var view_crawl = __webpack_require__(12357);
// EXTERNAL MODULE: ./lib/report/view/report-view.js + 6 modules
var report_view = __webpack_require__(29216);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/report/view/change-view.js + 1 modules
var change_view = __webpack_require__(36785);
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(26613);
;// CONCATENATED MODULE: ./lib/report/terminal/change-lines.js



const MAX_LINES = 15;
const MAX_HOLES = 5;
const STYLES = {
    loss: 'red',
    gain: 'green',
    open: undefined,
};
function searchLines({ comparison }, width, paint) {
    const search = comparison?.search;
    if (!search)
        return [];
    const { state, headline, uncompared, notRun } = search;
    const holes = uncompared.slice(0, MAX_HOLES);
    const more = uncompared.length - holes.length;
    const outside = [
        ...holes,
        ...(more > 0 ? [`and ${more} more`] : []),
        ...(notRun === undefined ? [] : [notRun]),
    ];
    return [
        state === 'same' ? paint('green', headline) : paint('bold', headline),
        ...(0,change_view/* changeLines */.O)(search, MAX_LINES).map(line => lineOf(line, width, paint)),
        ...outside.flatMap(line => (0,layout/* wrap */.LV)(`not compared: ${(0,one_line/* oneLine */.T)(line)}`, width)).map(line => paint('dim', line)),
    ];
}
function lineOf({ effect, words, values }, width, paint) {
    const detail = values ? `: ${values.before} → ${values.after}` : '';
    const line = (0,layout/* cutToWidth */.G1)((0,one_line/* oneLine */.T)(`${words}${detail}`), width);
    const style = STYLES[effect];
    return style === undefined ? line : paint(style, line);
}

// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var view_places = __webpack_require__(36252);
;// CONCATENATED MODULE: ./lib/report/terminal/comparison-lines.js






const comparison_lines_MAX_LINES = 15;
const SHOWN_PLACES = 3;
function comparisonLines({ comparison, withoutBaseline, takenOver }, width, paint) {
    if (withoutBaseline !== undefined)
        return (0,layout/* wrap */.LV)(`Not compared with a baseline: ${(0,one_line/* oneLine */.T)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const fixed = shortened(comparison.fixed.map(finding => `fixed ${findingText(finding)}`));
    return [
        ...(0,layout/* wrap */.LV)(`Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}`, width),
        ...(takenOver === undefined ? [] : (0,layout/* wrap */.LV)(takenOver, width)),
        ...fixed.map(line => paint('green', (0,layout/* cutToWidth */.G1)(line, width))),
        ...shortened(scoreLines(comparison.scores)).map(line => (0,layout/* cutToWidth */.G1)(line, width)),
    ];
}
function scoreLines(scores) {
    const alike = Map.groupBy(scores, ({ words }) => words);
    return Array.from(alike, ([words, [first, ...others]]) => {
        const more = others.length > 0 ? ` and ${(0,numbers_in_words/* counted */.hS)(others.length, 'more page')}` : '';
        return `${words} ${first.page.label}${more}`;
    });
}
function findingText({ id, severity, places }) {
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(places, SHOWN_PLACES);
    const named = listed.map(place => {
        const holder = (0,place_words/* holderOf */.Kd)(place, false);
        const pages = holder === undefined ? [] : [`${holder.page.label}${holder.rest}`];
        return [...pages, ...(place.resource === undefined ? [] : [(0,shown_url/* shownUrl */.z)(place.resource)])].join(' ');
    });
    const rest = more > 0 ? `, and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}` : '';
    return `${severity} ${(0,one_line/* oneLine */.T)(id)} ${[...new Set(named)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - comparison_lines_MAX_LINES;
    return more > 0 ? [...lines.slice(0, comparison_lines_MAX_LINES), `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: ./lib/report/view/findings.js + 2 modules
var findings = __webpack_require__(93755);
// EXTERNAL MODULE: ./lib/report/view/remarks.js
var remarks = __webpack_require__(11027);
// EXTERNAL MODULE: ./lib/report/terminal/paint.js
var terminal_paint = __webpack_require__(49751);
;// CONCATENATED MODULE: ./lib/report/terminal/finding-lines.js









const MAX_ADVICE = 400;
const INDENT = '  ';
const SELECTOR_SHARE = 0.4;
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
function findingLines(view, width, ink, amounts) {
    const { comparison, pages } = view;
    const isOnlyPage = pages.length === 1;
    const findings = comparison ? [...comparison.new, ...comparison.known] : view.findings;
    if (findings.length === 0)
        return [];
    const shown = findings
        .slice(0, amounts.findings)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, isOnlyPage, width, ink, amounts),
    ]);
    const more = findings.length - amounts.findings;
    const title = more > 0 ? 'To be fixed first' : 'Findings, the worst first';
    return [
        ink.paint('bold', title),
        '',
        ...shown,
        ...(more > 0 ? ['', ...(0,layout/* wrap */.LV)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more finding')}, in the report files`, width)] : []),
    ];
}
function linesOf(finding, isOnlyPage, width, { paint, link }, amounts) {
    const { severity, isNew } = finding;
    const title = `${SIGNS[severity]} ${isNew ? 'new ' : ''}${severity}: ${(0,one_line/* oneLine */.T)(finding.title)}`;
    const facts = [...(0,findings/* idsOf */.UX)(finding), ...(0,findings/* extentInWords */.$4)(finding, isOnlyPage)].join(' · ');
    const { lead, alike, more } = (0,place_words/* firstAlike */.ru)(finding.places, amounts.places);
    const where = alike.map(one => placeLine(one, isOnlyPage, width - INDENT.length));
    if (more > 0)
        where.push(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(finding.documentation ?? finding.help);
    const fix = (0,one_line/* oneLine */.T)(finding.fix, MAX_ADVICE);
    const why = amounts.isWhole ? (0,one_line/* oneLine */.T)(finding.why, MAX_ADVICE) : '';
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...(0,layout/* wrap */.LV)(title, width).map(line => paint(terminal_paint/* SEVERITY_STYLES */.xs[severity], line)),
        ...indented((0,layout/* wrap */.LV)(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(lead === '' ? [] : (0,layout/* wrap */.LV)((0,one_line/* oneLine */.T)(lead), width - INDENT.length)),
        ...indented(where.filter(line => line !== '').map(line => (0,layout/* cutToWidth */.G1)(line, width - INDENT.length))),
        ...indented(why === '' ? [] : (0,layout/* wrap */.LV)(why, width - INDENT.length)),
        ...indented(fix === '' ? [] : (0,layout/* wrap */.LV)(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : (0,layout/* wrap */.LV)(help, width - INDENT.length).map(line => paint('dim', link(line, help)))),
    ];
}
function placeLine(alike, isOnlyPage, width) {
    const { place, pages } = alike;
    const { occurrence } = place;
    const holder = (0,place_words/* holderOf */.Kd)(place, isOnlyPage, pages);
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, holder !== undefined);
    const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`;
    const selector = (0,one_line/* oneLine */.T)(occurrence?.selector ?? '');
    const line = (shownSelector) => {
        const where = [
            holder === undefined ? '' : namesOf(holder),
            ...(0,place_words/* inOrder */.al)(place, {
                resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
                line: position,
                selector: shownSelector,
            }),
        ].filter(part => part !== '');
        const others = where.length === 0 ? '' : (0,place_words/* othersInWords */.SF)(alike);
        return [`${where.join(' · ')}${others}`, (0,one_line/* oneLine */.T)(words)].filter(part => part !== '').join(' · ');
    };
    const whole = line(selector);
    if (words === '' || (0,layout/* columnsOf */.PL)(whole) <= width)
        return whole;
    return line(position === '' ? (0,layout/* cutMiddleToWidth */.Vi)(selector, Math.floor(width * SELECTOR_SHARE)) : '');
}
function namesOf({ page, others, rest }) {
    return `${[page, ...others].map(({ label }) => label).join(', ')}${rest}`;
}
function notMeasuredLines({ remarks, pages }, width, paint, amounts) {
    const { notMeasured } = remarks;
    const lines = notMeasured
        .slice(0, amounts.reasons)
        .flatMap(remark => remarkLines(remark, pages.length, width));
    const more = notMeasured.length - amounts.reasons;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,numbers_in_words/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}
function remarkLines(remark, pageCount, width) {
    const { subjects, text, pages: where } = remark;
    const [first] = where;
    const on = (0,remarks/* isOfAllPages */.NM)(remark, pageCount)
        ? ''
        : ` · ${where.length === 1 ? first.label : (0,numbers_in_words/* counted */.hS)(where.length, 'page')}`;
    const said = `${subjects.map(subject => (0,one_line/* oneLine */.T)(subject)).join(', ')}: ${(0,one_line/* oneLine */.T)(text)}${on}`;
    return (0,layout/* wrap */.LV)(said, width - INDENT.length).map(line => `${INDENT}${line}`);
}

// EXTERNAL MODULE: ./lib/report/terminal/links.js
var terminal_links = __webpack_require__(53526);
;// CONCATENATED MODULE: ./lib/report/terminal/note-lines.js

function noteLines({ remarks, pages }, width, paint) {
    const kinds = [
        ['Checks that could not be verified', remarks.unverified],
        ['Passed with a note', remarks.notes],
        ['Ignored', remarks.ignored],
    ];
    return kinds
        .filter(([, some]) => some.length > 0)
        .flatMap(([title, some], index) => [
        ...(index === 0 ? [] : ['']),
        paint('bold', title),
        ...some.flatMap(remark => remarkLines(remark, pages.length, width)),
    ]);
}

// EXTERNAL MODULE: ./lib/report/view/rank.js
var rank = __webpack_require__(35934);
;// CONCATENATED MODULE: ./lib/report/terminal/rank-lines.js




const SHOWN_PROJECTS = 10;
const SHOWN_ROWS = 15;
const SHOWN_NOTES = 5;
const KEYWORD_PART = 0.4;
const GAP = '  ';
function rankLines({ rank }, width, paint, unicode) {
    const more = rank.length - SHOWN_PROJECTS;
    return [
        ...rank
            .slice(0, SHOWN_PROJECTS)
            .flatMap((project, index) => [
            ...(index === 0 ? [] : ['']),
            ...projectLines(project, width, paint, unicode),
        ]),
        ...(more > 0
            ? ['', ...(0,layout/* wrap */.LV)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more rank project')}, in the report files`, width)]
            : []),
    ];
}
function projectLines(project, width, paint, unicode) {
    const { name, market, asOf, reason, figures, rows, notes } = project;
    const where = market.length === 0 ? '' : ` in ${(0,one_line/* oneLine */.T)(market.join(' '))}`;
    const when = asOf === '' ? '' : ` on ${asOf}`;
    const title = (0,layout/* wrap */.LV)(`Positions of ${(0,one_line/* oneLine */.T)(name)}${where}${when}`, width).map(line => paint('bold', line));
    if (reason !== undefined)
        title.push(...(0,layout/* wrap */.LV)(`Not measured: ${(0,one_line/* oneLine */.T)(reason)}`, width));
    const words = figures.map(({ label, value, change }) => {
        const changed = change === undefined ? '' : ` (${change.words.replace('▲ ', '+').replace('▼ ', '-')})`;
        return `${label}: ${value}${changed}`;
    });
    const more = rows.length - SHOWN_ROWS;
    return [
        ...title,
        ...(0,layout/* wrap */.LV)(words.join(' · '), width),
        ...tableLines(project, width, paint, unicode),
        ...(more > 0 ? (0,layout/* wrap */.LV)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more keyword')}, in the report files`, width) : []),
        ...notes
            .slice(0, SHOWN_NOTES)
            .flatMap(note => (0,layout/* wrap */.LV)((0,one_line/* oneLine */.T)(note), width).map(line => paint('dim', line))),
    ];
}
function tableLines({ rows, has }, width, paint, unicode) {
    const sorted = rows.toSorted((a, b) => Math.abs(b.changes[1] ?? 0) - Math.abs(a.changes[1] ?? 0));
    const shown = sorted.slice(0, SHOWN_ROWS);
    if (shown.length === 0)
        return [];
    const room = Math.floor(width * KEYWORD_PART);
    const columns = [
        {
            title: 'keyword',
            side: 'end',
            cells: shown.map(({ keyword }) => ({ text: (0,layout/* cutMiddleToWidth */.Vi)((0,one_line/* oneLine */.T)(keyword), room) })),
        },
        { title: 'position', side: 'start', cells: shown.map(({ position }) => ({ text: position })) },
    ];
    if (has.changes) {
        columns.push({ title: '7 days', side: 'start', cells: shown.map(({ changes }) => gainCell(changes[1])) });
    }
    const leftOf = () => columns.reduce((left, column) => left - widthOf(column) - GAP.length, width);
    if (has.history && unicode) {
        const cells = shown.map(({ history }) => ({ text: (0,rank/* trendBars */.mV)(history) }));
        const trend = { title: 'trend', side: 'end', cells };
        if (widthOf(trend) <= leftOf())
            columns.push(trend);
    }
    if (has.markets) {
        const left = leftOf();
        if (left >= 8)
            columns.push({ title: 'where', side: 'end', cells: shown.map(row => whereCell(row, left)) });
    }
    const line = (cells) => cells
        .map(({ text, style }, index) => {
        const column = columns[index];
        const padded = (0,layout/* pad */.eV)(text, widthOf(column), column.side);
        return style === undefined ? padded : paint(style, padded);
    })
        .join(GAP)
        .trimEnd();
    return [
        paint('dim', line(columns.map(({ title }) => ({ text: title })))),
        ...shown.map((_, row) => line(columns.map(({ cells }) => cells[row]))),
    ];
}
function widthOf({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => (0,layout/* columnsOf */.PL)(text)));
}
function whereCell({ market }, width) {
    return { text: (0,layout/* cutMiddleToWidth */.Vi)((0,one_line/* oneLine */.T)(market.join(' ')), width) };
}
function gainCell(places) {
    if (places === null)
        return { text: rank/* UNKNOWN */.HV, style: 'dim' };
    if (places === 0)
        return { text: '=', style: 'dim' };
    return places > 0
        ? { text: `+${(0,rank/* placeText */.Z9)(places)}`, style: 'green' }
        : { text: `-${(0,rank/* placeText */.Z9)(-places)}`, style: 'red' };
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js






const LABEL_PART = 0.4;
const score_lines_GAP = '  ';
function score_lines_scoreLines(view, width, ink, amounts) {
    const [first, ...others] = view.pages;
    if (!first)
        return [];
    if (others.length > 0)
        return pageLines(view, width, ink, amounts);
    const ofSites = view.sites.flatMap(site => ['', ...toolLines(view, site, width, ink)]);
    return [...toolLines(view, first, width, ink), ...ofSites];
}
const SHORT_TITLES = { error: 'err', warning: 'warn', notice: 'note' };
const WIDE = 50;
function toolLines({ tools }, page, width, ink) {
    const all = tools.all.filter(tool => page.runs[tool]);
    const ran = all.filter(tool => saysAnything(page.runs[tool]));
    const silent = all.filter(tool => !ran.includes(tool));
    const score = page.score === null ? ' · no score' : ` · score ${page.score}`;
    const runs = ran.map(tool => page.runs[tool]);
    const numbers = outcomes/* SEVERITIES */.o.map(severity => ({
        title: width < WIDE ? SHORT_TITLES[severity] : `${severity}s`,
        cells: runs.map(run => {
            const failed = run?.failures[severity] ?? 0;
            return {
                text: failed === 0 ? scores/* NO_SCORE */.N7 : String(failed),
                band: failed === 0 ? 'none' : undefined,
            };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,scores/* scoreText */.QO)(run), band: run?.band ?? 'none' })),
    };
    const name = (0,layout/* cutMiddleToWidth */.Vi)(page.label === '/' ? page.url : page.label, width - score.length);
    return [
        `${ink.link(name, (0,link_address/* linkAddress */.$)(page.url))}${score}`,
        ...(ran.length > 0 ? block('tool', ran.map(nameOnly), [scoreColumn, ...numbers], ink) : []),
        ...(silent.length > 0 ? (0,layout/* wrap */.LV)(`No score and no findings: ${silent.join(', ')}`, width) : []),
    ];
}
function saysAnything(run) {
    return (0,scores/* scoreText */.QO)(run) !== scores/* NO_SCORE */.N7 || outcomes/* SEVERITIES */.o.some(severity => (run?.failures[severity] ?? 0) > 0);
}
function pageLines({ origin, pages, sites, tools }, width, ink, amounts) {
    const shown = [...pages.slice(0, amounts.pages), ...sites];
    const labelWidth = Math.min(widest(shown.map(({ label }) => label)), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label, url }) => ({
        text: (0,layout/* cutMiddleToWidth */.Vi)(label, labelWidth),
        address: (0,link_address/* linkAddress */.$)(url),
    }));
    const total = shown.map(({ score, band }) => ({ text: score === null ? scores/* NO_SCORE */.N7 : String(score), band }));
    const columns = tools.others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({ text: (0,scores/* scoreText */.QO)(runs[tool]), band: runs[tool]?.band ?? 'none' })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, ink),
    ]);
    const more = pages.length - amounts.pages;
    if (more > 0)
        lines.push(...(0,layout/* wrap */.LV)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}, none of them worse`, width));
    if (origin !== undefined)
        lines.unshift((0,layout/* cutMiddleToWidth */.Vi)(`Pages of ${origin}`, width));
    if (tools.perfect.length > 0)
        lines.push(...(0,layout/* wrap */.LV)(`Nothing found by ${tools.perfect.join(', ')}`, width));
    return lines;
}
function inBlocks(columns, width) {
    const blocks = [];
    let free = 0;
    for (const column of columns) {
        const needed = columnWidth(column) + score_lines_GAP.length;
        if (needed > free || blocks.length === 0) {
            blocks.push([]);
            free = width;
        }
        blocks.at(-1).push(column);
        free -= needed;
    }
    return blocks;
}
function nameOnly(text) {
    return { text, address: undefined };
}
function block(corner, labels, columns, { paint, link }) {
    const labelWidth = Math.max(corner.length, widest(labels.map(({ text }) => text)));
    const widths = columns.map(columnWidth);
    const head = [
        (0,layout/* pad */.eV)(corner, labelWidth, 'end'),
        ...columns.map(({ title }, column) => (0,layout/* pad */.eV)(title, widths[column], 'start')),
    ];
    const rows = labels.map(({ text, address }, row) => {
        const cells = columns.map(({ cells }, column) => {
            const { text, band } = cells[row];
            const padded = (0,layout/* pad */.eV)(text, widths[column], 'start');
            return band === undefined ? padded : paint(terminal_paint/* BAND_STYLES */.z9[band], padded);
        });
        const blanks = (0,layout/* pad */.eV)(text, labelWidth, 'end').slice(text.length);
        return [`${link(text, address)}${blanks}`, ...cells].join(score_lines_GAP);
    });
    return [paint('dim', head.join(score_lines_GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return cells.reduce((most, { text }) => Math.max(most, text.length), title.length);
}
function widest(texts) {
    return texts.reduce((most, text) => Math.max(most, (0,layout/* columnsOf */.PL)(text)), 0);
}

;// CONCATENATED MODULE: ./lib/report/terminal/terminal.js















const AMOUNTS = {
    first: { findings: 5, places: 3, pages: 20, reasons: 20, isWhole: false },
    all: {
        findings: Number.POSITIVE_INFINITY,
        places: Number.POSITIVE_INFINITY,
        pages: Number.POSITIVE_INFINITY,
        reasons: Number.POSITIVE_INFINITY,
        isWhole: true,
    },
};
const MIN_WIDTH = 40;
function renderTerminal(view, { width, color, unicode, links = false, height, detail = 'first' }) {
    const columns = Math.max(MIN_WIDTH, width);
    const { link, written } = (0,terminal_links/* linker */.c)(links);
    const ink = { paint: (0,terminal_paint/* painter */.C2)(color), link };
    const parts = detail === 'verdict'
        ? [verdictLines(view, columns, ink.paint)]
        : reportParts(view, columns, ink, unicode, AMOUNTS[detail]);
    const lines = parts
        .filter(part => part.length > 0)
        .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
    if (height !== undefined && lines.length >= height)
        lines.push('', ...headLines(view, columns, ink.paint));
    const safe = (0,safe_lines/* withoutControlsButStyles */.E)(lines.join('\n'), written);
    return unicode ? safe : (0,terminal_paint/* inAscii */.FS)(safe);
}
function reportParts(view, width, ink, unicode, amounts) {
    const { paint } = ink;
    return [
        [...verdictLines(view, width, paint), ...figureLines(view, width)],
        score_lines_scoreLines(view, width, ink, amounts),
        notMeasuredLines(view, width, paint, amounts),
        comparisonLines(view, width, paint),
        searchLines(view, width, paint),
        analysisLines(view, width),
        rankLines(view, width, paint, unicode),
        amounts.isWhole ? noteLines(view, width, paint) : [],
        findingLines(view, width, ink, amounts),
    ];
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(analysis => {
        const { url, crawl } = analysis;
        const words = (0,report_view/* analysisInWords */.F6)(analysis);
        const lines = crawl
            ? [
                (0,view_crawl/* crawlFigures */.R)(crawl).join(' · '),
                `Click depth: ${(0,view_crawl/* depthsInWords */.$f)(crawl)}`,
                ...(crawl.incomplete === undefined
                    ? []
                    : [`Not all of the site was seen: ${(0,one_line/* oneLine */.T)(crawl.incomplete)}`]),
            ]
            : [];
        return [
            ...(0,layout/* wrap */.LV)(`Whole site ${(0,shown_url/* shownUrl */.z)(url)}${words === '' ? '' : `: ${words}`}`, width),
            ...lines.flatMap(line => (0,layout/* wrap */.LV)(line, width - 2).map(part => `  ${part}`)),
        ];
    });
}
const terminal_SIGNS = {
    passed: ['✔', 'green'],
    failed: ['✖', 'red'],
    open: ['•', 'blue'],
    'not-gated': ['•', 'blue'],
};
function verdictLines(view, width, paint) {
    return [
        ...headLines(view, width, paint),
        ...(0,verdict/* reasonLines */.c9)(view.verdict.reasons).flatMap(reason => (0,layout/* wrap */.LV)(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}
function headLines({ verdict }, width, paint) {
    const [sign, style] = terminal_SIGNS[verdict.state];
    return (0,layout/* wrap */.LV)(`${sign} ${verdict.headline}`, width).map(line => paint('bold', paint(style, line)));
}
function figureLines(view, width) {
    const { score } = view;
    const figures = [
        (0,report_view/* healthyInWords */.EC)(view),
        score === null ? 'No score' : `Score ${score}`,
        ...(0,report_view/* figuresInWords */.k0)(view),
    ];
    return [figures.join(' · '), ...(view.rendering === '' ? [] : [view.rendering])].flatMap(line => (0,layout/* wrap */.LV)(line, width));
}


/***/ })

};
