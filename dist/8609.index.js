export const id = 8609;
export const ids = [8609];
export const modules = {

/***/ 18609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/score-changes.js
var score_changes = __webpack_require__(69740);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
;// CONCATENATED MODULE: ./lib/report/terminal/layout.js

/** Columns of a text in a terminal. What the report itself is written with is told at once, without tables of Unicode. */
function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,string_width/* default */.A)(text);
}
/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
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
/** Start of a text with an ellipsis, in at most `width` columns. */
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
/** Start and end of a text around an ellipsis, in at most `width` columns. */
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
/** Fills a text with blanks to a number of columns. */
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

;// CONCATENATED MODULE: ./lib/report/terminal/comparison-lines.js







/** Lines of one kind. */
const MAX_LINES = 15;
const SHOWN_PLACES = 3;
/** What is new and fixed against the baseline, a line for each, and how scores changed. */
function comparisonLines(report, width, paint) {
    const { comparison, withoutBaseline } = report;
    if (withoutBaseline !== undefined)
        return wrap(`Not compared with a baseline: ${(0,plain_text/* oneLine */.TN)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const origin = (0,score_table/* commonOrigin */.wU)(report.pages);
    const list = (sign, refs) => shortened((0,compared_findings/* comparedFindings */.e)(refs, report).map(finding => `${sign} ${findingText(finding, origin)}`));
    return [
        ...wrap(`Compared with ${(0,plain_text/* oneLine */.TN)(comparison.baseline)}`, width),
        ...list('new', comparison.new).map(line => paint('red', cutToWidth(line, width))),
        ...list('fixed', comparison.fixed).map(line => paint('green', cutToWidth(line, width))),
        ...shortened((0,score_changes/* scoreChangeTexts */.t)(report).map(({ label, words }) => `${words} ${label}`)).map(line => cutToWidth(line, width)),
    ];
}
function findingText(finding, origin) {
    const { listed, more } = (0,report_findings/* firstPlaces */.TD)(finding, SHOWN_PLACES);
    const places = listed.map(({ page, resource }) => [(0,score_table/* pageLabel */.Qh)(page.url, origin), ...(resource === undefined ? [] : [(0,plain_text/* shownUrl */.zA)(resource)])].join(' '));
    const rest = more > 0 ? `, and ${(0,headline/* counted */.hS)(more, 'more place')}` : '';
    return `${finding.severity} ${(0,plain_text/* oneLine */.TN)(finding.id)} ${[...new Set(places)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${(0,headline/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/report/terminal/paint.js

function painter(color) {
    return color ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_, text) => text;
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
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
/** Our own signs for terminals that know no others than ASCII, each as wide as what it stands for. */
function inAscii(text) {
    return text.replace(/[…–·✖✔▲●]/gu, sign => ASCII[sign]);
}

;// CONCATENATED MODULE: ./lib/report/terminal/finding-lines.js







const SHOWN_FINDINGS = 15;
const finding_lines_SHOWN_PLACES = 3;
const SHOWN_REASONS = 20;
const MAX_ADVICE = 400;
const INDENT = '  ';
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
/** The worst findings: what is wrong, where, and what to do. */
function findingLines({ pages, rules }, width, paint) {
    const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const shown = findings
        .slice(0, SHOWN_FINDINGS)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, pages.length === 1 ? undefined : origin, pages.length === 1, width, paint),
    ]);
    const more = findings.length - SHOWN_FINDINGS;
    return more > 0
        ? [...shown, '', ...wrap(`and ${(0,headline/* counted */.hS)(more, 'more finding')}, in the report files`, width)]
        : shown;
}
function linesOf(finding, origin, single, width, paint) {
    const { id, rule, severity, failures, places } = finding;
    const extent = single ? [] : [(0,headline/* counted */.hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,headline/* counted */.hS)(places, 'place'));
    const title = `${SIGNS[severity]} ${severity}: ${(0,plain_text/* oneLine */.TN)(rule.title || id)}`;
    const facts = [(0,plain_text/* oneLine */.TN)(id), ...extent].join(' · ');
    const { listed, more } = (0,report_findings/* firstPlaces */.TD)(finding, finding_lines_SHOWN_PLACES);
    const where = listed.map(place => placeLine(place, origin, single));
    if (more > 0)
        where.push(`and ${(0,headline/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(rule.help);
    const fix = (0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
function placeLine(place, origin, single) {
    const { page, occurrence, message, resource } = place;
    const parts = [
        single ? '' : (0,score_table/* pageLabel */.Qh)(page.url, origin),
        occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
        resource === undefined ? '' : (0,plain_text/* shownUrl */.zA)(resource),
        (0,plain_text/* oneLine */.TN)(message ?? ''),
        (0,plain_text/* oneLine */.TN)(occurrence?.selector ?? ''),
    ];
    return parts.filter(part => part !== '').join(' · ');
}
/** Tools that gave no result, each with its reason. */
function notMeasuredLines({ pages }, width, paint) {
    const remarks = (0,report_findings/* groupNotMeasured */.bF)(pages);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const lines = remarks.slice(0, SHOWN_REASONS).flatMap(({ subject, text, pages: where }) => {
        const [first] = where;
        const on = where.length === pages.length
            ? ''
            : where.length === 1
                ? ` · ${(0,score_table/* pageLabel */.Qh)(first.url, origin)}`
                : ` · ${(0,headline/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subject}: ${(0,plain_text/* oneLine */.TN)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
    });
    const more = remarks.length - SHOWN_REASONS;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,headline/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}

;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js




/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20;
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4;
const GAP = '  ';
/** Table of the scores: of one page its tools, of several the pages by tools. */
function scoreLines({ pages }, width, paint) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const [first] = scores.rows;
    if (!first)
        return [];
    return scores.rows.length === 1 ? toolLines(scores, first, width, paint) : pageLines(scores, width, paint);
}
function toolLines({ tools }, row, width, paint) {
    const runs = tools.map(tool => row.runs.get(tool));
    const numbers = ['error', 'warning', 'notice'].map(severity => ({
        title: `${severity}s`,
        cells: runs.map(run => {
            const failed = run ? (0,headline/* failuresOf */.dJ)({ ...row.page, runs: [run] })[severity] : 0;
            return { text: failed === 0 ? score_table/* NO_SCORE */.N7 : String(failed), score: failed === 0 ? null : undefined };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,score_table/* scoreText */.QO)(run), score: run?.score ?? null })),
    };
    return [
        cutMiddleToWidth(row.label === '/' ? row.page.url : row.label, width),
        ...block('tool', tools, [scoreColumn, ...numbers], paint),
    ];
}
function pageLines(scores, width, paint) {
    const shown = scores.rows.slice(0, SHOWN_PAGES);
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => columnsOf(label))), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth));
    const { perfect, others } = (0,score_table/* splitPerfect */.w5)(scores);
    const total = shown.map(({ page }) => ({
        text: page.score === null ? score_table/* NO_SCORE */.N7 : String(page.score),
        score: page.score,
    }));
    const columns = others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({
            text: (0,score_table/* scoreText */.QO)(runs.get(tool)),
            score: runs.get(tool)?.score ?? null,
        })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, paint),
    ]);
    const more = scores.rows.length - shown.length;
    if (more > 0)
        lines.push(`and ${(0,headline/* counted */.hS)(more, 'more page')}, none of them worse`);
    if (scores.origin !== undefined)
        lines.unshift(cutMiddleToWidth(`Pages of ${scores.origin}`, width));
    if (perfect.length > 0)
        lines.push(...wrap(`100 on every page: ${perfect.join(', ')}`, width));
    return lines;
}
/** Columns that do not fit beside each other go below, under the same names of pages. */
function inBlocks(columns, width) {
    const blocks = [];
    let free = 0;
    for (const column of columns) {
        const needed = columnWidth(column) + GAP.length;
        if (needed > free || blocks.length === 0) {
            blocks.push([]);
            free = width;
        }
        blocks.at(-1).push(column);
        free -= needed;
    }
    return blocks;
}
function block(corner, labels, columns, paint) {
    const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)));
    const head = [
        pad(corner, labelWidth, 'end'),
        ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
    ];
    const rows = labels.map((label, index) => {
        const cells = columns.map(column => {
            const { text, score } = column.cells[index];
            const padded = pad(text, columnWidth(column), 'start');
            return score === undefined ? padded : paint(BAND_STYLES[(0,score_table/* scoreBand */.WZ)(score)], padded);
        });
        return [pad(label, labelWidth, 'end'), ...cells].join(GAP);
    });
    return [paint('dim', head.join(GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => text.length));
}

;// CONCATENATED MODULE: ./lib/report/terminal.js







/** Narrower than this no table is readable. */
const MIN_WIDTH = 50;
/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
function renderTerminal(report, { width, color, unicode }) {
    const columns = Math.max(MIN_WIDTH, width);
    const paint = painter(color);
    const parts = [
        scoreLines(report, columns, paint),
        notMeasuredLines(report, columns, paint),
        comparisonLines(report, columns, paint),
        findingLines(report, columns, paint),
        analysisLines(report, columns),
        verdictLines(report, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    return unicode ? text : inAscii(text);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pages }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,plain_text/* oneLine */.TN)(reason || 'the reason is not known')}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,headline/* counted */.hS)(pages.length, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,plain_text/* shownUrl */.zA)(url)}: ${result}`, width);
    });
}
const terminal_SIGNS = { passed: ['✔', 'green'], failed: ['✖', 'red'], open: ['•', 'blue'] };
function verdictLines(report, width, paint) {
    const { counts, score, pages, durationMs } = report;
    const figures = [
        score === null ? 'No score' : `Score ${score}`,
        ...(0,headline/* countsInWords */.Pe)(counts),
        ...(0,headline/* comparisonInWords */.aM)(report),
        `${(0,headline/* counted */.hS)(pages.length, 'page')} in ${(0,headline/* durationInWords */.ji)(durationMs)}`,
    ];
    const [sign, style] = terminal_SIGNS[(0,headline/* stateOf */.L4)(report)];
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${sign} ${(0,headline/* headline */.Pl)(report)}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,headline/* reasonsBesideHeadline */.Cc)(report).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}


/***/ }),

/***/ 55322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q1: () => (/* binding */ eastAsianWidth)
});

// UNUSED EXPORTS: _isFullWidth, _isFullwidth, _isWide, eastAsianWidthType

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point



/***/ }),

/***/ 83831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stringWidth)
/* harmony export */ });
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);
/* harmony import */ var get_east_asian_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55322);



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += (0,get_east_asian_width__WEBPACK_IMPORTED_MODULE_0__/* .eastAsianWidth */ .Q1)(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += (0,get_east_asian_width__WEBPACK_IMPORTED_MODULE_0__/* .eastAsianWidth */ .Q1)(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += (0,get_east_asian_width__WEBPACK_IMPORTED_MODULE_0__/* .eastAsianWidth */ .Q1)(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = (0,strip_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += (0,get_east_asian_width__WEBPACK_IMPORTED_MODULE_0__/* .eastAsianWidth */ .Q1)(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
