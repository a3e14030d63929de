export const id = 5748;
export const ids = [5748,4377,7012];
export const modules = {

/***/ 71902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema)
/* harmony export */ });
/* unused harmony exports failureRefSchema, scoreChangeSchema, changeSchema, uncomparedSchema, lostAddressSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _address_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41909);
/* harmony import */ var _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82334);
/* harmony import */ var _search_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25192);




const score = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100);
const failureRefSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .toolSchema */ .wl,
    check: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Id of the check'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    severity: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severitySchema */ .X5,
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    places: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).describe('How many places it stands for'),
    place: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceSchema */ .jO
        .omit({ snippet: true, column: true, region: true })
        .optional()
        .describe('The place, where it stands for one that is known'),
})
    .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
});
const scoreChangeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .toolSchema */ .wl.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).describe('Points by which it may differ without meaning anything'),
})
    .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' });
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run'),
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_search_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEARCH_FACTS */ .h),
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().describe('As the baseline has it; null where it had none'),
    after: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().describe('As this run has it; null where there is none'),
})
    .meta({ id: 'Change', description: 'A difference in what search engines see of a page, right or wrong.' });
const uncomparedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_search_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEARCH_FACTS */ .h)),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).describe('On how many pages'),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Why, in words'),
    notRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional().describe('Set where the tools that tell it were not to run'),
})
    .meta({ id: 'Uncompared', description: "What of search engines' view of pages could not be compared." });
const lostAddressSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Address on the audited site that the baseline had'),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable().describe('What it answers now; null where it gives no answer'),
    redirect: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Where it leads now, where that is another page'),
    note: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What it does now, as "answers 404"'),
    successor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The page that it should redirect to, where that can be told'),
})
    .meta({ id: 'LostAddress', description: 'A page of the baseline that the run no longer answers.' });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What the run was compared with, in words'),
    new: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each check on each page'),
    fixed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scoreChangeSchema),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(changeSchema)
        .optional()
        .describe('What search engines see differently; left out where nothing could be compared'),
    uncompared: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(uncomparedSchema)
        .optional()
        .describe('What could not be compared of what search engines see'),
    lost: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(lostAddressSchema)
        .optional()
        .describe('Addresses that are gone; left out where none were looked for'),
    added: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional().describe('Pages that the baseline does not have'),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('What could not be compared, one line each'),
})
    .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' });
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What it is, in words'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['hosted', 'engine']),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Of the program that made it'),
    counterparts: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
        .optional()
        .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    sites: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSchema */ .BG),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSchema */ .vD),
    visited: _address_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .visitedPagesSchema */ .uM.optional().describe('Further pages that an analysis has crawled'),
})
    .meta({ id: 'Baseline', description: 'What a run is compared with.' });


/***/ }),

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   nl: () => (/* binding */ FileRuns),
/* harmony export */   tz: () => (/* binding */ toFileRun)
/* harmony export */ });
/* harmony import */ var _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81741);

const MAX_SILENT = 50_000;
const MAX_LISTS = 2000;
const MAX_LISTED = 1000;
function toFileRun(run, where, rules, onTold) {
    const { checks, url, ...rest } = run;
    const namesOf = (outcome) => {
        const silent = checks.filter(check => check.outcome === outcome && !isTold(check));
        return silent.map(({ id }) => nameOf(id, run)).join(' ');
    };
    const told = checks.filter(isTold);
    for (const check of told)
        onTold(check);
    const passed = namesOf('pass');
    const notApplicable = namesOf('not-applicable');
    return {
        ...rest,
        ...(url !== where && { url }),
        checks: told.map(check => toFileCheck(check, rules)),
        ...(passed !== '' && { passed }),
        ...(notApplicable !== '' && { notApplicable }),
    };
}
function isTold({ id, outcome, message }) {
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
class FileRuns {
    #rules;
    #silent;
    #lists = new Map();
    constructor(rules, silent) {
        this.#rules = rules;
        this.#silent = silent;
    }
    page(page) {
        return { ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) };
    }
    site(site) {
        return { ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) };
    }
    runs(runs, url) {
        return runs.map(run => this.#run(run, url, 'site'));
    }
    #run(run, where, scope) {
        const { checks, passed = '', notApplicable = '', url = where, ...rest } = run;
        return {
            ...rest,
            url,
            checks: [
                ...checks.map(check => this.#check(check, scope)),
                ...this.#silentChecks(passed, run.tool, 'pass', scope),
                ...this.#silentChecks(notApplicable, run.tool, 'not-applicable', scope),
            ],
        };
    }
    #silentChecks(names, tool, outcome, scope) {
        if (names === '')
            return [];
        const key = `${outcome} ${scope} ${tool} ${names}`;
        const known = this.#lists.get(key);
        if (known)
            return known;
        const checks = names
            .split(' ')
            .filter(name => name !== '')
            .map(name => this.#silentCheck(name.includes('/') ? name : `${tool}/${name}`, outcome, scope));
        if (this.#lists.size < MAX_LISTS && checks.length <= MAX_LISTED)
            this.#lists.set(key, checks);
        return checks;
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
        if (this.#silent.size >= MAX_SILENT)
            throw new _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReportFileError */ .t(`names more than ${MAX_SILENT} checks`);
        const check = Object.freeze(this.#check({ id, outcome }, scope));
        this.#silent.set(key, check);
        return check;
    }
}


/***/ }),

/***/ 47150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ ReadingMemory),
  H: () => (/* binding */ fromFile)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
// EXTERNAL MODULE: ./lib/api/comparison-schemas.js
var comparison_schemas = __webpack_require__(71902);
// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/report/report-schema.js + 1 modules
var report_schema = __webpack_require__(97012);
;// CONCATENATED MODULE: ./lib/report/file/file-schema.js




const fileCheckSchema = result_schemas/* checkSchema */._U
    .omit({ scope: true, why: true, fix: true })
    .partial({ title: true, severity: true, help: true, occurrences: true })
    .extend({
    title: schemas/* string */.YjP().optional().describe('Where it is not that of the rule'),
    severity: result_schemas/* checkSchema */._U.shape.severity.optional().describe('Where it is not that of the rule'),
    help: schemas/* string */.YjP().optional().describe('Where it is not that of the rule'),
    occurrences: result_schemas/* checkSchema */._U.shape.occurrences.optional().describe('Left out where there are none'),
})
    .meta({ id: 'ReportedCheck', description: 'A check that says something; its texts are under `rules`.' });
const fileRunSchema = result_schemas/* toolRunSchema */.FB
    .extend({
    checks: schemas/* array */.YOg(fileCheckSchema)
        .describe('What failed, what was not measured, and what passed with a message'),
    url: schemas/* string */.YjP().optional().describe('Where it is not that of its page or site'),
    passed: schemas/* string */.YjP()
        .optional()
        .describe('Checks that passed and say nothing: their names without the tool, separated by blanks'),
    notApplicable: schemas/* string */.YjP().optional().describe('Checks that do not apply, likewise'),
})
    .meta({ id: 'ReportedRun', description: 'Result of one tool, without what passed in silence.' });
const runs = schemas/* array */.YOg(fileRunSchema);
const filePage = result_schemas/* pageSchema */.vD.extend({ runs });
const filePages = schemas/* array */.YOg(filePage);
const auditedPages = schemas/* array */.YOg(filePage.extend({ url: schemas/* string */.YjP().refine(url => URL.canParse(url), 'is not a URL') }));
const fileSites = schemas/* array */.YOg(result_schemas/* siteSchema */.BG.extend({ runs }));
const reportFileSchema = report_schema/* reportSchema */.Q
    .extend({
    schemaVersion: schemas/* union */.KCZ([schemas/* literal */.euz(2), schemas/* literal */.euz(3)])
        .describe('3 where pages refer to shared values: in a report of more than 100 pages'),
    shared: schemas/* array */.YOg(schemas/* unknown */.L5J())
        .optional()
        .describe('Values that stand in several places of the pages; one refers to those before it alone'),
    sites: fileSites.describe('What is wrong with each site as a whole, by origin'),
    pages: auditedPages,
    analyses: schemas/* array */.YOg(result_schemas/* analysisSchema */.m.extend({ pages: filePages, runs: runs.optional() })),
    baseline: comparison_schemas/* baselineSchema */.d2
        .extend({ sites: fileSites, pages: auditedPages })
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });

// EXTERNAL MODULE: ./lib/report/file/report-file-error.js
var report_file_error = __webpack_require__(81741);
;// CONCATENATED MODULE: ./lib/report/file/list-splitter.js

const MAX_DEPTH = 250;
const MAX_PART_BYTES = 50_000_000;
const MAX_ELEMENTS = 1_000_000;
const MAX_KEYS = 100_000;
const MAX_KEY_BYTES = 100;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const MEANS_IN_STRING = tableOf(QUOTE, BACKSLASH);
const MEANS_IN_VALUE = tableOf(QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT);
const isBlank = (byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
class ListSplitter {
    #rest = new GrowingBytes();
    #element = new GrowingBytes();
    #lists;
    #onElement;
    #frames = [];
    #listCount = 0;
    #elementCount = 0;
    #keyCount = 0;
    #isInElement = false;
    #depth = 0;
    #inString = false;
    #isEscaped = false;
    #string = [];
    constructor(lists, onElement) {
        this.#lists = lists;
        this.#onElement = onElement;
    }
    get rest() {
        return this.#rest.bytes;
    }
    push(piece) {
        const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
        let from = 0;
        for (let at = 0; at < bytes.length; at++) {
            if (this.#isInElement && (this.#inString || this.#depth > 0))
                at = this.#skipInner(bytes, at);
            if (at === bytes.length)
                break;
            const byte = bytes[at];
            if (this.#inString) {
                this.#passString(byte);
                continue;
            }
            if (this.#isInElement && this.#depth === 0 && endsElement(byte)) {
                this.#keep(bytes.subarray(from, at));
                this.#endElement();
                from = at;
            }
            else if (!this.#isInElement && this.#depth === 0 && this.#startsElement(byte)) {
                this.#keep(bytes.subarray(from, at));
                this.#startElement();
                from = at;
            }
            if (this.#isInElement || this.#depth > 0)
                this.#passInner(byte);
            else
                this.#passOuter(byte);
        }
        this.#keep(bytes.subarray(from));
    }
    #skipInner(bytes, from) {
        const means = this.#inString ? MEANS_IN_STRING : MEANS_IN_VALUE;
        if (this.#isEscaped)
            return from;
        let at = from;
        while (at < bytes.length && means[bytes[at]] === 0)
            at++;
        return at;
    }
    #passString(byte) {
        if (this.#isEscaped)
            this.#isEscaped = false;
        else if (byte === BACKSLASH)
            this.#isEscaped = true;
        else if (byte === QUOTE)
            this.#inString = false;
        if (this.#inString && !this.#isInElement && this.#depth === 0 && this.#string.length <= MAX_KEY_BYTES) {
            this.#string.push(byte);
        }
    }
    #passInner(byte) {
        if (byte === QUOTE)
            this.#inString = true;
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST)
            this.#open();
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
            this.#depth--;
    }
    #passOuter(byte) {
        const frame = this.#frames.at(-1);
        if (byte === QUOTE) {
            this.#inString = true;
            this.#string = [];
        }
        else if (byte === COLON && frame) {
            if (++this.#keyCount > MAX_KEYS) {
                throw new report_file_error/* ReportFileError */.t(`has more than ${MAX_KEYS.toLocaleString('en')} keys outside of its lists`);
            }
            frame.key = keyOf(this.#string);
        }
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
            this.#frames.pop();
        }
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
            const lists = frame ? listsIn(frame) : this.#lists;
            const leadsOn = lists !== undefined && (byte === OPEN_LIST) === isList(lists);
            if (!leadsOn)
                this.#open();
            else
                this.#frames.push({ lists, key: undefined, list: lists === 'elements' ? this.#listCount++ : -1 });
        }
    }
    #open() {
        this.#depth++;
        if (this.#frames.length + this.#depth > MAX_DEPTH) {
            throw new report_file_error/* ReportFileError */.t(`is nested more than ${MAX_DEPTH} levels deep`);
        }
    }
    #startsElement(byte) {
        return this.#frames.at(-1)?.lists === 'elements' && !endsElement(byte) && !isBlank(byte);
    }
    #startElement() {
        if (++this.#elementCount > MAX_ELEMENTS) {
            throw new report_file_error/* ReportFileError */.t(`lists more than ${MAX_ELEMENTS.toLocaleString('en')} things`);
        }
        this.#keep(Buffer.from(` ${this.#frames.at(-1).list} `));
        this.#isInElement = true;
        this.#element.clear();
    }
    #endElement() {
        this.#isInElement = false;
        this.#onElement?.(this.#frames.at(-1).list, this.#element.bytes);
    }
    #keep(bytes) {
        const part = this.#isInElement ? this.#element : this.#rest;
        part.append(bytes);
        if (part.length > MAX_PART_BYTES) {
            throw new report_file_error/* ReportFileError */.t(`has a part of more than ${MAX_PART_BYTES.toLocaleString('en')} bytes`);
        }
    }
}
class GrowingBytes {
    length = 0;
    #buffer = Buffer.alloc(1024);
    get bytes() {
        return this.#buffer.subarray(0, this.length);
    }
    append(bytes) {
        const length = this.length + bytes.length;
        if (length > this.#buffer.length) {
            const larger = Buffer.alloc(length * 2);
            larger.set(this.bytes);
            this.#buffer = larger;
        }
        this.#buffer.set(bytes, this.length);
        this.length = length;
    }
    clear() {
        this.length = 0;
    }
}
function tableOf(...bytes) {
    return new Uint8Array(256).map((_, byte) => (bytes.includes(byte) ? 1 : 0));
}
function endsElement(byte) {
    return byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;
}
function isList(lists) {
    return lists === 'elements' || Array.isArray(lists);
}
function listsIn({ lists, key }) {
    if (lists === 'elements')
        return undefined;
    if (isTuple(lists))
        return lists[0];
    return key !== undefined && Object.hasOwn(lists, key) ? lists[key] : undefined;
}
function isTuple(lists) {
    return Array.isArray(lists);
}
function keyOf(bytes) {
    if (bytes.length > MAX_KEY_BYTES)
        return undefined;
    try {
        return String(JSON.parse(`"${Buffer.from(bytes)}"`));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/report/file/json-parts.js


class JsonParts {
    rest;
    lists;
    #pieces;
    #wanted;
    #byNumber;
    constructor(rest, found, pieces, wanted) {
        this.rest = rest;
        this.lists = [...found.values()];
        this.#byNumber = found;
        this.#pieces = pieces;
        this.#wanted = wanted;
    }
    static async read(pieces, wanted) {
        const splitter = new ListSplitter(wanted);
        for await (const piece of pieces())
            splitter.push(piece);
        const rest = parsed(splitter.rest, false);
        const found = new Map();
        emptyLists(rest, wanted, [], found);
        return new JsonParts(rest, found, pieces, wanted);
    }
    async *elements() {
        let next = [];
        const counts = new Map();
        const splitter = new ListSplitter(this.#wanted, (number, bytes) => {
            const list = this.#byNumber.get(number);
            if (!list)
                return;
            const index = counts.get(list) ?? 0;
            counts.set(list, index + 1);
            next.push({ list, index, value: parsed(bytes, true) });
        });
        for await (const piece of this.#pieces()) {
            splitter.push(piece);
            yield* next;
            next = [];
        }
        if (this.lists.some(list => (counts.get(list) ?? 0) !== list.length)) {
            throw new report_file_error/* ReportFileError */.t('was changed while it was being read');
        }
    }
}
function parsed(bytes, ignoreBOM) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM }).decode(bytes);
    }
    catch {
        throw new report_file_error/* ReportFileError */.t('is not a text file in UTF-8');
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new report_file_error/* ReportFileError */.t('is not JSON');
    }
}
function emptyLists(value, wanted, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    if (wanted === 'elements') {
        if (!Array.isArray(value) || value.length === 0)
            return;
        found.set(value[0], { path, length: value.length });
        value.length = 0;
    }
    else if (isTuple(wanted)) {
        if (!Array.isArray(value))
            return;
        for (const [index, item] of value.entries())
            emptyLists(item, wanted[0], [...path, index], found);
    }
    else {
        for (const [key, lists] of Object.entries(wanted)) {
            if (Object.hasOwn(value, key))
                emptyLists(value[key], lists, [...path, key], found);
        }
    }
}

// EXTERNAL MODULE: ./lib/report/file/sharing/reference.js
var reference = __webpack_require__(94131);
;// CONCATENATED MODULE: ./lib/report/file/sharing/whole-values.js


const MAX_VALUES = 200_000;
const whole_values_MAX_DEPTH = 250;
const MAX_PAGE_CHARACTERS = 50_000_000;
const MAX_CHARACTERS = 2_000_000_000;
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const REFERENCE = /^~[^~]/;
class WholeValues {
    #shared;
    #whole = [];
    #own = [];
    #address;
    #depth = 0;
    #characters = 0;
    #deepest = 0;
    #isOfPage = false;
    #allCharacters = 0;
    constructor(shared) {
        if (shared.length > MAX_VALUES) {
            throw new report_file_error/* ReportFileError */.t(`has more than ${MAX_VALUES.toLocaleString('en')} shared values`);
        }
        this.#shared = shared;
        for (const value of shared) {
            this.#whole.push(this.#wholeOf(value));
            if (typeof value === 'string' && REFERENCE.test(value)) {
                throw new report_file_error/* ReportFileError */.t('shares a value that is only a reference');
            }
        }
    }
    runsOf(page) {
        const { url, startedAt, own, runs } = page;
        this.#address = typeof url === 'string' ? url : '';
        this.#own = [];
        for (const value of Array.isArray(own) ? own : [])
            this.#own.push(this.#wholeOf(value));
        const { value } = this.#wholeOf(runs ?? null);
        if (startedAt === undefined || !Array.isArray(value))
            return value;
        return value.map(run => (isObject(run) ? { startedAt, ...run } : run));
    }
    #wholeOf(written) {
        this.#depth = 0;
        this.#characters = 0;
        this.#deepest = 0;
        this.#isOfPage = false;
        const value = this.#put(written);
        if (this.#address !== undefined)
            this.#allCharacters += this.#characters;
        if (this.#allCharacters > MAX_CHARACTERS)
            throw tooLong('all pages', MAX_CHARACTERS);
        return { value, characters: this.#characters, depth: this.#deepest, isOfPage: this.#isOfPage };
    }
    #put(value) {
        if (typeof value === 'string')
            return this.#text(value);
        this.#count(8);
        if (typeof value !== 'object' || value === null)
            return value;
        this.#deepen(1);
        this.#depth++;
        const whole = Array.isArray(value) ? value.map(item => this.#put(item)) : this.#object(value);
        this.#depth--;
        return whole;
    }
    #text(text) {
        if (!text.startsWith(reference/* MARK */.M$)) {
            this.#count(text.length + 3);
            return text;
        }
        const rest = text.slice(reference/* MARK */.M$.length);
        if (rest === '') {
            this.#isOfPage = true;
            this.#count((this.#address?.length ?? 0) + 3);
            return this.#address ?? reference/* MARK */.M$;
        }
        if (!rest.startsWith(reference/* MARK */.M$))
            return this.#referred(rest);
        this.#count(rest.length + 3);
        return rest;
    }
    #object(object) {
        if (!Object.hasOwn(object, reference/* MARK */.M$))
            return this.#plainObject(object);
        const entries = [];
        for (const [key, value] of Object.entries(object)) {
            this.#count(key.length);
            if (key === reference/* MARK */.M$) {
                const start = typeof value === 'string' ? this.#put(value) : this.#referred(String(value));
                if (!isObject(start))
                    throw new report_file_error/* ReportFileError */.t('begins an object with a shared value that is none');
                const before = new Set(entries.map(([name]) => name));
                for (const entry of Object.entries(start))
                    if (!before.has(entry[0]))
                        entries.push(entry);
            }
            else
                entries.push([key.startsWith(reference/* MARK */.M$) ? key.slice(reference/* MARK */.M$.length) : key, this.#put(value)]);
        }
        return Object.fromEntries(entries);
    }
    #plainObject(object) {
        const whole = {};
        for (const key of Object.keys(object)) {
            this.#count(key.length);
            const value = this.#put(object[key]);
            const name = key.startsWith(reference/* MARK */.M$) ? key.slice(reference/* MARK */.M$.length) : key;
            if (name === '__proto__')
                defineField(whole, name, value);
            else
                whole[name] = value;
        }
        return whole;
    }
    #referred(name) {
        const isOwn = name.startsWith(reference/* OF_PAGE */.gQ);
        const number = isOwn ? name.slice(reference/* OF_PAGE */.gQ.length) : name;
        const whole = NUMBER.test(number) ? (isOwn ? this.#own : this.#whole)[Number(number)] : undefined;
        if (whole === undefined)
            throw new report_file_error/* ReportFileError */.t('refers to a shared value that it does not have');
        this.#isOfPage ||= whole.isOfPage;
        if (whole.isOfPage && !isOwn && this.#address !== undefined)
            return this.#put(this.#shared[Number(number)]);
        this.#deepen(whole.depth);
        this.#count(whole.characters);
        return whole.value;
    }
    #deepen(levels) {
        this.#deepest = Math.max(this.#deepest, this.#depth + levels);
        if (this.#deepest > whole_values_MAX_DEPTH) {
            throw new report_file_error/* ReportFileError */.t(`is nested more than ${whole_values_MAX_DEPTH} levels deep`);
        }
    }
    #count(characters) {
        this.#characters += characters;
        if (this.#characters > MAX_PAGE_CHARACTERS)
            throw tooLong('a page', MAX_PAGE_CHARACTERS);
    }
}
function tooLong(what, characters) {
    return new report_file_error/* ReportFileError */.t(`says more than ${characters.toLocaleString('en')} characters of ${what}, with its shared values in their places`);
}
function defineField(object, name, value) {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
;// CONCATENATED MODULE: ./lib/report/file/version-1.js





const version1Schema = report_schema/* reportSchema */.Q
    .omit({ schemaVersion: true, sites: true, healthy: true, baseline: true })
    .extend({ schemaVersion: schemas/* literal */.euz(1), pages: schemas/* array */.YOg(result_schemas/* pageSchema */.vD) });
function fromVersion1(file) {
    const { startedAt, generator, verdict, ...rest } = file;
    const findings = (0,report/* buildFindings */.n)({
        ...rest,
        version: generator.version,
        startedAt: new Date(startedAt),
    });
    const withoutScores = ({ runs }) => runs.map(run => ({ ...run, score: null }));
    return {
        ...findings,
        pages: findings.pages.map(page => (0,kept_pages/* withRuns */.R7)(page, withoutScores(page), null)),
        sites: findings.sites.map(site => ({ ...site, score: null, runs: withoutScores(site) })),
        verdict,
    };
}
function fromVersion1Page(page, siteChecks) {
    const scoped = (check) => (siteChecks.has(check.id) ? { ...check, scope: 'site' } : check);
    return { ...page, runs: page.runs.map(run => ({ ...run, score: null, checks: run.checks.map(scoped) })) };
}

;// CONCATENATED MODULE: ./lib/report/file/from-file.js







const LISTS = {
    verdict: { failing: 'elements' },
    sites: 'elements',
    pages: 'elements',
    analyses: [{ pages: 'elements', runs: 'elements', crawl: { records: 'elements' } }],
    rank: 'elements',
    comparison: { new: 'elements', known: 'elements', fixed: 'elements', scores: 'elements' },
    baseline: { sites: 'elements', pages: 'elements' },
    lookup: { open: 'elements' },
    fingerprints: { pages: 'elements' },
};
class ReadingMemory {
    silent = new Map();
    pages = new kept_pages/* PageKeeper */.m6();
}
async function fromFile(pieces, { memory = new ReadingMemory(), keep = run => run } = {}, siteChecks) {
    const parts = await JsonParts.read(pieces, LISTS);
    const kept = (of) => ({ ...of, runs: of.runs.map(keep) });
    if (siteChecks && parts.rest?.schemaVersion === 1) {
        const file = version1Schema.parse(parts.rest);
        const ids = await siteChecks();
        await fill(file, parts, version1Schema, {
            pages: page => memory.pages.keep(kept(fromVersion1Page(page, ids))),
        });
        return fromVersion1(file);
    }
    const { shared, ...file } = reportFileSchema.parse(parts.rest);
    const whole = file.schemaVersion === 3 ? new WholeValues((shared ?? [])) : undefined;
    const runs = new file_run/* FileRuns */.nl(file.rules, memory.silent);
    await fill(file, parts, reportFileSchema, {
        pages: (page, [list]) => list === 'fingerprints' ? page : memory.pages.keep(kept(runs.page(page))),
        sites: site => kept(runs.site(site)),
        runs: (run, [, analysis]) => runs.runs([run], file.analyses[Number(analysis)].url)[0],
    }, (value, path) => (whole && SHARING.includes(path.join('.')) ? wholePage(value, whole) : value));
    return { ...file, schemaVersion: 2 };
}
const SHARING = ['pages', 'baseline.pages'];
function wholePage(page, whole) {
    if (typeof page !== 'object' || page === null)
        return page;
    return { ...page, runs: whole.runsOf(page) };
}
async function fill(file, parts, schema, convert, completed = element => element) {
    const targets = new Map(parts.lists.map(list => [list, targetOf(list, file, schema)]));
    for await (const { list, index, value } of parts.elements()) {
        const target = targets.get(list);
        if (!target)
            continue;
        const { data, error } = target.element.safeParse(completed(value, list.path));
        if (error)
            throw new errors/* ZodError */.G(error.issues.map(issue => ({ ...issue, path: [...list.path, index, ...issue.path] })));
        const name = String(list.path.at(-1));
        target.items.push(Object.hasOwn(convert, name) ? convert[name](data, list.path) : data);
    }
}
function targetOf({ path }, file, schema) {
    let [value, type] = [file, schema];
    for (const key of path) {
        value = value?.[key];
        const outer = withoutOptional(type);
        type =
            outer instanceof schemas/* ZodArray */.naA
                ? outer.element
                : outer instanceof schemas/* ZodObject */.bvH
                    ? outer.shape[key]
                    : undefined;
    }
    const list = withoutOptional(type);
    return Array.isArray(value) && list instanceof schemas/* ZodArray */.naA
        ? { items: value, element: list.element }
        : undefined;
}
function withoutOptional(type) {
    return type instanceof schemas/* ZodOptional */.IiU ? type.unwrap() : type;
}


/***/ }),

/***/ 94131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ referenceOnPage),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   gQ: () => (/* binding */ OF_PAGE),
/* harmony export */   xI: () => (/* binding */ marked)
/* harmony export */ });
const MARK = '~';
function marked(text) {
    return text.startsWith(MARK) ? MARK + text : text;
}
const OF_PAGE = '.';
function referenceTo(number) {
    return `"${MARK}${number}"`;
}
function referenceOnPage(number) {
    return `"${MARK}${OF_PAGE}${number}"`;
}


/***/ }),

/***/ 97012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findingsShape: () => (/* binding */ findingsShape),
  Q: () => (/* binding */ reportSchema)
});

// UNUSED EXPORTS: ruleSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/api/address-schemas.js
var address_schemas = __webpack_require__(41909);
// EXTERNAL MODULE: ./lib/api/comparison-schemas.js
var comparison_schemas = __webpack_require__(71902);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/api/rank-schemas.js
var rank_schemas = __webpack_require__(52961);
// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/api/json.js
var json = __webpack_require__(86192);
;// CONCATENATED MODULE: ./lib/report/file/fingerprints-schema.js



const measuredCheckSchema = result_schemas/* checkSchema */._U
    .omit({ title: true, severity: true, help: true, why: true, fix: true, scope: true })
    .meta({ id: 'MeasuredCheck', description: 'A check as it was measured, before anything was set aside.' });
const measuredRunSchema = schemas/* object */.Ikc({
    read: schemas/* string */.YjP()
        .optional()
        .describe('Keys of its inputs, separated by blanks; left out where they cannot be compared'),
    until: iso/* datetime */.w$().optional().describe('When the clock alone changes the result'),
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    checks: schemas/* array */.YOg(measuredCheckSchema)
        .optional()
        .describe('Checks of which the report says something else, or that stand with the site'),
    passed: schemas/* string */.YjP().optional().describe('Key of the names of further checks that passed'),
    notApplicable: schemas/* string */.YjP().optional().describe('Key of the names of further checks that did not apply'),
    facts: json/* jsonObject */.o.optional().describe('Of a run that stands with the site'),
    startedAt: iso/* datetime */.w$().optional().describe('Of a run that stands with the site'),
    durationMs: schemas/* number */.aig().min(0).optional().describe('Of a run that stands with the site'),
})
    .meta({ id: 'MeasuredRun', description: 'What a later run needs to take over a result.' });
const fingerprintsSchema = schemas/* object */.Ikc({
    run: schemas/* string */.YjP()
        .describe('Of the version, the settings and the tools: results of others are not taken over'),
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
        .describe('What results were worked out from: a fingerprint, a blank and what it is, by key'),
    names: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).describe('Lists of names of checks, by key'),
    pages: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP(), tools: schemas/* partialRecord */.jgl(result_schemas/* toolSchema */.wl, measuredRunSchema) })),
})
    .meta({ id: 'Fingerprints', description: 'From what results were worked out, with `incremental`.' });

// EXTERNAL MODULE: ./lib/report/history-length.js
var history_length = __webpack_require__(31639);
;// CONCATENATED MODULE: ./lib/report/report-schema.js








const count = schemas/* int */.Whr().min(0);
const verdictSchema = schemas/* object */.Ikc({
    passed: schemas/* boolean */.zMY(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    failOn: schemas/* enum */.k5n([...outcomes/* SEVERITIES */.o, 'never'])
        .optional()
        .describe('Least severity that fails the build; left out of a shard, which is not judged'),
    failing: schemas/* array */.YOg(schemas/* object */.Ikc({ tool: result_schemas/* toolSchema */.wl, url: schemas/* string */.YjP() }))
        .optional()
        .describe('Tool runs that fail the build by what they found, by their score or as they gave no result'),
})
    .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' });
const ruleSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    severity: result_schemas/* severitySchema */.X5,
    why: schemas/* string */.YjP(),
    fix: schemas/* string */.YjP(),
    help: schemas/* string */.YjP(),
})
    .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
});
const shardNumber = schemas/* int */.Whr().min(1).max(1000);
const pastRunSchema = schemas/* object */.Ikc({
    startedAt: iso/* datetime */.w$(),
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    errors: count,
    warnings: count,
})
    .meta({ id: 'PastRun', description: 'The figures of a run before this one.' });
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(2),
    generator: schemas/* object */.Ikc({ name: schemas/* literal */.euz('seo-preflight'), version: schemas/* string */.YjP() }),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    source: schemas/* enum */.k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    healthy: count.describe('Pages that could be read, and on which no error was found'),
    counts: schemas/* object */.Ikc({
        error: count,
        warning: count,
        notice: count,
        notMeasured: count.describe('Tool runs without a result'),
    })
        .describe('Findings by severity: a check that fails anywhere counts once, under its worst severity'),
    sites: schemas/* array */.YOg(result_schemas/* siteSchema */.BG).describe('What is wrong with each site as a whole, by origin'),
    pages: schemas/* array */.YOg(result_schemas/* pageSchema */.vD),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), ruleSchema),
    analyses: schemas/* array */.YOg(result_schemas/* analysisSchema */.m),
    rank: schemas/* array */.YOg(rank_schemas/* rankEntrySchema */.E0),
    shard: schemas/* object */.Ikc({
        number: shardNumber,
        count: shardNumber,
        division: schemas/* string */.YjP()
            .max(64)
            .optional()
            .describe('Stands for all pages and how they were divided: the same in all shards of a run'),
    })
        .optional()
        .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: comparison_schemas/* comparisonSchema */.D.optional(),
    withoutBaseline: schemas/* string */.YjP()
        .optional()
        .describe('Why nothing was compared, although a baseline was asked for'),
    history: schemas/* array */.YOg(pastRunSchema)
        .max(history_length/* MAX_HISTORY */.o)
        .optional()
        .describe('Runs before this one, the oldest first, as far as the report that it is compared with knows them'),
    baseline: comparison_schemas/* baselineSchema */.d2
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
    fingerprints: fingerprintsSchema.optional(),
    lookup: address_schemas/* lookupSchema */.Kq
        .optional()
        .describe('Of the first shard: what it found at the addresses of the baseline, for when all are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
function findingsShape() {
    return json_schema_processors/* toJSONSchema */.bl(reportSchema.omit({
        verdict: true,
        baseline: true,
        withoutBaseline: true,
        lookup: true,
        history: true,
        fingerprints: true,
    }));
}


/***/ }),

/***/ 65748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBaselineReport: () => (/* binding */ readBaselineReport),
/* harmony export */   readReport: () => (/* binding */ readReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _report_file_from_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47150);
/* harmony import */ var _report_file_report_file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81741);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);




async function readReport(pieces, options) {
    return await explained(() => (0,_report_file_from_file_js__WEBPACK_IMPORTED_MODULE_0__/* .fromFile */ .H)(pieces, options));
}
async function readBaselineReport(pieces, options) {
    const siteChecks = async () => {
        const { SITE_CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
        return new Set(SITE_CHECK_IDS.trim().split('\n'));
    };
    return await explained(() => (0,_report_file_from_file_js__WEBPACK_IMPORTED_MODULE_0__/* .fromFile */ .H)(pieces, options, siteChecks));
}
async function readReportFile(path, within, read) {
    return await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedPieces */ .$D)(path, { maxBytes: _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA, within }, read);
}
async function explained(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G))
            throw error;
        const { path, message } = error.issues[0];
        const place = path.length === 0 ? '' : `${path.join('.')}: `;
        throw new _report_file_report_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ReportFileError */ .t(`is not a report that this version can read: ${place}${message}`);
    }
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
