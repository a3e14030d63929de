export const id = 1478;
export const ids = [1478];
export const modules = {

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

/***/ 91478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jsonChunks: () => (/* binding */ jsonChunks),
  v: () => (/* binding */ shownFacts)
});

// UNUSED EXPORTS: MAX_PLAIN_PAGES

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/map-texts.js
var map_texts = __webpack_require__(49888);
// EXTERNAL MODULE: ./lib/text/unsafe-characters.js
var unsafe_characters = __webpack_require__(98262);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/report/file/sharing/reference.js
var sharing_reference = __webpack_require__(94131);
;// CONCATENATED MODULE: ./lib/report/file/sharing/page-text.js

const PLAIN_OF_RUN = ['tool', 'status', 'score', 'startedAt', 'durationMs', 'takenOver'];
const PLAIN_OF_CHECK = ['id', 'outcome'];
function pageText({ runs, ...page }, shared) {
    const startedAt = mostFrequent(runs.map(run => run['startedAt']));
    const written = runs.map(({ startedAt: at, ...run }) => ({
        ...run,
        ...(at !== startedAt && { startedAt: at }),
    }));
    const values = withMarks(written, String(page['url']));
    shared.startPage(values);
    const texts = values.map(run => runText(run, shared));
    const own = shared.textsOfPage;
    return `{${joined(fieldsOf({ ...page, ...(startedAt !== undefined && { startedAt }) }), own.length === 0 ? '' : `"own":[${own.join(',')}]`, `"runs":[${texts.join(',')}]`)}}`;
}
function runText({ checks, ...run }, shared) {
    const [plain, rest] = parted(run, PLAIN_OF_RUN);
    const tool = String(run['tool']);
    const texts = checks.map(check => {
        const [plain, rest] = parted(check, PLAIN_OF_CHECK);
        return `{${joined(fieldsOf(plain), shared.fieldsOf(rest, String(check['id'])))}}`;
    });
    return `{${joined(fieldsOf(plain), `"checks":[${texts.join(',')}]`, shared.fieldsOf(rest, tool))}}`;
}
function parted(object, names) {
    const entries = Object.entries(object);
    return [
        Object.fromEntries(entries.filter(([name]) => names.includes(name))),
        Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    ];
}
function fieldsOf(object) {
    return JSON.stringify(object).slice(1, -1);
}
function joined(...fields) {
    return fields.filter(field => field !== '').join(',');
}
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return values.find(value => counts.get(value) === most);
}
function withMarks(value, address) {
    if (typeof value === 'string')
        return value === address ? sharing_reference/* MARK */.M$ : (0,sharing_reference/* marked */.xI)(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(item => withMarks(item, address));
    const told = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(told.map(([key, item]) => [(0,sharing_reference/* marked */.xI)(key), withMarks(item, address)]));
}

;// CONCATENATED MODULE: ./lib/report/file/sharing/value-hash.js
const PRIME = 16_777_619;
const [LIST, OBJECT, TEXT, OTHER] = [11, 13, 17, 19];
function hashOfText(text, seed = TEXT) {
    let hash = seed;
    for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    return mixed(hash ^ text.length);
}
class ValueHashes {
    #known = new Map();
    #counts = new Map();
    countOf(hash) {
        return this.#counts.get(hash) ?? 0;
    }
    count(value, minLength) {
        const isText = typeof value === 'string';
        if (isText ? value.length < minLength : typeof value !== 'object' || value === null)
            return;
        const hash = this.of(value);
        const count = this.countOf(hash) + 1;
        this.#counts.set(hash, count);
        if (isText || count > 1)
            return;
        for (const item of Object.values(value))
            this.count(item, minLength);
    }
    of(value) {
        if (typeof value === 'string')
            return hashOfText(value);
        if (typeof value !== 'object' || value === null)
            return hashOfText(String(value), OTHER);
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        let hash;
        if (Array.isArray(value)) {
            hash = LIST;
            for (const item of value)
                hash = value_hash_joined(hash, this.of(item));
        }
        else {
            hash = OBJECT;
            for (const key of Object.keys(value))
                hash = value_hash_joined(hashOfText(key, hash), this.of(value[key]));
        }
        hash = mixed(hash);
        this.#known.set(value, hash);
        return hash;
    }
}
function value_hash_joined(hash, next) {
    return Math.imul((hash ^ next) + (hash >>> 15), PRIME);
}
function mixed(value) {
    let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}

;// CONCATENATED MODULE: ./lib/report/file/sharing/object-starts.js

const MAX_KINDS = 5000;
const ENOUGH = 8;
const AGAIN = 8;
const MIN_SHARE = 5;
class ObjectStarts {
    #kinds = new Map();
    #share;
    constructor(share) {
        this.#share = share;
    }
    startOf(value, keys, place, hashes) {
        const kind = this.#kindOf(keys, place);
        if (!kind)
            return undefined;
        vote(kind, value, hashes);
        if (kind.start ? kind.seen >= ENOUGH * AGAIN && kind.recent * 2 >= kind.seen : kind.seen >= ENOUGH) {
            this.#choose(kind, hashes);
        }
        return kind.start;
    }
    #kindOf(keys, place) {
        let hash = hashOfText(place);
        for (const key of keys)
            hash = hashOfText(key, hash);
        const known = this.#kinds.get(hash);
        if (known) {
            const { keys: own } = known;
            const isSame = known.place === place && own.length === keys.length && own.every((key, at) => key === keys[at]);
            return isSame ? known : undefined;
        }
        if (this.#kinds.size >= MAX_KINDS)
            return undefined;
        const votes = keys.map(() => ({ value: null, hash: 0, count: 0 }));
        const kind = { place, keys, seen: 0, recent: 0, votes, start: undefined };
        this.#kinds.set(hash, kind);
        return kind;
    }
    #choose(kind, hashes) {
        const { keys, votes, start, recent } = kind;
        const isCommon = votes.map(({ count }) => count * MIN_SHARE > recent);
        const isNew = votes.some(({ hash }, at) => isCommon[at] && hash !== start?.hashes[at]);
        if (isNew) {
            const values = votes.map(({ value }, at) => (isCommon[at] ? value : (start?.values[at] ?? null)));
            const number = this.#share({ keys, values });
            if (number === undefined)
                return;
            kind.start = { number, values, hashes: values.map(value => hashes.of(value)) };
        }
        kind.recent = 0;
        for (const vote of votes)
            vote.count = 0;
    }
}
function vote(kind, value, hashes) {
    kind.seen++;
    kind.recent++;
    for (let at = 0; at < kind.keys.length; at++) {
        const vote = kind.votes[at];
        const own = value[kind.keys[at]];
        const hash = hashes.of(own);
        if (vote.count === 0) {
            vote.value = own;
            vote.hash = hash;
        }
        vote.count += vote.hash === hash ? 1 : -1;
    }
}

;// CONCATENATED MODULE: ./lib/report/file/sharing/seen-values.js
const SLOTS = 2 ** 20;
class SeenValues {
    #hashes = new Uint32Array(SLOTS);
    #pages = new Uint32Array(SLOTS);
    see(hash, page) {
        const slot = hash & (SLOTS - 1);
        if (this.#hashes[slot] === hash && this.#pages[slot] !== 0)
            return this.#pages[slot] !== page;
        this.#hashes[slot] = hash;
        this.#pages[slot] = page;
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/report/file/sharing/shared-values.js




const MIN_LENGTH = 14;
const MIN_SAVED_ON_PAGE = 40;
const REFERENCE_LENGTH = 6;
const MAX_VALUES = 100_000;
const MAX_CHARACTERS = 20_000_000;
class SharedValues {
    #texts = [];
    #characters = 0;
    #known = new Map();
    #seen = new SeenValues();
    #starts = new ObjectStarts(chosen => this.#shareStart(chosen));
    #page = 0;
    #hashes = new ValueHashes();
    #ownTexts = [];
    #own = new Map();
    #isSharing = false;
    get texts() {
        return this.#texts;
    }
    get textsOfPage() {
        return this.#ownTexts;
    }
    startPage(values) {
        this.#page++;
        this.#hashes = new ValueHashes();
        this.#hashes.count(values, MIN_SAVED_ON_PAGE);
        this.#ownTexts = [];
        this.#own.clear();
    }
    textOf(value, place) {
        if (typeof value === 'number' || typeof value === 'boolean' || value === null)
            return JSON.stringify(value);
        if (typeof value === 'string' && value.length < MIN_LENGTH)
            return JSON.stringify(value);
        const hash = this.#hashes.of(value);
        const known = this.#known.get(hash);
        if (known !== undefined) {
            return known.raw === rawOf(value) ? (0,sharing_reference/* referenceTo */.Po)(known.number) : this.#written(value, place);
        }
        const isSeen = this.#seen.see(hash, this.#page);
        if (this.#isSharing)
            return this.#written(value, place);
        return isSeen ? this.#shared(value, place, hash) : this.#onPage(value, place, hash);
    }
    fieldsOf(value, place) {
        const text = this.textOf(value, place);
        if (text.startsWith('{'))
            return text.slice(1, -1);
        const number = text.slice(1 + sharing_reference/* MARK */.M$.length, -1);
        return `"${sharing_reference/* MARK */.M$}":${number.startsWith(sharing_reference/* OF_PAGE */.gQ) ? text : number}`;
    }
    #shared(value, place, hash) {
        const text = this.#inShared(() => this.#written(value, place));
        if (text.length < MIN_LENGTH)
            return text;
        const number = this.#add(text);
        if (number === undefined)
            return text;
        this.#known.set(hash, { number, raw: rawOf(value) });
        return (0,sharing_reference/* referenceTo */.Po)(number);
    }
    #onPage(value, place, hash) {
        const count = this.#hashes.countOf(hash);
        if (count < 2)
            return this.#written(value, place);
        const own = this.#own.get(hash);
        if (own)
            return own.raw === rawOf(value) ? (0,sharing_reference/* referenceOnPage */.Av)(own.number) : this.#written(value, place);
        const text = this.#written(value, place);
        const saved = (count - 1) * text.length - count * REFERENCE_LENGTH;
        if (saved < MIN_SAVED_ON_PAGE)
            return text;
        const number = this.#ownTexts.push(text) - 1;
        this.#own.set(hash, { number, raw: rawOf(value) });
        return (0,sharing_reference/* referenceOnPage */.Av)(number);
    }
    #shareStart({ keys, values }) {
        if (this.#isSharing)
            return undefined;
        const fields = this.#inShared(() => keys.map((key, at) => `${JSON.stringify(key)}:${this.textOf(values[at], key)}`));
        return this.#add(`{${fields.join(',')}}`);
    }
    #add(text) {
        if (this.#texts.length >= MAX_VALUES || this.#characters + text.length > MAX_CHARACTERS)
            return undefined;
        this.#characters += text.length;
        return this.#texts.push(text) - 1;
    }
    #inShared(write) {
        this.#isSharing = true;
        try {
            return write();
        }
        finally {
            this.#isSharing = false;
        }
    }
    #written(value, place) {
        if (typeof value !== 'object' || value === null)
            return JSON.stringify(value);
        if (Array.isArray(value))
            return `[${value.map(item => this.textOf(item, place)).join(',')}]`;
        return `{${this.#fields(value, place).join(',')}}`;
    }
    #fields(value, place) {
        const keys = Object.keys(value);
        const start = keys.length < 2 ? undefined : this.#starts.startOf(value, keys, place, this.#hashes);
        const field = (key) => `${JSON.stringify(key)}:${this.textOf(value[key], key)}`;
        if (!start)
            return keys.map(field);
        const reference = `"${sharing_reference/* MARK */.M$}":${start.number}`;
        let saved = -reference.length;
        const isSame = keys.map((key, at) => {
            const same = this.#isSame(value[key], start.values[at], start.hashes[at]);
            if (same)
                saved += key.length + 5;
            return same;
        });
        if (saved <= 0)
            return keys.map(field);
        return [reference, ...keys.filter((_, at) => !isSame[at]).map(field)];
    }
    #isSame(value, other, hash) {
        if (typeof value !== 'object' || value === null)
            return value === other;
        return this.#hashes.of(value) === hash && JSON.stringify(value) === JSON.stringify(other);
    }
}
function rawOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}

// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
;// CONCATENATED MODULE: ./lib/report/file/to-file.js


function toFile(report, pictures) {
    return fileWith(report, rulesTold(report), pictures, () => undefined);
}
function toLargeFile(report, pictures) {
    const told = toldByComparison(report);
    const { rules: _, ...file } = fileWith(report, report.rules, pictures, ({ id }) => told.add(id));
    return { file, rules: () => withIds(report.rules, told) };
}
function fileWith(report, rules, pictures, onTold) {
    const withFileRuns = (results) => ({
        ...results,
        runs: results.runs.map(run => (0,file_run/* toFileRun */.tz)(run, 'url' in results ? results.url : results.origin, rules, onTold)),
    });
    const filePage = (page, runsOf = () => page.runs) => ({
        ...(0,kept_pages/* withoutRuns */.dQ)(page),
        get runs() {
            return runsOf().map(run => (0,file_run/* toFileRun */.tz)(run, page.url, rules, onTold));
        },
    });
    const { baseline } = report;
    return {
        ...report,
        sites: report.sites.map(withFileRuns),
        pages: report.pages.map((page, index) => filePage(page, pictures && (() => pictures.namedIn(page, index + 1)))),
        rules,
        analyses: report.analyses.map(({ runs, ...analysis }) => ({
            ...analysis,
            pages: analysis.pages.map(withFileRuns),
            ...(runs && { runs: runs.map(run => (0,file_run/* toFileRun */.tz)(run, analysis.url, rules, onTold)) }),
        })),
        ...(baseline && {
            baseline: {
                ...baseline,
                sites: baseline.sites.map(withFileRuns),
                pages: baseline.pages.map(page => filePage(page)),
            },
        }),
    };
}
function rulesTold(report) {
    const { pages, sites, analyses, baseline, rules } = report;
    const results = [
        ...pages,
        ...sites,
        ...analyses.flatMap(({ pages, runs = [] }) => [...pages, { runs }]),
        ...(baseline ? [...baseline.pages, ...baseline.sites] : []),
    ];
    const told = toldByComparison(report);
    for (const { runs } of results) {
        for (const { checks } of runs)
            for (const check of checks)
                if ((0,file_run/* isTold */.Wc)(check))
                    told.add(check.id);
    }
    return withIds(rules, told);
}
function toldByComparison({ comparison }) {
    return new Set([...(comparison?.fixed ?? []), ...(comparison?.known ?? [])].map(({ check }) => check));
}
function withIds(rules, ids) {
    return Object.fromEntries(Object.entries(rules).filter(([id]) => ids.has(id)));
}

;// CONCATENATED MODULE: ./lib/report/json.js







const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
const INDENTED_PAGES = 3;
const MAX_PLAIN_PAGES = 100;
function* jsonChunks(report, pictures) {
    const indent = report.pages.length <= INDENTED_PAGES ? 2 : 0;
    const text = (value) => JSON.stringify(publishable(value), null, indent);
    if (report.pages.length <= MAX_PLAIN_PAGES) {
        yield* objectChunks(toFile(report, pictures), text);
        yield '\n';
        return;
    }
    const { file, rules } = toLargeFile(report, pictures);
    const shared = new SharedValues();
    const page = (page) => pageText(publishable(page), shared);
    const { pages, baseline, ...rest } = file;
    yield* objectChunks({
        ...rest,
        schemaVersion: 3,
        pages: () => arrayChunks(pages, page),
        baseline: baseline &&
            (() => objectChunks({ ...baseline, pages: () => arrayChunks(baseline.pages, page) }, text)),
        rules: () => [text(rules())].values(),
        shared: () => arrayChunks(shared.texts, value => value),
    }, text);
    yield '\n';
}
function* objectChunks(object, text) {
    let separator = '{\n';
    for (const [key, value] of Object.entries(object)) {
        if (value === undefined)
            continue;
        yield `${separator}${JSON.stringify(key)}: `;
        separator = ',\n';
        if (typeof value === 'function')
            yield* value();
        else if (Array.isArray(value))
            yield* arrayChunks(value, text);
        else
            yield text(value);
    }
    yield '\n}';
}
function* arrayChunks(items, text) {
    let separator = '[\n';
    for (const item of items) {
        yield separator + text(item);
        separator = ',\n';
    }
    yield items.length === 0 ? '[]' : '\n]';
}
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return publishableText(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    const visit = (item) => publishable(item, depth + 1);
    return Array.isArray(value)
        ? (0,map_texts/* changedList */.Tk)(value, visit)
        : (0,map_texts/* changedObject */.us)(value, publishableText, visit);
}
function publishableText(text) {
    return (0,url_secrets/* withoutSecrets */.cT)(text).toWellFormed();
}
const EMBEDDED = /^data:[\w.+/-]{1,100};base64,/;
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


/***/ })

};
