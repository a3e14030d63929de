export const id = 1175;
export const ids = [1175,1681];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };


/***/ }),

/***/ 54222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m6: () => (/* binding */ PageKeeper),
  QH: () => (/* binding */ changedPage),
  V$: () => (/* binding */ factsByTool),
  t8: () => (/* binding */ isKept),
  JB: () => (/* binding */ mapSame),
  R7: () => (/* binding */ withRuns),
  dQ: () => (/* binding */ withoutRuns)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/api/byte-slabs.js
const SLAB_BYTES = 256 * 1024;
const MAX_PART = 1 / 8;
class ByteSlabs {
    #slab = new Uint8Array(0);
    #used = 0;
    copyOf(bytes) {
        const { length } = bytes;
        if (length > SLAB_BYTES * MAX_PART)
            return Uint8Array.from(bytes);
        if (this.#used + length > this.#slab.length) {
            this.#slab = new Uint8Array(SLAB_BYTES);
            this.#used = 0;
        }
        const copy = this.#slab.subarray(this.#used, this.#used + length);
        copy.set(bytes);
        this.#used += length;
        return copy;
    }
}

// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/shared-checks.js
var shared_checks = __webpack_require__(29437);
;// CONCATENATED MODULE: ./lib/api/kept-pages.js




const KEPT = Symbol('kept');
const LEVEL = 1;
const WINDOW = 32_768;
const MIN_CHUNK = 64;
class PageKeeper {
    #checks = new shared_checks/* SharedChecks */.V();
    #slabs = new ByteSlabs();
    #packers = { runs: new Packer(this.#slabs), facts: new Packer(this.#slabs) };
    #places = new Map();
    #runs;
    #facts;
    keep({ runs, ...rest }, earlier) {
        const kept = this.#kept(runs, earlier && keptOf(earlier));
        const page = {
            ...rest,
            get runs() {
                return kept.keeper.#runsOf(kept);
            },
        };
        Object.defineProperty(page, KEPT, { value: kept });
        return page;
    }
    #kept(runs, earlier) {
        const known = earlier?.keeper === this ? earlier : undefined;
        const made = known && this.#runs?.kept === known ? this.#runs : undefined;
        const added = [];
        const places = [];
        const lines = runs.map(run => {
            const at = made?.values.indexOf(run) ?? -1;
            if (at >= 0) {
                places.push([run.tool, known.places[at][1]]);
                return made.lines[at];
            }
            const number = this.#knownFacts(run, known) ?? (known?.facts.lines ?? 0) + added.push(factsLine(run)) - 1;
            places.push([run.tool, number]);
            const checks = run.checks.map(check => this.#checks.brief(check));
            return JSON.stringify({ ...(0,lazy_facts/* withoutFacts */.Qw)(run), checks, facts: number });
        });
        const facts = known && added.length === 0
            ? known.facts
            : this.#packers.facts.pack([...(known ? linesOf(known.facts) : []), ...added]);
        const packed = this.#packers.runs.pack(lines);
        return { keeper: this, runs: packed, facts, places: this.#samePlaces(places) };
    }
    #samePlaces(places) {
        const key = places.flat().join(' ');
        const known = this.#places.get(key);
        if (known)
            return known;
        this.#places.set(key, places);
        return places;
    }
    #knownFacts(run, known) {
        if (!known)
            return undefined;
        const lazy = (0,lazy_facts/* lazyFactsOf */.zE)(run);
        if (lazy instanceof KeptFacts)
            return lazy.kept === known ? lazy.number : undefined;
        const at = lazy || this.#facts?.kept !== known ? -1 : this.#facts.values.indexOf(run.facts);
        return at < 0 ? undefined : at;
    }
    #runsOf(kept) {
        if (this.#runs?.kept === kept)
            return this.#runs.values;
        const lines = linesOf(kept.runs);
        const values = lines.map(line => {
            const written = JSON.parse(line);
            const checks = written.checks.map(check => this.#checks.whole(check));
            return (0,lazy_facts/* withLazyFacts */.AY)({ ...written, checks }, new KeptFacts(kept, written.facts));
        });
        this.#runs = { kept, lines, values };
        return values;
    }
    factsLine({ kept, number }) {
        return this.#factsOf(kept).lines[number];
    }
    facts({ kept, number }) {
        const { lines, values } = this.#factsOf(kept);
        values[number] ??= JSON.parse(lines[number]);
        return values[number];
    }
    #factsOf(kept) {
        if (this.#facts?.kept !== kept)
            this.#facts = { kept, lines: linesOf(kept.facts), values: [] };
        return this.#facts;
    }
}
class KeptFacts {
    kept;
    number;
    constructor(kept, number) {
        this.kept = kept;
        this.number = number;
    }
    value() {
        return this.kept.keeper.facts(this);
    }
    json() {
        return this.kept.keeper.factsLine(this);
    }
    mayHave(name) {
        return this.json().includes((0,lazy_facts/* fieldIn */.CK)(name));
    }
}
function factsLine(run) {
    return (0,lazy_facts/* lazyFactsOf */.zE)(run)?.json() ?? JSON.stringify(run.facts);
}
class Packer {
    #slabs;
    #dictionary;
    constructor(slabs) {
        this.#slabs = slabs;
    }
    pack(lines) {
        const text = joined(lines);
        const dictionary = this.#dictionary;
        const deflated = (0,external_node_zlib_.deflateRawSync)(text, { level: LEVEL, ...(dictionary && { dictionary }) });
        this.#learn(text);
        return { bytes: this.#slabs.copyOf(deflated), dictionary, length: text.length, lines: lines.length };
    }
    #learn(text) {
        const known = this.#dictionary?.length ?? 0;
        if (Math.min(text.length, WINDOW) >= Math.max(1, 2 * known)) {
            this.#dictionary = Buffer.from(text.subarray(-WINDOW));
        }
    }
}
function joined(lines) {
    const isText = (line) => typeof line === 'string';
    if (lines.every(isText))
        return Buffer.from(lines.join('\n'));
    return Buffer.concat(lines.flatMap((line, at) => [Buffer.from(at === 0 ? '' : '\n'), isText(line) ? Buffer.from(line) : line]));
}
function linesOf({ bytes, dictionary, length, lines }) {
    if (lines === 0)
        return [];
    const options = { chunkSize: Math.max(length, MIN_CHUNK), ...(dictionary && { dictionary }) };
    return (0,external_node_zlib_.inflateRawSync)(bytes, options).toString().split('\n');
}
function factsByTool(results) {
    const kept = keptOf(results);
    const facts = {};
    const give = (tool, get) => Object.defineProperty(facts, tool, { enumerable: true, configurable: true, get });
    if (kept)
        for (const [tool, number] of kept.places)
            give(tool, () => new KeptFacts(kept, number).value());
    else
        for (const run of results.runs)
            give(run.tool, () => run.facts);
    return facts;
}
function withRuns(page, runs, score = page.score) {
    const same = page.runs;
    if (score === page.score && runs.length === same.length && runs.every((run, at) => run === same[at]))
        return page;
    const changed = { ...withoutRuns(page), score, runs };
    return keptOf(page)?.keeper.keep(changed, page) ?? changed;
}
function changedPage(page, change) {
    const same = withoutRuns(page);
    const rest = change(same);
    const runs = mapSame(page.runs, change);
    return rest === same ? withRuns(page, runs) : keptOf(page).keeper.keep({ ...rest, runs }, page);
}
function withoutRuns(page) {
    const names = Object.keys(page).filter(name => name !== 'runs');
    return Object.fromEntries(names.map(name => [name, page[name]]));
}
function isKept(value) {
    return Object.hasOwn(value, KEPT);
}
function mapSame(items, change) {
    const changed = items.map(change);
    return changed.every((item, at) => item === items[at]) ? items : changed;
}
function keptOf(page) {
    return page[KEPT];
}


/***/ }),

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ withLazyFacts),
/* harmony export */   CK: () => (/* binding */ fieldIn),
/* harmony export */   Mn: () => (/* binding */ changedRun),
/* harmony export */   Qw: () => (/* binding */ withoutFacts),
/* harmony export */   l3: () => (/* binding */ WrittenFacts),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   zE: () => (/* binding */ lazyFactsOf)
/* harmony export */ });
const LAZY = Symbol('facts');
class WrittenFacts {
    #json;
    #value;
    constructor(json) {
        this.#json = json;
    }
    value() {
        this.#value ??= JSON.parse(new TextDecoder().decode(this.#json));
        return this.#value;
    }
    json() {
        return this.#json;
    }
    mayHave(name) {
        const { buffer, byteOffset, byteLength } = this.#json;
        return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name));
    }
}
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
function lazyFactsOf(run) {
    return run[LAZY];
}
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
function withoutFacts(run) {
    const names = Object.keys(run);
    const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 54792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ NO_SCRIPTS),
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   Gl: () => (/* binding */ SAME_TEMPLATE),
/* harmony export */   om: () => (/* binding */ NOT_RENDERED)
/* harmony export */ });
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

const NO_SCRIPTS = 'no scripts run on the page';
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
function documentIn(runs) {
    for (const run of runs) {
        const { judged, reason, sample } = objectOf((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'rendered'));
        if (judged !== 'rendered' && judged !== 'sent')
            continue;
        return {
            judged,
            ...(typeof reason === 'string' && { reason }),
            ...(typeof sample === 'string' && { sample }),
        };
    }
    return undefined;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}


/***/ }),

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
const MAX_CHECKS = 50_000;
const MAX_OF_ID = 50;
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
class SharedChecks {
    #checks = [];
    #numbers = new WeakMap();
    #byId = new Map();
    get size() {
        return this.#checks.length;
    }
    from(size) {
        return this.#checks.slice(size);
    }
    add(checks) {
        for (const check of checks)
            this.#keep(check);
    }
    brief(check) {
        const known = this.#numbers.get(check);
        if (known !== undefined)
            return known;
        const names = namesOf(check);
        const silent = isSilent(check, names);
        const ofId = this.#byId.get(check.id) ?? [];
        const alike = ofId.find(number => {
            const other = this.#checks[number];
            return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome);
        });
        const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID;
        if (alike === undefined && isFull)
            return check;
        const isLasting = silent && Object.isFrozen(check);
        const number = alike ?? this.#keep(isLasting ? check : silenced(check, names));
        if (isLasting)
            this.#numbers.set(check, number);
        return silent ? number : [number, ...answerOf(names).map(name => check[name])];
    }
    whole(brief) {
        if (typeof brief === 'number')
            return this.#checks[brief];
        if (!Array.isArray(brief))
            return brief;
        const [number, ...answer] = brief;
        const check = { ...this.#checks[number] };
        answerOf(Object.keys(check)).forEach((name, at) => {
            check[name] = answer[at];
        });
        return check;
    }
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
function hasTexts(one, other, names) {
    const own = Object.keys(one);
    return (own.length === names.length &&
        names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name])));
}


/***/ }),

/***/ 81215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ pagesAtOnce),
/* harmony export */   eU: () => (/* binding */ tabsFor)
/* harmony export */ });
/* unused harmony export thisMachine */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const PAGES_PER_CORE = 4;
const MAX_PAGES = 16;
const MEMORY_PER_PAGE = 150 * 1024 * 1024;
const MEMORY_BESIDE = 600 * 1024 * 1024;
const TABBED_WITH_AXE = 0.75;
const MAX_TABS = 32;
function thisMachine() {
    const limit = process.constrainedMemory();
    const free = process.availableMemory();
    return { cores: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory: limit > 0 ? Math.min(limit, free) : free };
}
function pagesAtOnce({ cores, memory } = thisMachine()) {
    const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE);
    return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES));
}
function tabsFor(pages, { runsAxe }) {
    return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages);
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_EXPRESSION_CHARACTERS: () => (/* binding */ MAX_EXPRESSION_CHARACTERS),
/* harmony export */   readExpression: () => (/* binding */ readExpression)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);


const MAX_EXPRESSION_CHARACTERS = 4000;
async function readExpression(expression) {
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
        throw new Error(`has ${expression.length} characters; at most ${MAX_EXPRESSION_CHARACTERS} are allowed`);
    }
    const [{ default: jsonata }, { FUNCTIONS, readsOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9132).then(__webpack_require__.t.bind(__webpack_require__, 79132, 19)),
        __webpack_require__.e(/* import() */ 1442).then(__webpack_require__.bind(__webpack_require__, 1442)),
    ]);
    const reads = readOrThrow(() => readsOf(jsonata(expression).ast()), expression.length);
    const [variable] = reads.unbound;
    if (variable === undefined)
        return reads;
    const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(`$${variable}`, [...FUNCTIONS].map(name => `$${name}`));
    throw new Error(`has "$${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(variable, 100)}", which is neither a function nor a variable of the expression${hint}`);
}
function readOrThrow(read, length) {
    try {
        return read();
    }
    catch (cause) {
        const { message, position, name } = cause;
        if (name === 'RangeError')
            throw new Error('is nested too deep', { cause });
        const place = position !== undefined && length > 0 ? ` (at character ${Math.min(position + 1, length)})` : '';
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(`${message ?? cause}`, 200);
        throw new Error(`is not a JSONata expression: ${text}${place}`, { cause });
    }
}


/***/ }),

/***/ 11269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   i: () => (/* binding */ textsAt)
/* harmony export */ });
function unknownName(path, schema) {
    const found = valuesAt(path, schema);
    return Array.isArray(found) ? undefined : found;
}
function textsAt(path, schema) {
    const found = valuesAt(path, schema);
    if (!Array.isArray(found))
        return undefined;
    const texts = found.map(({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]));
    if (texts.length === 0 || texts.includes(undefined))
        return undefined;
    return texts.flatMap(values => values ?? []).filter(text => typeof text === 'string');
}
function valuesAt(path, schema) {
    let objects = valuesOf(schema, schema);
    for (const name of path) {
        if (objects.some(isOpen))
            return [{}];
        const next = objects.flatMap(({ properties }) => properties && Object.hasOwn(properties, name) ? [properties[name]] : []);
        if (next.length === 0) {
            return { name, known: [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))] };
        }
        objects = next.flatMap(one => valuesOf(one, schema));
    }
    return objects;
}
function valuesOf(schema, root) {
    if (schema.$ref !== undefined) {
        const referred = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
        return referred ? valuesOf(referred, root) : [{}];
    }
    if (schema.anyOf)
        return schema.anyOf.flatMap(one => valuesOf(one, root));
    const { items } = schema;
    if (schema.type !== 'array')
        return [schema];
    return typeof items === 'object' && !Array.isArray(items) ? valuesOf(items, root) : [{}];
}
function isOpen({ type, properties, additionalProperties, enum: values, const: value }) {
    if (properties)
        return false;
    if (type === undefined)
        return values === undefined && value === undefined;
    return type === 'object' && additionalProperties !== false;
}


/***/ }),

/***/ 89301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ wasThere),
/* harmony export */   Hg: () => (/* binding */ visitedPages),
/* harmony export */   ZT: () => (/* binding */ brokenBefore),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);

const ENDS = new Set(['redirects/final-status', 'redirects/broken-redirect']);
function wasThere({ runs }) {
    const measured = runs.filter(({ status }) => status === 'measured');
    const ends = measured.flatMap(({ checks }) => checks.filter(({ id }) => ENDS.has(id)));
    if (ends.some(({ outcome }) => outcome === 'fail'))
        return false;
    return measured.some(({ tool }) => _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_TOOLS */ .yT.has(tool)) || ends.some(({ outcome }) => outcome === 'pass');
}
function endOf({ url, runs }) {
    return runs.find(({ finalUrl }) => finalUrl !== undefined && finalUrl !== url)?.finalUrl;
}
function identityOf({ runs }) {
    const [title, h1, fingerprint] = [
        textFact(runs, 'serp', 'title'),
        textFact(runs, 'content', 'h1'),
        textFact(runs, 'content', 'textFingerprint'),
    ];
    return {
        ...(title !== undefined && { title }),
        ...(h1 !== undefined && { h1 }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
function visitedPages(records) {
    return records.flatMap(({ url, status, redirects, title, h1, fingerprint }) => {
        const isPage = status !== null && status >= 200 && status < 300 && redirects === undefined;
        if (!isPage)
            return [];
        return [
            {
                url,
                ...(title && title.hash === undefined && { title: title.text }),
                ...(h1 && h1.hash === undefined && { h1: h1.text }),
                ...(fingerprint !== undefined && { fingerprint }),
            },
        ];
    });
}
function textFact(runs, tool, name) {
    const value = runs.find(run => run.tool === tool && run.foreign === undefined)?.facts[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
function brokenBefore({ pages, sites }) {
    const checks = [...pages, ...sites].flatMap(({ runs }) => runs.flatMap(run => run.checks));
    const failed = checks.filter(({ id, outcome }) => outcome === 'fail' && BROKEN.test(id));
    return new Set(failed.flatMap(({ occurrences, ignoredOccurrences = [] }) => [
        ...occurrences.map(({ url }) => url),
        ...ignoredOccurrences.map(({ occurrence }) => occurrence.url),
    ]));
}
const BROKEN = /^(?:sitemap\/listed-broken|broken-links\/broken-|redirects\/(?:final-status|broken-redirect|address-lost)$)/;


/***/ }),

/***/ 92027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withoutToldByPages)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56633);
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _api_twins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57719);



const SAME_DEPLOYMENT = { ofSite: url => url, ofPage: url => url };
function withoutToldByPages(sites, pages, forms = SAME_DEPLOYMENT) {
    const asked = new Set(sites
        .flatMap(({ runs }) => runs)
        .flatMap(({ checks }) => checks.filter(_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6).flatMap(tellersOfCheck)));
    if (asked.size === 0)
        return [...sites];
    const told = toldBy(pages, asked, forms.ofPage);
    return sites.map(site => ({ ...site, runs: site.runs.map(run => withoutTold(run, told, forms.ofSite)) }));
}
function tellersOfCheck({ id }) {
    return (0,_api_twins_js__WEBPACK_IMPORTED_MODULE_1__/* .tellersOf */ .dr)(id);
}
function toldBy(pages, ids, formOf) {
    const told = new Map([...ids].map(id => [id, new Set()]));
    for (const { url, runs } of pages) {
        for (const { checks, finalUrl } of runs) {
            for (const check of checks) {
                if (!ids.has(check.id) || !(0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(check))
                    continue;
                told.get(check.id).add(formOf(url));
                if (finalUrl !== undefined)
                    told.get(check.id).add(formOf(finalUrl));
            }
        }
    }
    return told;
}
function withoutTold(run, told, formOf) {
    const checks = run.checks.map(check => ((0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(check) ? beside(check, told, formOf) : check));
    return checks.every((check, at) => check === run.checks[at]) ? run : (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .changedRun */ .Mn)(run, { checks });
}
function beside(check, told, formOf) {
    const tellers = (0,_api_twins_js__WEBPACK_IMPORTED_MODULE_1__/* .tellersOf */ .dr)(check.id);
    const tellerOf = (place) => tellers.find(id => told.get(id)?.has(formOf(place.url)));
    const occurrences = check.occurrences.filter(place => tellerOf(place) === undefined);
    const dropped = check.occurrences.length - occurrences.length;
    if (dropped === 0)
        return check;
    const count = (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .placeCount */ .Nt)(check) - dropped;
    if (count === 0)
        return { ...check, twinOf: tellerOf(check.occurrences[0]) };
    const { occurrenceCount: _, ...rest } = check;
    return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) };
}


/***/ }),

/***/ 39832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ resultsWithTwins),
  g: () => (/* binding */ withTwinsMarked)
});

// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/api/twins.js
var api_twins = __webpack_require__(57719);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/gate/same-element.js
const TELLING = ['href', 'src', 'id', 'name', 'content'];
const ATTRIBUTE = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const START_TAG = /^<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/i;
function placesElsewhere(places, others) {
    const known = Map.groupBy(others.flatMap(sourceOf), ({ key }) => key);
    return places.filter(place => sourceOf(place).some(source => !known.get(source.key)?.some(other => isSame(source, other))));
}
function sourceOf({ snippet }) {
    return snippet === undefined ? [] : [elementSource(snippet)];
}
function elementSource(snippet) {
    const [startTag, tag, written] = START_TAG.exec(snippet) ?? [];
    if (startTag === undefined)
        return { key: snippet, text: '', isWhole: true };
    const attributes = new Map(written
        .matchAll(ATTRIBUTE)
        .map(([, name, ...values]) => [name.toLowerCase(), values.find(value => value !== undefined)]));
    const telling = TELLING.map(name => decoded(attributes.get(name) ?? ''));
    const text = decoded(snippet.slice(startTag.length).replace(/<[^>]*>?/g, ''));
    return {
        key: JSON.stringify([tag.toLowerCase(), ...telling]),
        text: text.replace(/\s+/g, ' ').trim(),
        isWhole: snippet.endsWith('>') && snippet.length > startTag.length,
    };
}
function isSame(one, other) {
    if (one.text === other.text)
        return true;
    return ((!one.isWhole && other.text.startsWith(one.text)) || (!other.isWhole && one.text.startsWith(other.text)));
}
function decoded(text) {
    return text.replace(/…$/, '').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ');
}

// EXTERNAL MODULE: ./lib/gate/told-by-pages.js
var told_by_pages = __webpack_require__(92027);
;// CONCATENATED MODULE: ./lib/gate/twins.js








function resultsWithTwins({ pages, sites }, onPage = () => undefined, hasWanted = () => false) {
    const at = (url) => (id) => hasWanted(id, url);
    const marked = sites.map(site => ({ ...site, runs: withTwinsMarked(site.runs, [], at(site.origin)) }));
    const runsOf = new Map(marked.map(({ origin, runs }) => [origin, runs]));
    const markedPages = pages.map(page => {
        const runs = withTwinsMarked(page.runs, runsOf.get((0,origin/* originOf */.y)(page.url)), at(page.url));
        onPage({ url: page.url, runs });
        return (0,kept_pages/* withRuns */.R7)(page, runs);
    });
    return { pages: markedPages, sites: (0,told_by_pages/* withoutToldByPages */.t)(marked, markedPages) };
}
function withTwinsMarked(given, ofSite = [], hasWanted = () => false) {
    const runs = withUnknownTwins(given);
    const failures = runs.flatMap(({ checks }) => checks.filter(api_failures/* isFailure */.N6));
    const siteFailures = ofSite.flatMap(({ checks }) => checks.filter(api_failures/* isFailure */.N6));
    const now = new Map([...siteFailures, ...failures].map(check => [check.id, check]));
    for (const { id, occurrences } of failures) {
        const isApart = (other) => (0,api_twins/* isTwinAtElement */.Uc)(id, other.id) && placesElsewhere(occurrences, other.occurrences).length > 0;
        const found = (0,api_twins/* originalsOf */.iV)(id).flatMap(other => now.get(other) ?? []);
        const originals = found.filter(other => !isApart(other));
        if (originals.length > 0)
            mark(now, now.get(id), originals, hasWanted);
    }
    const marked = new Map(failures.map(check => [check, now.get(check.id)]));
    return runs.map(run => run.checks.some(check => marked.get(check) !== undefined && marked.get(check) !== check)
        ? (0,lazy_facts/* changedRun */.Mn)(run, { checks: run.checks.map(check => marked.get(check) ?? check) })
        : run);
}
function withUnknownTwins(runs) {
    const twins = runs.flatMap(({ checks }) => checks.filter(isUnknown));
    if (twins.length === 0)
        return runs;
    const others = new Map(runs.flatMap(({ checks }) => checks.map(check => [check.id, check])));
    const unmeasured = ({ id }) => {
        const originals = (0,api_twins/* originalsOf */.iV)(id).flatMap(other => others.get(other) ?? []);
        return originals.some(api_failures/* isFailure */.N6) ? undefined : originals.find(one => one.outcome === 'not-measured');
    };
    const changed = (check) => {
        const original = isUnknown(check) ? unmeasured(check) : undefined;
        if (!original)
            return check;
        const { occurrenceCount: _, ...rest } = check;
        const message = original.message ?? `${original.id} was not measured`;
        return { ...rest, outcome: 'not-measured', message, occurrences: [] };
    };
    return runs.map(run => {
        const checks = run.checks.map(changed);
        return checks.every((check, at) => check === run.checks[at]) ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks });
    });
}
function isUnknown(check) {
    return (0,api_failures/* isFailure */.N6)(check) && (0,api_twins/* isUnknownWithTwin */.P0)(check.id);
}
function mark(now, twin, originals, hasWanted) {
    const own = placesBeside(twin, originals);
    const isApart = (0,api_twins/* isTwinInPart */.xu)(twin.id) && !(0,api_twins/* isJoiningTwin */.HT)(twin.id);
    if (isApart && own.length > 0) {
        now.set(twin.id, withPlaces(twin, own, (0,api_failures/* placeCount */.Nt)(twin) - twin.occurrences.length + own.length));
        return;
    }
    const [original] = originals;
    now.set(twin.id, { ...twin, twinOf: original.id });
    const counting = isApart
        ? original
        : withPlaces(original, [...original.occurrences, ...own], (0,api_failures/* placeCount */.Nt)(original) + own.length);
    const weighed = hasWanted(original.id) && !hasWanted(twin.id) ? [original] : [original, twin];
    now.set(original.id, {
        ...counting,
        severity: outcomes/* SEVERITIES */.o.find(worst => weighed.some(({ severity }) => severity === worst)),
        twins: [...(original.twins ?? []), twin.id],
    });
}
function placesBeside({ id, occurrences }, originals) {
    if ((0,api_twins/* isTwinOfPage */.hG)(id))
        return [];
    const places = originals.flatMap(original => original.occurrences);
    if ((0,api_twins/* isTwinByResource */.en)(id)) {
        return occurrences.filter(({ url }) => !places.some(place => place.url === url || place.message?.includes(url) || isNamedIn(url, place.snippet)));
    }
    const isOfPage = places.length === 0 || places.some(({ snippet }) => snippet === undefined);
    if (isOfPage && !(0,api_twins/* isTwinInPart */.xu)(id))
        return [];
    return placesElsewhere(occurrences, places);
}
function isNamedIn(url, snippet) {
    return snippet !== undefined && [`"${url}"`, `'${url}'`].some(value => snippet.includes(value));
}
function withPlaces(check, occurrences, count) {
    const { occurrenceCount: _, ...rest } = check;
    const listed = occurrences.slice(0, api_failures/* MAX_OCCURRENCES */.yO);
    return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) };
}


/***/ }),

/***/ 15329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
function originOf(url) {
    const origin = URL.parse(url)?.origin;
    return origin === undefined || origin === 'null' ? url : origin;
}


/***/ }),

/***/ 324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ barePath)
/* harmony export */ });
function barePath(path) {
    return path.replace(/\/(?:index\.html?)?$|\.html?$/i, '');
}


/***/ }),

/***/ 95980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yy: () => (/* binding */ findPreviewFolder),
/* harmony export */   cb: () => (/* binding */ addressPolicyOf),
/* harmony export */   lG: () => (/* binding */ findProduction),
/* harmony export */   uT: () => (/* binding */ findPages)
/* harmony export */ });
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15843);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99602);
/* harmony import */ var _joined_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56727);




const STATIC_SITE_PORT = 7360;
const REQUEST_TIMEOUT_MS = 30_000;
async function findPages(settings, options) {
    const { staticDir, url = [], paths = [], wait, sitemap, crawl, shard, within } = settings;
    const site = staticDir === undefined
        ? undefined
        : await serve(staticDir, within.staticDir, settings.productionUrl || undefined);
    const base = site?.base ?? '';
    const bases = site ? [`${site.origin}${base}/`] : url;
    const close = async () => site?.close();
    try {
        if (wait > 0 && !site)
            await waitUntilUp(bases, settings, options);
        const given = withPaths(bases, paths);
        const isWhole = site !== undefined && paths.length === 0 && sitemap === false && !crawl;
        const isAsked = sitemap !== false || crawl || isWhole;
        const found = isAsked
            ? await fromSources(bases, isWhole ? site : undefined, settings, options)
            : { ...NONE, warnings: inVain(settings) };
        const hasPages = (url) => found.found.includes(new URL(url).origin);
        const named = given.filter(url => paths.length > 0 || !(site || isRoot(url)) || !hasPages(url));
        const { pages: all, same } = distinctPages([...named, ...found.urls]);
        const { warnings, gaps } = found;
        const notes = [...(base === '' ? [] : [baseLine(base)]), ...found.notes, ...sameLines(same)];
        if (!shard)
            return { notes, warnings, gaps, urls: all, base, close };
        const { shardPages } = await __webpack_require__.e(/* import() */ 2865).then(__webpack_require__.bind(__webpack_require__, 32865));
        return { notes, warnings, gaps, ...shardPages(all, shard, options.pageCosts), base, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function baseLine(base) {
    return `The folder is served at ${base}/, because its home page loads its scripts and styles from there`;
}
function distinctPages(urls) {
    const pages = new Map();
    const same = [];
    for (const url of new Set(urls)) {
        const [sent = url] = url.split('#', 1);
        if (pages.has(sent))
            same.push(url);
        else
            pages.set(sent, url);
    }
    return { pages: [...pages.values()], same };
}
function sameLines([first, ...others]) {
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return [
        `${(0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_2__/* .shownUrl */ .z)(first)}${more}: another address of the same page is audited, since search engines leave out what is behind #`,
    ];
}
function inVain({ include, exclude }) {
    const names = [...(include ? ['include'] : []), ...(exclude ? ['exclude'] : [])];
    return names.map(name => `${name}: has no effect, because the pages are named one by one`);
}
const NONE = { urls: [], notes: [], warnings: [], gaps: [], found: [] };
function isRoot(url) {
    const { pathname, search } = new URL(url);
    return pathname === '/' && search === '';
}
const HOSTED_ADVICE = 'the service at "base-url" cannot be given "headers", but the embedded engine can';
async function serve(staticDir, within, productionUrl) {
    const { serveStaticSite } = await Promise.all(/* import() */[__webpack_require__.e(8416), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 70295));
    try {
        const folder = within === undefined ? staticDir : await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__.realPlace)(staticDir, within);
        return await serveStaticSite(folder, STATIC_SITE_PORT, productionUrl);
    }
    catch (error) {
        const isMissing = error instanceof _settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__/* .NamedFileError */ .ql && error.code === 'ENOENT';
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`static-dir: "${staticDir}" ${isMissing ? 'does not exist' : error.message}`);
    }
}
async function waitUntilUp(urls, settings, options) {
    const { waitForTargets } = await __webpack_require__.e(/* import() */ 399).then(__webpack_require__.bind(__webpack_require__, 90399));
    await withClient(urls, settings, options, undefined, async (client) => {
        const { signal, onWait } = options;
        const ask = (url, timeoutMs) => {
            const visit = client.visit(url);
            return visit.fetch(visit.url, { timeoutMs });
        };
        const advice = settings.baseUrl === undefined ? undefined : HOSTED_ADVICE;
        await waitForTargets(urls, { budgetMs: settings.wait * 1000, ask, advice, onWait, signal });
    });
}
async function fromSources(bases, folder, settings, options) {
    if (options.signal.aborted)
        return NONE;
    const { pagesOfSites } = await __webpack_require__.e(/* import() */ 8941).then(__webpack_require__.bind(__webpack_require__, 58941));
    return await withClient(bases, settings, options, NONE, client => pagesOfSites(bases, { client, settings, options, folder }));
}
async function findProduction(pages, settings, options, previewHost) {
    const hosts = new Set(pages.map(page => new URL(page).host));
    const isKnown = settings.productionUrl !== undefined || settings.baseUrl !== undefined;
    if (isKnown || hosts.size !== 1 || options.signal.aborted)
        return undefined;
    const { inferProduction } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7753), __webpack_require__.e(7837)]).then(__webpack_require__.bind(__webpack_require__, 49001));
    return await withClient(pages, settings, options, undefined, client => inferProduction(client.visit(pages[0]), hosts.has(previewHost ?? '')));
}
async function findPreviewFolder(pages, productionUrl, settings, options) {
    if (settings.baseUrl !== undefined || options.signal.aborted)
        return '';
    const { inferPreviewFolder, mayBeBelowFolder } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(2403), __webpack_require__.e(9129)]).then(__webpack_require__.bind(__webpack_require__, 59129));
    if (!mayBeBelowFolder(pages, productionUrl))
        return '';
    return await withClient(pages, settings, options, '', client => inferPreviewFolder(pages.map(page => client.visit(page)), productionUrl));
}
async function withClient(bases, settings, { signal, userAgent }, whenEnded, ask) {
    const { headers = {} } = settings;
    const { openSiteClient } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8038), __webpack_require__.e(4894), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(3358), __webpack_require__.e(4910), __webpack_require__.e(5054), __webpack_require__.e(4473)]).then(__webpack_require__.bind(__webpack_require__, 79819));
    const addresses = addressPolicyOf(settings, bases);
    const client = openSiteClient({ addresses, userAgent, timeoutMs: REQUEST_TIMEOUT_MS, headers, signal });
    try {
        return await ask(client);
    }
    catch (error) {
        if (signal.aborted)
            return whenEnded;
        throw error;
    }
    finally {
        await client.close();
    }
}
function addressPolicyOf({ allowPrivate, productionUrl, sitemap }, targets) {
    if (allowPrivate)
        return 'any';
    return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') };
}
function withPaths(urls, paths) {
    const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => (0,_joined_url_js__WEBPACK_IMPORTED_MODULE_3__/* .joinedUrl */ .d)(url, path))));
    return [...new Set(pages)];
}


/***/ }),

/***/ 25430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ baseOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _static_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91763);



const START_BYTES = 256 * 1024;
const MAX_FILES = 50;
const MIN_LINKS = 2;
const MAX_FOLDERS = 3;
const PLAIN_NAME = /^(?!\.{1,2}$)[\w.~@-]+$/;
async function baseOfFolder(root) {
    const html = await firstPageOf(root);
    const loaded = loadedPaths(html);
    const linked = linkedPaths(html);
    const paths = loaded.length > 0 || linked.length < MIN_LINKS ? loaded : linked;
    const [first] = paths;
    if (first === undefined || (await someAreFiles(root, paths)))
        return '';
    const names = first.split('/').slice(1, -1);
    for (let count = 1; count <= Math.min(names.length, MAX_FOLDERS); count++) {
        const base = `/${names.slice(0, count).join('/')}`;
        const isPlain = names.slice(0, count).every(name => PLAIN_NAME.test(name));
        if (!isPlain || !paths.every(path => path.startsWith(`${base}/`)))
            return '';
        if (await someAreFiles(root, paths.map(path => path.slice(base.length)).filter(path => path !== '/'))) {
            const isLinked = linked.length === 0 || linked.some(path => `${path}/`.startsWith(`${base}/`));
            return !isLinked || (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, base))) ? '' : base;
        }
    }
    return '';
}
async function firstPageOf(root) {
    const home = await sourceAt(root, '/');
    const target = refreshTarget(home);
    if (loadedPaths(home).length > 0 || !target)
        return home;
    const names = target.pathname.split('/').filter(Boolean);
    for (let folders = 0; folders < Math.min(names.length, MAX_FOLDERS + 1); folders++) {
        const source = await sourceAt(root, `/${names.slice(folders).join('/')}`);
        if (source !== '')
            return source;
    }
    return home;
}
function refreshTarget(html) {
    for (const [tag] of html.matchAll(/<meta\s[^<>]{1,1000}>/gi)) {
        if (!/\shttp-equiv\s*=\s*["']?refresh\b/i.test(tag))
            continue;
        const [, address] = /\burl\s*=\s*["']?([^\s"'<>]+)/i.exec(tag) ?? [];
        return (address !== undefined && URL.parse(address, 'http://127.0.0.1/')) || undefined;
    }
    return undefined;
}
async function sourceAt(root, path) {
    const found = await (0,_static_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .q)(root, path);
    if (found.kind === 'moved')
        return await sourceAt(root, found.location);
    const isPage = found.kind === 'file' && found.path.endsWith('.html');
    return isPage ? await startOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, decodeURIComponent(found.path))) : '';
}
function loadedPaths(html) {
    const paths = new Set();
    for (const [tag] of html.matchAll(/<(?:script|link)\s[^<>]*>/gi)) {
        const address = /\s(?:src|href)\s*=\s*["']?(\/(?!\/)[^\s"'<>?#]+\.(?:m?js|css))(?=["'\s>?#])/i.exec(tag);
        if (address)
            paths.add(address[1]);
        if (paths.size === MAX_FILES)
            break;
    }
    return [...paths];
}
function linkedPaths(html) {
    const links = html.matchAll(/<a\s[^<>]*?\bhref\s*=\s*["']?(\/(?!\/)[^\s"'<>?#]*)/gi);
    return [...new Set(Array.from(links, ([, path]) => path))].slice(0, MAX_FILES);
}
async function someAreFiles(root, paths) {
    for (const path of paths) {
        if ((await (0,_static_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .q)(root, path)).kind === 'file')
            return true;
    }
    return false;
}
async function exists(place) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place).then(() => true, () => false);
}
async function startOf(place) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(place).catch(() => undefined);
    try {
        const read = await file?.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
        return read?.buffer.toString('utf8', 0, read.bytesRead) ?? '';
    }
    catch {
        return '';
    }
    finally {
        await file?.close();
    }
}


/***/ }),

/***/ 56727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ joinedUrl)
/* harmony export */ });
const ANY_SITE = 'http://site.invalid/';
function joinedUrl(base, path) {
    const [, pathname = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path);
    const read = new URL(ANY_SITE);
    read.pathname = pathname;
    const joined = new URL(base);
    joined.pathname = joined.pathname.replace(/\/$/, '') + (pathname === '' ? '' : read.pathname);
    if (search !== undefined && search !== '?')
        joined.search = search;
    joined.hash = hash;
    return joined.href;
}


/***/ }),

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ otherAddressOf)
/* harmony export */ });
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);
/* harmony import */ var _production_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25041);


function otherAddressOf(productionUrl, settings, audited, folder = '') {
    const pages = new Map([...audited].map(url => [URL.parse(url)?.origin ?? '', url]));
    const previews = [...pages].flatMap(([origin, url]) => {
        const preview = origin === '' ? undefined : (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .previewOf */ .oW)(url, productionUrl, folder);
        return preview ? [preview] : [];
    });
    return url => {
        const parsed = URL.parse(url);
        if (!parsed)
            return undefined;
        if (previews.some(({ here }) => here === parsed.origin)) {
            return (0,_production_page_js__WEBPACK_IMPORTED_MODULE_1__/* .productionPage */ .r)(url, { ...settings, productionUrl, folder });
        }
        return previews.flatMap(preview => (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .hereOf */ .IS)(preview, parsed)?.href ?? [])[0];
    };
}


/***/ }),

/***/ 25041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ productionPage)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);
/* harmony import */ var _joined_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56727);


function productionPage(url, { productionUrl, folder = '', url: roots = [], paths = [] }) {
    const page = new URL(url);
    const folders = paths.length === 0 ? [] : roots.filter(root => new URL(root).origin === page.origin);
    const root = [...folders.map(named => new URL(named).pathname.replace(/\/$/, '')), folder].find(start => page.pathname === start || page.pathname.startsWith(`${start}/`));
    const production = new URL((0,_joined_url_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedUrl */ .d)(productionUrl, page.pathname.slice(root?.length ?? 0)));
    production.search = page.search;
    for (const name of [...production.searchParams.keys()]) {
        if ((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretName */ .eh)(name))
            production.searchParams.delete(name);
    }
    return production.href;
}


/***/ }),

/***/ 91763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ segmentOf),
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MISSING = { kind: 'missing' };
async function findFile(root, target) {
    const query = target.search(/[?#]/);
    const path = query === -1 ? target : target.slice(0, query);
    const names = namesOf(path);
    if (names === undefined)
        return { kind: 'malformed' };
    if (names.some(isHidden))
        return MISSING;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names);
    const indexes = ['index.html', 'index.xml'].map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name));
    if (names.length === 0 || path.endsWith('/'))
        return await firstFile(root, indexes);
    const file = await firstFile(root, [place, `${place}.html`]);
    if (file.kind === 'file')
        return file;
    const index = await firstFile(root, indexes);
    if (index.kind !== 'file')
        return MISSING;
    const location = `/${names.map(segmentOf).join('/')}/${query === -1 ? '' : target.slice(query)}`;
    return { kind: 'moved', location };
}
function namesOf(path) {
    if (!path.startsWith('/'))
        return undefined;
    try {
        const names = path.split('/').filter(Boolean).map(decodeURIComponent);
        return names.some(name => name === '.' || name === '..' || /[/\\\0]/.test(name)) ? undefined : names;
    }
    catch {
        return undefined;
    }
}
async function firstFile(root, places) {
    for (const place of places) {
        const found = await fileAt(root, place);
        if (found.kind === 'file')
            return found;
    }
    return MISSING;
}
function isHidden(name) {
    return name.startsWith('.') && name !== '.well-known';
}
async function fileAt(root, place) {
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place);
        const inside = real.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
        if (!inside || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some(isHidden))
            return MISSING;
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isFile())
            return MISSING;
        return { kind: 'file', path: `/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map(segmentOf).join('/')}` };
    }
    catch {
        return MISSING;
    }
}
function segmentOf(name) {
    return encodeURIComponent(name).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}


/***/ }),

/***/ 40819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   i: () => (/* binding */ Figures)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61815);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);



class Figures {
    #worst = new Map();
    #healthy = 0;
    #notMeasured = 0;
    addPage({ runs }) {
        const found = this.#add(runs);
        const isMeasured = runs.some(({ status }) => status === 'measured');
        if (isMeasured && !(0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(runs) && !found.values().some(severity => severity === 'error'))
            this.#healthy++;
    }
    addSite({ runs }) {
        this.#add(runs);
    }
    #add(runs) {
        this.#notMeasured += runs.filter(({ status }) => status === 'not-measured').length;
        const found = worstOfEach(runs);
        for (const [id, severity] of found)
            noteWorst(this.#worst, id, severity);
        return found;
    }
    all() {
        return {
            healthy: this.#healthy,
            counts: { ...countsOf(this.#worst), notMeasured: this.#notMeasured },
        };
    }
}
function countFindings(runs) {
    return countsOf(worstOfEach(runs));
}
function worstOfEach(runs) {
    const worst = new Map();
    for (const { checks } of runs) {
        for (const check of checks)
            if ((0,_api_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(check))
                noteWorst(worst, check.id, check.severity);
    }
    return worst;
}
function noteWorst(worst, id, severity) {
    const known = worst.get(id);
    if (known === undefined || _api_results_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.indexOf(severity) < _api_results_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.indexOf(known))
        worst.set(id, severity);
}
function countsOf(worst) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const severity of worst.values())
        counts[severity]++;
    return counts;
}


/***/ }),

/***/ 81741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ReportFileError)
/* harmony export */ });
class ReportFileError extends Error {
    name = 'ReportFileError';
}


/***/ }),

/***/ 22172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ SCREENSHOT_FOLDER),
/* harmony export */   SS: () => (/* binding */ ScreenshotFiles),
/* harmony export */   oo: () => (/* binding */ readScreenshots)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _api_kept_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54222);
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82630);





const SCREENSHOT_FOLDER = 'screenshots';
const PICTURE_FACTS = ['screenshots', 'pictures'];
const MAX_PICTURES = 10;
const PICTURE = /^data:image\/(webp|png|jpeg|x-icon);base64,([A-Za-z0-9+/]+={0,2})$/;
const FILE_NAME = /^screenshots\/[\w-]+\.(webp|png|jpeg|ico)$/;
const PICTURE_NAME = /^[a-z][a-z\d-]{0,30}$/;
const MAX_PICTURE_BYTES = 1_000_000;
const MAX_ALL_BYTES = 4_000_000;
class ScreenshotFiles {
    #files = new Map();
    namedIn({ runs }, number) {
        return mapPictures(runs, (picture, value) => this.#nameOf(picture, value, number) ?? value);
    }
    #nameOf(picture, value, number) {
        const known = this.#files.get(value);
        if (known)
            return known.name;
        const [, type, data] = PICTURE.exec(value) ?? [];
        if (type === undefined || data === undefined)
            return undefined;
        const name = `${SCREENSHOT_FOLDER}/page-${number}-${picture}.${type === 'x-icon' ? 'ico' : type}`;
        this.#files.set(value, { name, bytes: Buffer.from(data, 'base64') });
        return name;
    }
    all() {
        return [...this.#files.values()];
    }
}
async function readScreenshots(pages, folder) {
    const pictures = new Map();
    const isFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, SCREENSHOT_FOLDER)).then(stats => stats.isDirectory(), () => false);
    if (!isFolder)
        return [...pages];
    let left = MAX_ALL_BYTES;
    for (const page of pages) {
        for (const name of namesIn(page)) {
            if (pictures.has(name))
                continue;
            const bytes = await pictureIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), Math.min(left, MAX_PICTURE_BYTES));
            if (!bytes)
                continue;
            left -= bytes.length;
            const type = FILE_NAME.exec(name)[1];
            pictures.set(name, `data:image/${type === 'ico' ? 'x-icon' : type};base64,${bytes.toString('base64')}`);
        }
    }
    return pages.map(page => {
        const runs = mapPictures(page.runs, (_, value) => pictures.get(value) ?? value);
        return (0,_api_kept_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .withRuns */ .R7)(page, runs);
    });
}
function namesIn(page) {
    const names = [];
    mapPictures(page.runs, (_, value) => {
        if (FILE_NAME.test(value))
            names.push(value);
        return value;
    });
    return names;
}
async function pictureIn(path, maxBytes) {
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        try {
            const stats = await file.stat();
            return stats.isFile() && stats.size <= maxBytes ? await file.readFile() : undefined;
        }
        finally {
            await file.close();
        }
    }
    catch {
        return undefined;
    }
}
function mapPictures(runs, change) {
    const changed = (run) => {
        const held = PICTURE_FACTS.filter(fact => isObject((0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factOf */ .yD)(run, fact)));
        if (held.length === 0)
            return run;
        const facts = held.map(fact => [fact, changedPictures(run.facts[fact], run.tool, change)]);
        if (facts.every(([fact, pictures]) => pictures === run.facts[fact]))
            return run;
        return { ...run, facts: { ...run.facts, ...Object.fromEntries(facts) } };
    };
    return runs.map(changed);
}
function changedPictures(pictures, tool, change) {
    const entries = Object.entries(pictures)
        .filter(([name]) => PICTURE_NAME.test(name))
        .slice(0, MAX_PICTURES)
        .flatMap(([name, value]) => {
        const named = tool === 'ux' ? name : `${tool}-${name}`;
        return typeof value === 'string' ? [[name, change(named, value)]] : [];
    });
    return entries.every(([name, value]) => value === pictures[name])
        ? pictures
        : { ...pictures, ...Object.fromEntries(entries) };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 31639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ MAX_HISTORY)
/* harmony export */ });
const MAX_HISTORY = 20;


/***/ }),

/***/ 51790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ji: () => (/* binding */ durationInWords),
/* harmony export */   w3: () => (/* binding */ crawlInWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function durationInWords(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    const rest = whole % 60;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function crawlInWords({ done, found, perSecond }) {
    const rate = perSecond >= 1 ? `, ${Math.round(perSecond)} per second` : '';
    return `${done} of ${counted(found, 'URL')} read${rate}`;
}


/***/ }),

/***/ 45650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withResults),
/* harmony export */   n: () => (/* binding */ buildFindings)
/* harmony export */ });
/* harmony import */ var _api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82630);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93574);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40819);
/* harmony import */ var _split_sites_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66583);





function buildFindings(input) {
    const rules = { ...input.rules };
    const shortRun = (run) => {
        const checks = (0,_api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .mapSame */ .JB)(run.checks, check => withoutTexts(check, rules));
        return checks === run.checks ? run : (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .changedRun */ .Mn)(run, { checks });
    };
    const short = (results) => ({
        ...results,
        runs: results.runs.map(shortRun),
    });
    const figures = new _figures_js__WEBPACK_IMPORTED_MODULE_3__/* .Figures */ .i();
    const split = (0,_split_sites_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSites */ .P)(input.pages, shortRun, page => figures.addPage(page));
    const { pages } = split;
    const [known, analysed] = [(input.sites ?? []).map(short), (input.analysedSites ?? []).map(short)];
    const analyses = input.analyses.map(({ runs, ...analysis }) => ({
        ...analysis,
        pages: analysis.pages.map(short),
        ...(runs && short({ runs })),
    }));
    const sites = (0,_split_sites_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSites */ .d)([...known, ...split.sites, ...analysed]).map(site => {
        const listed = input.listed?.get(site.origin);
        return listed ? { ...site, listed } : site;
    });
    for (const site of sites)
        figures.addSite(site);
    return {
        schemaVersion: 2,
        generator: { name: 'seo-preflight', version: input.version },
        startedAt: input.startedAt.toISOString(),
        durationMs: input.durationMs,
        source: input.source,
        score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .meanScore */ .UQ)(pages.map(page => page.score)),
        ...figures.all(),
        sites,
        pages,
        rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
        analyses,
        rank: input.rank ?? [],
        ...(input.shard && { shard: input.shard }),
        ...(input.gaps?.length && { gaps: [...input.gaps] }),
        ...(input.baseline && { baseline: input.baseline }),
        ...(input.lookup && { lookup: input.lookup }),
    };
}
function withoutTexts(whole, rules) {
    const { why, fix, ...check } = whole;
    const { title, severity, help } = check;
    rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help };
    return why === undefined && fix === undefined ? whole : check;
}
function withResults(findings, results, figures) {
    const score = (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .meanScore */ .UQ)(results.pages.map(page => page.score));
    return { ...findings, score, ...figures.all(), ...results };
}


/***/ }),

/***/ 66583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSites),
/* harmony export */   d: () => (/* binding */ joinSites)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56633);
/* harmony import */ var _api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82630);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93574);
/* harmony import */ var _net_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15329);
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60560);






function splitSites(pages, prepared = run => run, onPage = () => undefined) {
    const parts = [];
    const known = new Set();
    const own = pages.map(page => {
        const origin = (0,_net_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .y)(page.url);
        const whole = page.runs.map(prepared);
        const runs = whole.flatMap(run => {
            const checks = run.checks.filter(isOfSite);
            if (checks.length === 0)
                return [run];
            const { tool, startedAt, durationMs, url, finalUrl } = run;
            const key = `${tool} ${origin}`;
            const isWhole = checks.length === run.checks.length;
            const facts = isWhole && !known.has(key) ? run.facts : {};
            known.add(key);
            parts.push({ origin, tool, startedAt, durationMs, facts, checks, urls: [url, finalUrl] });
            return isWhole ? [] : [withoutSite(run)];
        });
        onPage({ runs });
        return (0,_api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .withRuns */ .R7)(page, runs, (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .pageScore */ .WY)(whole));
    });
    const bySite = Map.groupBy(parts, ({ origin }) => origin);
    return { pages: own, sites: Array.from(bySite, ([origin, ofSite]) => siteOf(origin, ofSite)) };
}
function joinSites(sites) {
    const byOrigin = Map.groupBy(sites, ({ origin }) => origin);
    return Array.from(byOrigin, ([origin, same]) => {
        const [only, ...others] = same;
        if (others.length === 0)
            return only;
        const site = siteOf(origin, same.flatMap(({ runs }) => runs.map(run => ({ ...run, origin, urls: [], isOfSite: true }))));
        const listed = same.find(({ listed }) => listed !== undefined)?.listed;
        return listed ? { ...site, listed } : site;
    });
}
function isOfSite({ scope }) {
    return scope === 'site';
}
function withoutSite(run) {
    const checks = run.checks.filter(check => !isOfSite(check));
    return (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .changedRun */ .Mn)(run, { checks, score: run.instrument === undefined ? (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .toolScore */ .nM)(checks) : run.score });
}
function siteOf(origin, parts) {
    const byTool = Map.groupBy(parts, ({ tool }) => tool);
    const runs = [...byTool.values()].map(ofTool => siteRun(origin, ofTool));
    return { origin, score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .siteScore */ .eq)(runs), runs };
}
function siteRun(origin, parts) {
    const [first] = parts;
    const onPages = parts.flatMap(({ checks, urls, isOfSite }) => {
        const ofPage = isOfSite ? [] : [origin, `${origin}/`, ...urls];
        return checks.map(check => ({ check, urls: ofPage }));
    });
    const byId = Map.groupBy(onPages, ({ check }) => check.id);
    const checks = Array.from(byId.values(), same => joined(origin, same));
    const { tool, startedAt, durationMs, facts } = first;
    return {
        tool,
        url: origin,
        status: 'measured',
        score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .toolScore */ .nM)(checks),
        checks,
        facts,
        startedAt,
        durationMs,
    };
}
function withoutSaidOfAll(origin, places) {
    const ofAll = new Set(places.flatMap(({ url, message }) => (url === origin && message ? [message] : [])));
    return places.filter(({ url, line, selector, message }) => url === origin || line !== undefined || selector !== undefined || !ofAll.has(message ?? ''));
}
const WORST_FIRST = ['fail', 'pass', 'not-measured', 'not-applicable'];
function joined(origin, same) {
    const outcome = WORST_FIRST.find(worst => same.some(({ check }) => check.outcome === worst));
    const saying = same.filter(({ check }) => check.outcome === outcome);
    const [first] = saying;
    if (outcome !== 'fail')
        return first.check;
    const isOfAnswers = !first.check.id.startsWith('sitemap/listed-');
    const isEverywhere = isOfAnswers && !same.some(({ check }) => check.outcome === 'pass');
    const places = new Map();
    const writtenOn = new Map();
    let unlisted = 0;
    for (const { check, urls } of saying) {
        unlisted = Math.max(unlisted, (check.occurrenceCount ?? 0) - check.occurrences.length);
        for (const place of check.occurrences) {
            const isOfAll = isEverywhere && urls.includes(place.url) && place.line === undefined && !place.selector;
            const common = isOfAll ? { ...place, url: origin } : place;
            const { url, line, column, selector, message } = common;
            const written = writtenKey(common, urls);
            if (written !== undefined && (writtenOn.get(written) ?? check) !== check)
                continue;
            if (written !== undefined)
                writtenOn.set(written, check);
            const key = JSON.stringify([url, line, column, selector, message]);
            if (!places.has(key))
                places.set(key, common);
        }
    }
    const occurrences = withoutSaidOfAll(origin, [...places.values()]);
    const { occurrenceCount: _, ...rest } = first.check;
    const count = occurrences.length + unlisted;
    const listed = occurrences.slice(0, _api_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_OCCURRENCES */ .yO);
    return { ...rest, occurrences: listed, ...(count > listed.length && { occurrenceCount: count }) };
}
function writtenKey({ url, snippet, message = '' }, urls) {
    if (!snippet)
        return undefined;
    const own = urls.filter(address => address !== undefined);
    const said = own.reduce((text, address) => (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutMentions */ .C)(text, address, 'the page'), message);
    return JSON.stringify(own.includes(url) ? ['', snippet, said] : [url, said]);
}


/***/ }),

/***/ 36785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ changeLines),
  e: () => (/* binding */ changeView)
});

// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/api/search-facts.js
var search_facts = __webpack_require__(25192);
// EXTERNAL MODULE: ./lib/report/view/change-words.js + 1 modules
var change_words = __webpack_require__(97072);
;// CONCATENATED MODULE: ./lib/report/view/change-groups.js


const MAX_TEMPLATES = 4;
const MAX_SINGLES = 2;
const MIN_ALL = 3;
function changeGroups(changes, pageCount, pageOf) {
    const told = changes.map(change => ({ change, words: (0,change_words/* changeInWords */.Zb)(change), page: pageOf(change.page) }));
    const equal = Map.groupBy(told, ({ change, words }) => `${change.what} ${words.key}`);
    const groups = [...equal.values()].flatMap(same => byTemplate(same, pageCount).map(({ some, template }) => groupOf(some, template)));
    return groups.toSorted((a, b) => tierOf(a) - tierOf(b) || costOf(b) - costOf(a));
}
const CRITICAL = new Set([
    'status',
    'indexable',
    'redirect',
    'canonical',
    'needs-scripts',
]);
function tierOf({ what, effect }) {
    if (effect === 'gain')
        return 3;
    if (!CRITICAL.has(what))
        return 2;
    return effect === 'loss' ? 0 : 1;
}
function costOf({ what, pages }) {
    return (search_facts/* SEARCH_FACTS */.h.length - search_facts/* SEARCH_FACTS */.h.indexOf(what)) * (1 + Math.log2(pages.length));
}
function byTemplate(same, pageCount) {
    if (same.length === 1)
        return [{ some: same, template: undefined }];
    if (same.length === pageCount && pageCount >= MIN_ALL)
        return [{ some: same, template: 'all' }];
    const byFolder = Map.groupBy(same, ({ change }) => firstFolder(change.page));
    const folders = [...byFolder].filter(([folder, some]) => folder !== undefined && some.length > 1);
    const grouped = new Set(folders.map(([folder]) => folder));
    const singles = same.filter(({ change }) => !grouped.has(firstFolder(change.page)));
    const rest = singles.length > MAX_SINGLES
        ? [{ some: singles, template: '/*' }]
        : singles.map(one => ({ some: [one], template: undefined }));
    const templates = [...folders.map(([, some]) => ({ some, template: `${commonFolder(some)}*` })), ...rest];
    return templates.length > MAX_TEMPLATES ? [{ some: same, template: `${commonFolder(same)}*` }] : templates;
}
function groupOf(some, template) {
    const [{ change, words }] = some;
    const pages = some.map(({ page }) => page);
    const isOne = some.length === 1;
    const isEqual = some.every(one => one.words.before === words.before && one.words.after === words.after);
    const ofMany = isEqual ? words.ofEqual : words.ofMany;
    return {
        what: change.what,
        label: (0,change_words/* factLabel */.Zd)(change.what),
        effect: words.effect,
        words: `${subjectOf(pages, template)} ${isOne ? words.ofOne : ofMany}`,
        ...(isOne && words.isWhole && { isWhole: true }),
        pages,
        template: template === 'all' ? '/*' : template,
        before: words.before,
        after: words.after,
    };
}
function subjectOf(pages, template) {
    if (template === undefined)
        return pages[0].label;
    if (template === 'all')
        return `All ${pages.length} pages`;
    return template === '/*' ? `${pages.length} pages` : `${pages.length} pages of ${template}`;
}
function firstFolder(url) {
    const parsed = URL.parse(url);
    const [, folder, ...rest] = parsed?.pathname.split('/') ?? [];
    return folder === undefined || rest.length === 0 ? undefined : `${parsed.origin}/${folder}/`;
}
function commonFolder(some) {
    const folders = some.map(({ change }) => (URL.parse(change.page)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const apart = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = apart < 0 ? first : first.slice(0, apart);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}

;// CONCATENATED MODULE: ./lib/report/view/change-view.js



function changeView({ changes, lost, added, uncompared = [] }, pageCount, pageOf) {
    if (!changes && !lost && !added)
        return undefined;
    const view = {
        lost: (lost ?? []).map(address => lostView(address, pageOf)),
        changes: changeGroups(changes ?? [], pageCount, pageOf),
        added: (added ?? []).map(pageOf),
    };
    const [notRun] = uncompared.filter(gap => gap.notRun);
    const holes = uncompared.filter(gap => !gap.notRun).map(gap => holeInWords(gap, pageCount));
    const isUncompared = holes.length > 0 || !changes;
    const count = view.lost.length + view.changes.length + view.added.length;
    const state = count > 0 ? 'different' : isUncompared ? 'unsure' : 'same';
    return {
        state,
        headline: {
            same: isAllOfInterest(notRun)
                ? 'Search sees no difference'
                : 'Search sees no difference in what was compared',
            different: `Search sees ${(0,numbers_in_words/* counted */.hS)(count, 'difference')}`,
            unsure: 'No difference in what could be compared',
        }[state],
        ...view,
        uncompared: holes,
        notRun: notRun && `${labelsOf(notRun)}: ${notRun.reason}`,
    };
}
function isAllOfInterest(notRun) {
    return notRun === undefined || notRun.what.every(fact => fact === 'core-web-vitals');
}
function lostView(address, pageOf) {
    const { label } = pageOf(address.url);
    const { note, successor } = address;
    const advice = successor === undefined ? '' : `; redirect it to ${pageOf(successor).label}`;
    return { ...address, label, words: `${label} is lost: it ${note}${advice}` };
}
const NAMED_PAGES = 3;
function changeLines({ lost, changes, added }, most) {
    const ofAdded = added.length === 0 ? [] : [addedLine(added)];
    const left = most - ofAdded.length;
    const ofLost = limited(lost.map(({ words }) => ({ effect: 'loss', words })), changes.length === 0 ? left : Math.max(Math.floor(left / 2), left - changes.length), ['more lost address', 'more lost addresses']);
    const ofChanges = limited(changes.map(changeLine), left - ofLost.length, [
        'more difference',
        'more differences',
    ]);
    return [...ofLost, ...ofChanges, ...ofAdded];
}
function changeLine({ effect, words, pages, isWhole, before, after }) {
    const isTold = isWhole || pages.length > 1 || before === '' || after === '';
    return { effect, words, ...(!isTold && { values: { before, after } }) };
}
function addedLine(added) {
    const labels = added.slice(0, NAMED_PAGES).map(({ label }) => label);
    const more = added.length - labels.length;
    const words = `${(0,numbers_in_words/* counted */.hS)(added.length, 'new page')}: ${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return { effect: 'open', words };
}
function limited(lines, most, [one, many]) {
    if (lines.length <= most)
        return [...lines];
    const shown = lines.slice(0, Math.max(0, most - 1));
    const more = lines.length - shown.length;
    return [...shown, { effect: 'open', words: `and ${(0,numbers_in_words/* grouped */.zD)(more)} ${more === 1 ? one : many}` }];
}
function holeInWords(gap, pageCount) {
    const where = gap.pages >= pageCount ? '' : ` (${(0,numbers_in_words/* counted */.hS)(gap.pages, 'page')})`;
    return `${labelsOf(gap)}${where}: ${gap.reason}`;
}
function labelsOf({ what }) {
    return what.map((fact, index) => (index === 0 ? (0,change_words/* factLabel */.Zd)(fact) : lowerFirst((0,change_words/* factLabel */.Zd)(fact)))).join(', ');
}
function lowerFirst(label) {
    return /^[A-Z][a-z]+(?: [a-z]|$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}


/***/ }),

/***/ 97072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zb: () => (/* binding */ changeInWords),
  NW: () => (/* binding */ factInWords),
  Zd: () => (/* binding */ factLabel)
});

// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
;// CONCATENATED MODULE: ./lib/report/view/change-part-words.js

const richResults = {
    label: 'Rich results',
    tell(before, after, { s, has }) {
        const [old, now] = [objectOf(before), objectOf(after)];
        const lost = Object.keys(old).filter(name => old[name] === true && now[name] !== true);
        const won = Object.keys(now).filter(name => now[name] === true && old[name] !== true);
        const parts = [
            ...(lost.length > 0 ? [`lose${s} the ${resultNoun(lost)} ${lost.join(', ')}`] : []),
            ...(won.length > 0 ? [`can get the ${resultNoun(won)} ${won.join(', ')} now`] : []),
        ];
        return parts.length === 0
            ? { effect: 'open', words: `${has} other items that lack required properties` }
            : { effect: effectOf({ lost, won, other: [] }), words: parts.join(' and ') };
    },
    shown: value => Object.entries(objectOf(value))
        .filter(([, eligible]) => eligible !== null)
        .map(([name, eligible]) => (eligible === true ? name : `${name} (required properties missing)`))
        .join(', '),
};
function resultNoun({ length }) {
    return length === 1 ? 'rich result' : 'rich results';
}
const hreflang = {
    label: 'Hreflang',
    tell(before, after, { s, has, its }) {
        if (after === null)
            return { effect: 'loss', words: `lose${s} ${its} hreflang links` };
        const fates = fatesOf(before, after);
        const { lost, won, other } = fates;
        const parts = [
            ...(lost.length > 0 ? [`lose${s} hreflang ${lost.join(', ')}`] : []),
            ...(won.length > 0 ? [`${has} hreflang ${won.join(', ')} now`] : []),
            ...(other.length > 0 ? [`${has} other addresses for hreflang ${other.join(', ')}`] : []),
        ];
        return { effect: effectOf(fates), words: parts.join(' and ') };
    },
    shown: shownParts,
};
const card = {
    label: 'Social card',
    tell(before, after, { s, has, its }) {
        const fates = fatesOf(before, after);
        const { lost, won, other } = fates;
        const parts = [
            ...(lost.length > 0 ? [`lose${s} the ${lost.join(' and ')} of ${its} social card`] : []),
            ...(won.length > 0 ? [`${has} a social card with ${won.join(' and ')} of its own now`] : []),
            ...(other.length > 0 ? [`${has} another ${other.join(' and ')} on ${its} social card`] : []),
        ];
        return { effect: effectOf(fates), words: parts.join(' and ') };
    },
    shown: shownParts,
};
const VITALS = {
    'largest-contentful-paint': {
        name: 'LCP',
        bounds: core_web_vitals/* LCP_MS */.m,
        shown: milliseconds => `${(milliseconds / 1000).toFixed(1)} s`,
    },
    'cumulative-layout-shift': { name: 'CLS', bounds: core_web_vitals/* CLS */.V, shown: shift => shift.toFixed(2) },
};
const vitals = {
    label: 'Core Web Vitals',
    tell(before, after, { has }) {
        const [old, now] = [objectOf(before), objectOf(after)];
        const known = Object.entries(VITALS).flatMap(([id, vital]) => id in old && id in now ? [{ ...vital, was: Number(old[id]), is: Number(now[id]) }] : []);
        const worse = known.filter(({ was, is }) => is > was);
        const effect = worse.length === known.length ? 'loss' : worse.length === 0 ? 'gain' : 'open';
        const values = known.map(({ name, shown, was, is }) => `${name} ${shown(is)} instead of ${shown(was)}`);
        const ratings = known.map(({ name, bounds, was, is }) => `${name} ${ratingOf(is, bounds)} instead of ${ratingOf(was, bounds)}`);
        return {
            effect,
            words: `${has} ${values.join(' and ')}`,
            isWhole: true,
            vaguely: `${has} ${ratings.join(' and ')}`,
        };
    },
    shown: value => Object.entries(objectOf(value))
        .flatMap(([id, metric]) => VITALS[id] ? [`${VITALS[id].name} ${VITALS[id].shown(Number(metric))}`] : [])
        .join(', '),
};
function ratingOf(value, { good, poor }) {
    return value <= good ? 'rated good' : value <= poor ? 'in need of improvement' : 'rated poor';
}
function fatesOf(before, after) {
    const [old, now] = [objectOf(before), objectOf(after)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
    const has = (side, name) => (side[name] ?? null) !== null;
    return {
        lost: names.filter(name => has(old, name) && !has(now, name)),
        won: names.filter(name => !has(old, name) && has(now, name)),
        other: names.filter(name => has(old, name) && has(now, name)),
    };
}
function effectOf({ lost, won, other }) {
    if (other.length > 0 || (lost.length > 0 && won.length > 0))
        return 'open';
    return lost.length > 0 ? 'loss' : 'gain';
}
function shownParts(value) {
    return Object.entries(objectOf(value))
        .flatMap(([name, part]) => (part === null ? [] : [`${name}: ${part}`]))
        .join(', ');
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

;// CONCATENATED MODULE: ./lib/report/view/change-words.js



const ONE = { s: 's', has: 'has', is: 'is', its: 'its', itself: 'itself' };
const MANY = { s: '', has: 'have', is: 'are', its: 'their', itself: 'themselves' };
function factLabel(what) {
    return WORDS[what].label;
}
function factInWords(what, value) {
    const { shown = String } = WORDS[what];
    return value === null ? '' : shown(value);
}
function changeInWords({ what, before, after, }) {
    const { tell } = WORDS[what];
    const one = tell(before, after, ONE);
    const many = tell(before, after, MANY);
    const ofMany = many.vaguely ?? many.words;
    return {
        key: ofMany,
        effect: one.effect,
        ofOne: one.words,
        ofMany,
        ofEqual: many.words,
        ...(one.isWhole && { isWhole: true }),
        before: factInWords(what, before),
        after: factInWords(what, after),
    };
}
const WORDS = {
    status: {
        label: 'Status',
        tell: (before, after, { s }) => ({
            effect: isSuccess(before) ? (isSuccess(after) ? 'open' : 'loss') : isSuccess(after) ? 'gain' : 'open',
            words: `answer${s} ${after} instead of ${before}`,
            isWhole: true,
        }),
    },
    indexable: {
        label: 'Indexability',
        tell: (before, after, { is }) => {
            if (after === true)
                return { effect: 'gain', words: 'may be indexed now' };
            return before === true
                ? { effect: 'loss', words: `${is} kept out of search by ${after}`, isWhole: true }
                : { effect: 'open', words: `${is} still kept out of search, now by ${after}` };
        },
        shown: value => (value === true ? 'may be indexed' : String(value)),
    },
    redirect: {
        label: 'Redirect',
        tell: (before, after, { s }) => {
            if (after === null)
                return { effect: 'open', words: `no longer redirect${s}` };
            const target = (0,shown_url/* shownUrl */.z)(String(after));
            return before === null
                ? { effect: 'open', words: `redirect${s} to ${target} now`, isWhole: true, vaguely: 'redirect now' }
                : { effect: 'open', words: `redirect${s} to ${target} now`, vaguely: 'redirect elsewhere now' };
        },
    },
    canonical: {
        label: 'Canonical',
        tell: (before, after, { s, has, its, itself }) => {
            if (after === null)
                return { effect: 'loss', words: `lose${s} ${its} canonical` };
            if (before === null)
                return { effect: 'open', words: `${has} a canonical now` };
            if (after === 'self')
                return { effect: 'gain', words: `name${s} ${itself} as ${its} canonical now` };
            if (before !== 'self')
                return { effect: 'open', words: `${has} another canonical` };
            return {
                effect: 'loss',
                words: `name${s} ${(0,shown_url/* shownUrl */.z)(String(after))} as ${its} canonical instead of ${itself}`,
                isWhole: true,
                vaguely: 'name other pages as their canonical instead of themselves',
            };
        },
        shown: value => (value === 'self' ? 'itself' : String(value)),
    },
    'needs-scripts': {
        label: 'Content without scripts',
        tell: (_, after, { s, its }) => after === true
            ? { effect: 'loss', words: `need${s} scripts to show ${its} content now` }
            : { effect: 'gain', words: `show${s} ${its} content without scripts now` },
        shown: value => (value === true ? 'needs scripts' : 'in the HTML'),
    },
    title: change_words_text('Title', 'title'),
    'rich-results': richResults,
    hreflang: hreflang,
    h1: change_words_text('H1', 'H1'),
    words: amount({
        label: 'Words',
        more: 'open',
        of: (after, before, { has }) => `${has} ${(0,numbers_in_words/* counted */.hS)(after, 'word')} of main text instead of ${(0,numbers_in_words/* grouped */.zD)(before)}`,
        vaguely: isLess => `have ${isLess ? 'less' : 'more'} main text`,
    }),
    language: {
        label: 'Language',
        tell: (before, after, { s }) => {
            if (after === null)
                return { effect: 'loss', words: `no longer declare${s} a language` };
            return before === null
                ? { effect: 'gain', words: `declare${s} the language ${after} now`, isWhole: true }
                : { effect: 'open', words: `declare${s} the language ${after} instead of ${before}`, isWhole: true };
        },
    },
    description: change_words_text('Description', 'description'),
    'links-in': amount({
        label: 'Links to the page',
        more: 'gain',
        of: (after, before, { is }) => `${is} linked from ${(0,numbers_in_words/* counted */.hS)(after, 'page')} instead of ${(0,numbers_in_words/* grouped */.zD)(before)}`,
        vaguely: isLess => `are linked from ${isLess ? 'fewer' : 'more'} pages`,
    }),
    'links-out': amount({
        label: 'Links on the page',
        more: 'open',
        of: (after, before, { has }) => `${has} ${(0,numbers_in_words/* counted */.hS)(after, 'link')} to pages of the site instead of ${(0,numbers_in_words/* grouped */.zD)(before)}`,
        vaguely: isLess => `have ${isLess ? 'fewer' : 'more'} links to pages of the site`,
    }),
    'social-card': card,
    'core-web-vitals': vitals,
};
function change_words_text(label, noun) {
    return {
        label,
        tell: (before, after, { s, has, its }) => {
            if (after === null)
                return { effect: 'loss', words: `lose${s} ${its} ${noun}` };
            return before === null
                ? { effect: 'gain', words: `${has} a ${noun} now`.replace('a H1', 'an H1') }
                : { effect: 'open', words: `${has} another ${noun}` };
        },
    };
}
function amount({ label, more, of, vaguely }) {
    return {
        label,
        tell: (before, after, forms) => {
            const [old, now] = [Number(before), Number(after)];
            const isLess = now < old;
            return {
                effect: isLess ? 'loss' : more,
                words: of(now, old, forms),
                isWhole: true,
                vaguely: vaguely(isLess),
            };
        },
        shown: value => (0,numbers_in_words/* grouped */.zD)(Number(value)),
    };
}
function isSuccess(status) {
    return typeof status === 'number' && status >= 200 && status < 300;
}


/***/ }),

/***/ 12357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ depthsInWords),
/* harmony export */   Dt: () => (/* binding */ OBSTACLES),
/* harmony export */   R: () => (/* binding */ crawlFigures),
/* harmony export */   iY: () => (/* binding */ clicksInWords),
/* harmony export */   lm: () => (/* binding */ crawlView)
/* harmony export */ });
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31626);



const MAX_ROWS = 200;
const BROKEN_COST = 50;
const OBSTACLES = {
    'robots-txt': 'blocked by robots.txt',
    'no-answer': 'no answer',
    redirect: 'redirect',
    status: 'error status',
    'not-html': 'not HTML',
    'noindex-header': 'noindex header',
    'noindex-meta': 'noindex meta tag',
    refresh: 'instant refresh',
    canonical: 'canonical to another URL',
};
function crawlView({ whole, reason, sitemap, records }, rules, start) {
    const { nameOf } = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_1__/* .pageNames */ .Q)([{ url: start }]);
    const indexable = records.filter(record => record.indexable === true);
    const others = records.filter(record => record.indexable !== true);
    const byCost = records
        .map(record => ({ record, cost: costOfRecord(record, rules) }))
        .toSorted((a, b) => b.cost - a.cost);
    return {
        addresses: records.length,
        indexable: indexable.length,
        obstacles: tally(others.map(obstacleOf))
            .map(([words, count]) => ({ words, count }))
            .toSorted((a, b) => b.count - a.count),
        listed: sitemap?.listed ?? null,
        orphans: indexable.filter(({ linksIn, foundBy }) => linksIn === 0 && !foundBy.includes('start')).length,
        depths: tally(indexable.map(({ depth }) => depth))
            .map(([clicks, count]) => ({ clicks, count }))
            .toSorted((a, b) => (a.clicks ?? Number.POSITIVE_INFINITY) - (b.clicks ?? Number.POSITIVE_INFINITY)),
        templates: new Set(indexable.flatMap(({ template }) => template ?? [])).size,
        incomplete: whole ? undefined : (reason ?? 'the reason is not known'),
        rows: byCost.slice(0, MAX_ROWS).map(({ record }) => rowOf(record, nameOf(record.url).label)),
    };
}
function crawlFigures(view) {
    const { addresses, indexable, obstacles, listed, orphans, templates } = view;
    const why = obstacles.map(({ words, count }) => `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)} ${words}`).join(', ');
    return [
        `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(addresses, 'URL')} found`,
        `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(indexable)} indexable`,
        `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(addresses - indexable)} not indexable${why === '' ? '' : ` (${why})`}`,
        listed === null ? 'no sitemap' : `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(listed)} in the sitemap`,
        `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(orphans, 'orphan')}`,
        (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(templates, 'template'),
    ];
}
function depthsInWords({ depths }) {
    return depths.map(({ clicks, count }) => `${clicksInWords(clicks)}: ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)}`).join(', ');
}
function clicksInWords(clicks) {
    if (clicks === null)
        return 'not linked';
    return clicks === 0 ? 'start page' : (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(clicks, 'click');
}
function obstacleOf({ obstacle }) {
    return obstacle === undefined ? 'not known' : OBSTACLES[obstacle];
}
function costOfRecord({ obstacle, failed = [] }, rules) {
    const faults = failed.reduce((sum, id) => {
        const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
        return sum + (rule ? (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(id, rule.severity) : 0);
    }, 0);
    return obstacle === 'status' || obstacle === 'no-answer' ? faults + BROKEN_COST : faults;
}
function rowOf(record, label) {
    const { url, status, failure, indexable, depth, linksIn, title, failed = [] } = record;
    return {
        url,
        label,
        status: status === null ? (failure ?? 'not asked for') : String(status),
        obstacle: indexable === true ? '' : obstacleOf(record),
        clicks: depth,
        linksIn,
        title: title?.text ?? '',
        failed,
    };
}
function tally(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts];
}


/***/ }),

/***/ 93755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e3: () => (/* binding */ comparedFindings),
  J_: () => (/* binding */ effortInWords),
  v9: () => (/* binding */ elsewhereInWords),
  $4: () => (/* binding */ extentInWords),
  L7: () => (/* binding */ failedOn),
  Is: () => (/* binding */ findingsOn),
  kG: () => (/* binding */ groupFindings),
  UX: () => (/* binding */ idsOf),
  ao: () => (/* binding */ subjectsInWords)
});

;// CONCATENATED MODULE: ./lib/api/comparison.js
function placesIn(failures) {
    return failures.reduce((sum, { places }) => sum + places, 0);
}

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/report/view/places.js
var places = __webpack_require__(36252);
;// CONCATENATED MODULE: ./lib/report/view/fix-order.js



const MAX_COMPARED = 20_000;
function byFixOrder(a, b) {
    return ((0,score/* costOf */.ho)(b.id, b.severity) - (0,score/* costOf */.ho)(a.id, a.severity) ||
        outcomes/* SEVERITIES */.o.indexOf(a.severity) - outcomes/* SEVERITIES */.o.indexOf(b.severity) ||
        Number(b.isOfSite) - Number(a.isOfSite) ||
        b.failures.length - a.failures.length ||
        a.changes - b.changes ||
        (a.id < b.id ? -1 : 1));
}
function changesFor(failures) {
    const seen = new Set();
    let others = 0;
    let compared = 0;
    for (const failure of failures) {
        const { occurrences, placeCount } = failure;
        const listed = occurrences.slice(0, MAX_COMPARED - compared);
        compared += listed.length;
        if (occurrences.length === 0)
            seen.add(sourceOf(failure, undefined));
        for (const occurrence of listed)
            seen.add(sourceOf(failure, occurrence));
        others = Math.max(others, placeCount - Math.max(1, listed.length));
    }
    return seen.size + others;
}
function sourceOf(failure, occurrence) {
    const { snippet, selector, message = failure.message } = occurrence ?? {};
    if (snippet)
        return `source\n${snippet}`;
    const resource = (0,places/* resourceOf */.KU)(failure, occurrence);
    if (resource !== undefined)
        return `resource\n${resource}`;
    return selector ? `place\n${selector}\n${message}` : `page\n${failure.page.url}\n${message}`;
}

;// CONCATENATED MODULE: ./lib/report/view/findings.js







function findingsOn(pages, rules) {
    return groupFindings(pages.flatMap(failedOn), rules);
}
function comparedFindings(refs, rules, pageOf) {
    return groupFindings(failedIn(refs, pageOf), rules);
}
function failedOn({ page, results }) {
    return results.runs.flatMap(({ tool, finalUrl, checks }) => checks.filter(failures/* isFailure */.N6).map(check => {
        const { id, severity, message, occurrences, twins = [] } = check;
        const failure = { page, severity, message, occurrences, finalUrl, placeCount: (0,failures/* placeCount */.Nt)(check) };
        const { title, why, fix, help } = check;
        const texts = { title, help, ...(why !== undefined && { why }), ...(fix !== undefined && { fix }) };
        return { id, tool, twins, texts, failure };
    }));
}
function* failedIn(refs, pageOf) {
    for (const ofPage of Map.groupBy(refs, ({ check, page }) => JSON.stringify([check, page])).values()) {
        const { check: id, tool, severity, title, page: url } = ofPage[0];
        const page = pageOf(url);
        const failure = {
            page,
            severity,
            message: undefined,
            occurrences: ofPage.flatMap(({ place }) => place ?? []),
            finalUrl: page.runs?.[tool]?.finalUrl,
            placeCount: placesIn(ofPage),
        };
        yield { id, tool, twins: [], texts: { title }, failure };
    }
}
function keyOf({ id }) {
    return id;
}
function groupFindings(failed, rules) {
    return [...Map.groupBy(failed, keyOf).values()].map(same => findingOf(same, rules)).sort(byFixOrder);
}
function findingOf(same, rules) {
    const { id, tool, texts } = same[0];
    const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
    const { title, why = '', fix = '', help = '' } = rule ?? texts;
    const failures = same.map(({ failure }) => failure);
    return {
        id,
        tool,
        twins: [...new Set(same.flatMap(({ twins }) => twins))],
        isOfSite: failures.every(({ page }) => page.isSite),
        title: title || id,
        why,
        fix,
        help,
        ...(rule?.documentation !== undefined && { documentation: rule.documentation }),
        severity: outcomes/* SEVERITIES */.o.find(worst => failures.some(({ severity }) => severity === worst)),
        failures,
        places: (0,places/* listPlaces */.bF)(failures),
        changes: changesFor(failures),
    };
}
function extentInWords(finding, isOnlyPage = false) {
    const { count } = finding.places;
    const places = count > pagesOf(finding).size ? [(0,numbers_in_words/* counted */.hS)(count, 'place')] : [];
    const pages = isOnlyPage && !finding.isOfSite ? [] : [subjectsInWords(finding)];
    return [...pages, ...places, ...elsewhereInWords(finding)];
}
function elsewhereInWords({ knownPlaces = 0, fixedPlaces = 0 }) {
    return [
        ...(knownPlaces > 0 ? [`known at ${(0,numbers_in_words/* counted */.hS)(knownPlaces, 'other place')}`] : []),
        ...(fixedPlaces > 0 ? [`fixed at ${(0,numbers_in_words/* counted */.hS)(fixedPlaces, 'place')}`] : []),
    ];
}
function effortInWords({ failures, places, changes }) {
    const isOneEach = changes >= Math.max(places.count, failures.length);
    return isOneEach ? undefined : `probably ${(0,numbers_in_words/* counted */.hS)(changes, 'change')}`;
}
function idsOf({ id, twins }) {
    return [id, ...twins].map(each => (0,one_line/* oneLine */.T)(each));
}
function subjectsInWords(finding) {
    const subjects = pagesOf(finding);
    const sites = subjects
        .values()
        .filter(({ isSite }) => isSite)
        .toArray().length;
    const pages = subjects.size - sites;
    return [
        ...(pages > 0 ? [(0,numbers_in_words/* counted */.hS)(pages, 'page')] : []),
        ...(sites > 0 ? [sites === 1 ? 'whole site' : (0,numbers_in_words/* counted */.hS)(sites, 'site')] : []),
    ].join(' and ');
}
function pagesOf({ failures }) {
    return new Set(failures.map(({ page }) => page));
}


/***/ }),

/***/ 31626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pageNames),
/* harmony export */   p: () => (/* binding */ siteName)
/* harmony export */ });
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);

function pageNames(pages) {
    const origins = new Set(pages.map(({ url }) => URL.parse(url)?.origin));
    const [first] = origins;
    const origin = origins.size === 1 && first !== 'null' ? first : undefined;
    return { origin, nameOf: url => ({ url, label: labelOf(url, origin), number: undefined }) };
}
function siteName(origin, isOnly) {
    const name = { url: origin, number: undefined, isSite: true };
    return isOnly ? { ...name, label: 'Whole site', isOnlySite: true } : { ...name, label: (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(origin) };
}
function labelOf(url, origin) {
    const parsed = URL.parse(url);
    const isWithin = parsed !== null && parsed.origin === origin;
    return (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(isWithin ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url);
}


/***/ }),

/***/ 36252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ placesOnPage),
/* harmony export */   KU: () => (/* binding */ resourceOf),
/* harmony export */   TD: () => (/* binding */ firstPlaces),
/* harmony export */   bF: () => (/* binding */ listPlaces)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60560);

const MAX_LISTED = 50;
const MAX_COMPARED = 20_000;
function listPlaces(failures) {
    const listed = [];
    const earlier = new EarlierPlaces(failures);
    const { turns, others } = turnsBySaid(failures);
    let count = failures.reduce((sum, { placeCount }) => sum + placeCount, 0);
    for (const turn of turns) {
        if (listed.length === MAX_LISTED && !earlier.canRepeat)
            break;
        const same = earlier.sameOnOtherPage(turn);
        if (same) {
            count--;
            if (same.place)
                makeCommon(same.place, same.others.add(turn.failure).size);
            continue;
        }
        const place = listed.length < MAX_LISTED ? placeInTurn(turn) : undefined;
        const like = earlier.canRepeat ? undefined : others.get(turn);
        if (place && like !== undefined)
            place.others = like;
        if (place)
            listed.push(place);
        earlier.add(turn, place);
    }
    return { listed, count };
}
function firstPlaces({ listed, count }, max) {
    const first = listed.slice(0, max);
    return { listed: first, more: count - first.length };
}
function placesOnPage(failure, max) {
    const { occurrences } = failure;
    if (occurrences.length === 0)
        return [placeOf(failure, undefined)];
    if (occurrences.length <= max)
        return occurrences.map(occurrence => placeOf(failure, occurrence));
    const { turns, others } = turnsBySaid([failure]);
    return [...turns].slice(0, max).map(turn => {
        const like = others.get(turn);
        return { ...placeOf(failure, turn.occurrence), ...(like && { others: like }) };
    });
}
function* turnsOf(failures) {
    let left = failures;
    for (let number = 0; left.length > 0; number++) {
        for (const failure of left) {
            yield { failure, occurrence: failure.occurrences[number], isFirst: number === 0 };
        }
        left = left.filter(({ occurrences }) => number + 1 < occurrences.length);
    }
}
function turnsBySaid(failures) {
    const left = turnsOf(failures);
    const turns = [];
    for (let next = left.next(); !next.done; next = left.next()) {
        turns.push(next.value);
        if (turns.length === MAX_COMPARED)
            break;
    }
    const said = Map.groupBy(turns, ({ failure: { message }, occurrence }) => JSON.stringify([message, occurrence?.message]));
    if (said.size === 1 || said.size === turns.length)
        return { turns: joined(turns, left), others: new Map() };
    const firsts = new Set(said.values().map(same => same[0]));
    const mayBeMore = turns.length === MAX_COMPARED ||
        failures.some(({ placeCount, occurrences }) => placeCount > Math.max(1, occurrences.length));
    const repeated = said.values().filter(same => same.length > 1);
    return {
        turns: joined([...firsts, ...turns.filter(turn => !firsts.has(turn))], left),
        others: new Map(repeated.map(same => [same[0], { count: same.length - 1, mayBeMore }])),
    };
}
function* joined(turns, left) {
    yield* turns;
    yield* left;
}
class EarlierPlaces {
    #byKey = new Map();
    #sharedUrls;
    constructor(failures) {
        this.#sharedUrls = sharedUrls(failures);
    }
    get canRepeat() {
        return this.#sharedUrls.size > 0;
    }
    add({ failure, occurrence }, place) {
        if (!this.#isShared(occurrence) || this.#byKey.size >= MAX_COMPARED)
            return;
        const key = keyOf(failure, occurrence);
        if (!this.#byKey.has(key))
            this.#byKey.set(key, { failure, place, others: new Set() });
    }
    sameOnOtherPage({ failure, occurrence }) {
        const same = this.#isShared(occurrence) ? this.#byKey.get(keyOf(failure, occurrence)) : undefined;
        if (!same || same.failure === failure)
            return undefined;
        same.isInResource ??= resourceOf(same.failure, occurrence) !== undefined;
        return same.isInResource ? same : undefined;
    }
    #isShared(occurrence) {
        return occurrence !== undefined && this.#sharedUrls.has(occurrence.url);
    }
}
function sharedUrls(failures) {
    const firstWith = new Map();
    const shared = new Set();
    for (const failure of failures) {
        for (const { url } of failure.occurrences) {
            const first = firstWith.get(url);
            if (!first)
                firstWith.set(url, failure);
            else if (first !== failure)
                shared.add(url);
        }
    }
    return shared;
}
const TIMES = /(; (?:linked|used|asked for in advance)) \d{1,9} times(?= on )/;
function keyOf({ page, finalUrl }, { url, line, column, selector, message = '' }) {
    const position = selector === undefined ? `${line}\n${column}` : '';
    const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl];
    const said = pageUrls.reduce((text, pageUrl) => (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(text, pageUrl, 'the page'), message);
    return `${url}\n${position}\n${said.replace(TIMES, '$1')}`;
}
function makeCommon(place, morePages) {
    place.morePages = morePages;
    place.message = place.message?.replace(TIMES, '$1');
    delete place.ofPage;
}
function placeInTurn({ failure, occurrence, isFirst }) {
    const place = placeOf(failure, occurrence);
    const { message } = failure;
    return isFirst && message !== undefined && message !== place.message ? { ...place, ofPage: message } : place;
}
function placeOf(failure, occurrence) {
    return {
        page: failure.page,
        message: occurrence?.message ?? failure.message,
        occurrence,
        resource: resourceOf(failure, occurrence),
    };
}
function resourceOf({ page, finalUrl }, occurrence) {
    if (!occurrence)
        return undefined;
    const isPage = [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url));
    return isPage ? undefined : occurrence.url;
}
function isSame(url, other) {
    return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other);
}


/***/ }),

/***/ 35934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ gainTrend),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   QI: () => (/* binding */ hasMuchChanged),
/* harmony export */   RT: () => (/* binding */ rankViews),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   bQ: () => (/* binding */ trendLevels),
/* harmony export */   mV: () => (/* binding */ trendBars),
/* harmony export */   nQ: () => (/* binding */ moveText)
/* harmony export */ });
const UNKNOWN = '–';
const MUCH_PLACES = 3;
const MUCH_PERCENT = 10;
function rankViews(rank) {
    return rank.map(({ reason, project, dashboard }) => {
        const rows = project.keywords.flatMap(({ keyword, positions }) => positions.map(position => rowOf(keyword, position, project.days ?? [])));
        const change = changeOf(dashboard.changes);
        const markets = new Map(rows.map(({ market }) => [market.join('\n'), market]));
        return {
            name: project.name ?? project.id,
            domain: project.url ?? '',
            market: markets.size === 1 ? [...markets.values()][0] : [],
            reason,
            asOf: project.asOf ?? dashboard.asOf ?? '',
            figures: figuresOf(dashboard, change),
            bands: dashboard.distribution ? bandsOf(dashboard.distribution) : [],
            history: dashboard.history ?? [],
            rows,
            has: {
                changes: rows.some(({ changes }) => changes.some(places => places !== null)),
                history: rows.some(({ history }) => history.filter(place => place !== null).length > 1),
                markets: markets.size > 1,
            },
            moves: change && movesOf(change),
            notes: [...new Set([...(project.notes ?? []), ...(dashboard.notes ?? [])])],
            facts: { ...(rows.length === 0 && project.facts), ...dashboard.facts },
        };
    });
}
function placeText(position) {
    if (position === null || position === undefined)
        return UNKNOWN;
    return Number.isInteger(position) ? String(position) : position.toFixed(1);
}
function gainTrend(places) {
    if (places === null)
        return undefined;
    if (places === 0)
        return { words: '=', direction: 'same' };
    return {
        words: `${places > 0 ? '▲' : '▼'} ${placeText(Math.abs(places))}`,
        direction: places > 0 ? 'up' : 'down',
    };
}
function moveText({ before, after }) {
    const text = (place) => (place === null ? 'not found' : placeText(place));
    return `${text(before)} → ${text(after)}`;
}
function hasMuchChanged({ moves }) {
    if (!moves)
        return false;
    const { winners, losers, visibilityPercent } = moves;
    return winners.length + losers.length > 0 || Math.abs(visibilityPercent ?? 0) >= MUCH_PERCENT;
}
function trendLevels(history, most) {
    const size = Math.max(1, Math.ceil(history.length / most));
    const parts = [];
    for (let end = history.length; end > 0; end -= size) {
        const known = history.slice(Math.max(0, end - size), end).filter(place => place !== null);
        parts.unshift(known.length === 0 ? null : known.reduce((sum, place) => sum + place, 0) / known.length);
    }
    const places = parts.filter(place => place !== null);
    const [best, worst] = [Math.min(...places), Math.max(...places)];
    return parts.map(place => (place === null ? null : worst === best ? 0.5 : (worst - place) / (worst - best)));
}
const BARS = '▁▂▃▄▅▆▇█';
const GAP = '·';
function trendBars(history) {
    if (history.filter(place => place !== null).length < 2)
        return '';
    const bars = trendLevels(history, TREND_BARS).map(level => level === null ? GAP : BARS[Math.round(level * (BARS.length - 1))]);
    return bars.join('').replace(/^·+/, '');
}
const TREND_BARS = 13;
function rowOf(keyword, position, days) {
    const { searchEngine, location, device = '', url = '', change, history = [] } = position;
    const state = position.state ?? (position.position === null ? 'not-ranked' : 'ranked');
    return {
        keyword,
        market: [searchEngine, location, device].filter(part => part !== ''),
        position: state === 'not-ranked' && position.position === null ? 'not found' : placeText(position.position),
        lastSeen: state === 'unknown' ? lastSeen(history, days) : '',
        state,
        changes: [change?.days1 ?? null, change?.days7 ?? null, change?.days30 ?? null],
        history,
        url,
    };
}
function lastSeen(history, days) {
    const at = history.findLastIndex(place => place !== null);
    const day = days[at];
    return day === undefined ? '' : `${placeText(history[at])} on ${day}`;
}
function changeOf(changes) {
    if (changes?.days7)
        return { ...changes.days7, days: 7 };
    if (changes?.days1)
        return { ...changes.days1, days: 1 };
    return changes?.days30 ? { ...changes.days30, days: 30 } : undefined;
}
function figuresOf({ distribution, averagePosition, visibility }, change) {
    const figures = [];
    const since = change && `in ${change.days === 1 ? '1 day' : `${change.days} days`}`;
    if (visibility !== undefined) {
        const percent = change?.visibility.percent ?? null;
        figures.push({
            label: 'Visibility',
            value: visibility === null ? UNKNOWN : `${visibility.toFixed(1)} %`,
            change: percent === null
                ? undefined
                : {
                    words: `${percent < 0 ? '▼' : percent > 0 ? '▲' : '='} ${Math.abs(percent).toFixed(0)} % ${since}`,
                    direction: directionOf(percent),
                },
        });
    }
    if (averagePosition !== undefined) {
        const { before = null, after = null } = change?.averagePosition ?? {};
        const gained = before === null || after === null ? null : Math.round((before - after) * 10) / 10;
        const trend = gainTrend(gained);
        figures.push({
            label: 'Average position',
            value: placeText(averagePosition),
            change: trend && { ...trend, words: `${trend.words} ${since}` },
        });
    }
    if (distribution) {
        const known = distribution.top100 + distribution.none;
        const of = (count) => `${count} of ${known}`;
        figures.push({ label: 'Top 3', value: of(distribution.top3), change: undefined });
        figures.push({ label: 'Top 10', value: of(distribution.top10), change: undefined });
    }
    return figures;
}
function directionOf(number) {
    return number > 0 ? 'up' : number < 0 ? 'down' : 'same';
}
function bandsOf({ top3, top10, top20, top50, top100, none, unknown }) {
    return [
        { kind: 'top3', label: '1 to 3', count: top3 },
        { kind: 'top10', label: '4 to 10', count: top10 - top3 },
        { kind: 'top20', label: '11 to 20', count: top20 - top10 },
        { kind: 'top50', label: '21 to 50', count: top50 - top20 },
        { kind: 'top100', label: '51 to 100', count: top100 - top50 },
        { kind: 'none', label: 'not in the first 100', count: none },
        { kind: 'unknown', label: 'no data', count: unknown },
    ];
}
function movesOf({ days, winners, losers, visibility, enteredTop10, leftTop10 }) {
    const crossed = new Set([...enteredTop10, ...leftTop10].map(keyOf));
    const isMuch = (move) => move.change === null || Math.abs(move.change) >= MUCH_PLACES || crossed.has(keyOf(move));
    return {
        days,
        winners: winners.filter(isMuch),
        losers: losers.filter(isMuch),
        visibilityPercent: visibility.percent,
    };
}
function keyOf({ keyword, searchEngine, location, device }) {
    return JSON.stringify([keyword, searchEngine, location, device]);
}


/***/ }),

/***/ 11027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ subjectCount),
/* harmony export */   NM: () => (/* binding */ isOfAllPages),
/* harmony export */   vV: () => (/* binding */ RemarksOnPages)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60560);

class RemarksOnPages {
    #notMeasured = new RemarkList();
    #unverified = new RemarkList();
    #notes = new RemarkList();
    #ignored = new RemarkList();
    add({ page, results }) {
        for (const run of results.runs) {
            if (run.status === 'not-measured')
                this.#notMeasured.add(run.tool, run.reason || 'The reason is not known', page);
            for (const check of run.checks) {
                const { id, outcome, message } = check;
                if (outcome === 'not-measured')
                    this.#unverified.add(id, message || 'The reason is not known', page);
                if (outcome === 'pass' && message)
                    this.#notes.add(id, message, page);
                for (const words of ignoredIn(check))
                    this.#ignored.add(id, words, page);
            }
        }
    }
    sorted() {
        return {
            notMeasured: this.#notMeasured.sorted(),
            unverified: this.#unverified.sorted(),
            notes: this.#notes.sorted(),
            ignored: this.#ignored.sorted(),
        };
    }
}
function ignoredIn({ ignored, ignoredOccurrences = [] }) {
    const whole = ignored === undefined ? [] : [`ignored by "${ignored}"`];
    const byLine = [...Map.groupBy(ignoredOccurrences, ({ by }) => by)];
    return [...whole, ...byLine.map(([by, some]) => `${some.length} of its places ignored by "${by}"`)];
}
function subjectCount(remarks) {
    return new Set(remarks.flatMap(({ subjects }) => subjects)).size;
}
function isOfAllPages({ pages }, pageCount) {
    return pages.length === pageCount && !pages.some(({ isSite }) => isSite);
}
class RemarkList {
    #remarks = new Map();
    add(subject, words, page) {
        const text = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(words, page.url, page.isSite ? 'the site' : 'the page');
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    sorted() {
        const sorted = [...this.#remarks.values()].sort((a, b) => b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
        const same = Map.groupBy(sorted, ({ text, pages }) => [text, ...pages.map(({ url }) => url)].join('\n'));
        return [...same.values()].map(remarks => {
            const { text, pages } = remarks[0];
            return { subjects: remarks.map(({ subject }) => subject), text, pages };
        });
    }
}


/***/ }),

/***/ 96454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ renderingInWords),
/* harmony export */   i: () => (/* binding */ documentInWords)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



function renderingInWords(pages) {
    const documents = pages.flatMap(({ document }) => document ?? []);
    if (documents.some(({ reason }) => reason === _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om)) {
        return 'No page was shown in Chrome to see what scripts make of it, since "render" is "never"';
    }
    const samples = documents.flatMap(({ sample }) => sample ?? []);
    if (samples.length === 0)
        return '';
    const shown = documents.filter(({ judged }) => judged === 'rendered').length;
    const others = documents.length - shown === samples.length ? 'the others' : `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(samples.length)} others`;
    const are = samples.length === 1 ? 'one more is' : `${others} are`;
    const templates = (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(new Set(samples).size, 'template');
    return `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(shown)} of ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(documents.length, 'page')} were shown in Chrome; ${are} made by ${templates} whose scripts change nothing that search engines see`;
}
function documentInWords(document) {
    if (!document)
        return '';
    const { judged, reason = '', sample } = document;
    if (judged === 'rendered')
        return 'Judged as Chrome shows it, after its scripts ran.';
    if (sample !== undefined) {
        return `Judged as the server sends it: scripts change nothing that search engines see on ${(0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .z)(sample)}, a page of the same template.`;
    }
    if (reason === _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC)
        return 'Judged as the server sends it: no scripts run on it.';
    return `Judged as the server sends it: ${reason}.`;
}


/***/ }),

/***/ 29216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F6: () => (/* binding */ analysisInWords),
  k0: () => (/* binding */ figuresInWords),
  EC: () => (/* binding */ healthyInWords),
  du: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
;// CONCATENATED MODULE: ./lib/report/check-page.js
function checkPageOf(tool) {
    return `${tool}.md`;
}
function checkAnchor(id) {
    return id.replace('/', '-');
}
function checkAddress(folder, id) {
    return `${folder}/${checkPageOf(id.slice(0, id.indexOf('/')))}#${checkAnchor(id)}`;
}
function isCheckId(id) {
    return /^[a-z]+(?:-[a-z]+)*\/[a-z\d]+(?:-[a-z\d]+)*$/.test(id);
}

// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/report/view/change-view.js + 1 modules
var change_view = __webpack_require__(36785);
// EXTERNAL MODULE: ./lib/report/view/findings.js + 2 modules
var view_findings = __webpack_require__(93755);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/view/comparison.js





function comparisonView({ comparison, rules, pages }, all, pageOf) {
    if (!comparison)
        return undefined;
    const { baseline, notes } = comparison;
    const fresh = (0,view_findings/* comparedFindings */.e3)(comparison.new, rules, pageOf);
    const newIds = new Set(fresh.map(({ id }) => id));
    const left = new Set([...newIds, ...all.map(({ id }) => id)]);
    const gone = (0,view_findings/* comparedFindings */.e3)(comparison.fixed, rules, pageOf);
    const allAt = placesByCheck(all);
    const fixedAt = placesByCheck(gone);
    return {
        baseline,
        new: fresh.map(finding => ({
            ...finding,
            isNew: true,
            knownPlaces: Math.max(0, (allAt.get(finding.id) ?? 0) - finding.places.count),
            fixedPlaces: fixedAt.get(finding.id) ?? 0,
        })),
        known: all
            .filter(({ id }) => !newIds.has(id))
            .map(finding => ({ ...finding, fixedPlaces: fixedAt.get(finding.id) ?? 0 })),
        fixed: gone.filter(({ id }) => !left.has(id)),
        scores: (0,scores/* meaningfulChanges */.uw)(comparison)
            .toSorted((a, b) => pointsOf(a) - pointsOf(b))
            .map(change => ({ page: pageOf(change.page), words: scoreChangeInWords(change) })),
        search: (0,change_view/* changeView */.e)(comparison, pages.length, pageOf),
        notes,
    };
}
function fatesInWords(comparison) {
    return ['new', 'known', 'fixed'].map(fate => `${(0,numbers_in_words/* grouped */.zD)(comparison[fate].length)} ${fate}`);
}
function placesByCheck(findings) {
    return new Map(findings.map(({ id, places }) => [id, places.count]));
}
function pointsOf({ before, after }) {
    return after - before;
}
function scoreChangeInWords({ tool, before, after }) {
    return `${tool ?? 'score'} ${(0,api_score/* scoreInWords */.F7)(before)} to ${(0,api_score/* scoreInWords */.F7)(after)}`;
}

// EXTERNAL MODULE: ./lib/report/view/crawl.js
var view_crawl = __webpack_require__(12357);
;// CONCATENATED MODULE: ./lib/report/view/equal-texts.js
const MAX_TEXTS = 200_000;
const NAMES = ['message', 'selector', 'snippet'];
class EqualTexts {
    #known = new Map();
    failed(check) {
        const { failure } = check;
        const { message, occurrences } = failure;
        const equal = occurrences.map(occurrence => this.#occurrence(occurrence));
        return {
            ...check,
            failure: { ...failure, message: message && this.#text(message), occurrences: equal },
        };
    }
    #occurrence(occurrence) {
        const equal = { ...occurrence };
        for (const name of NAMES)
            if (equal[name] !== undefined)
                equal[name] = this.#text(equal[name]);
        return equal;
    }
    #text(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        if (this.#known.size < MAX_TEXTS)
            this.#known.set(text, text);
        return text;
    }
}

// EXTERNAL MODULE: ./lib/report/view/page-names.js
var page_names = __webpack_require__(31626);
// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/report/figures.js
var figures = __webpack_require__(40819);
;// CONCATENATED MODULE: ./lib/report/view/pages.js







function pageViews({ pages, comparison, verdict }, { nameOf }, onPage) {
    const before = changedFrom(comparison);
    const changeOf = changesIn(comparison);
    const failing = failingIn(verdict);
    const equal = new EqualValues();
    const views = pages.map(results => {
        const view = resultsView(nameOf(results.url), results, failing, changeOf, equal);
        if (results.document)
            view.document = results.document;
        if (before.has(results.url))
            view.before = before.get(results.url);
        onPage({ page: view, results });
        return view;
    });
    const worstFirst = views.toSorted((a, b) => (a.score ?? -1) - (b.score ?? -1) || b.failures.error - a.failures.error);
    for (const [index, view] of worstFirst.entries())
        view.number = index + 1;
    return views;
}
function changedFrom(comparison) {
    const byPage = Map.groupBy(comparison?.changes ?? [], ({ page }) => page);
    return new Map(Array.from(byPage, ([page, changes]) => [
        page,
        Object.fromEntries(changes.map(({ what, before }) => [what, before])),
    ]));
}
function siteViews({ pages, sites, verdict, comparison }) {
    const changeOf = changesIn(comparison);
    const failing = failingIn(verdict);
    const equal = new EqualValues();
    return sites.map((site, index) => {
        const view = resultsView((0,page_names/* siteName */.p)(site.origin, sites.length === 1), site, failing, changeOf, equal);
        view.number = pages.length + index + 1;
        return view;
    });
}
function failingIn({ failing = [] }) {
    const keys = new Set(failing.map(({ tool, url }) => `${tool} ${url}`));
    return ({ tool, url }) => keys.has(`${tool} ${url}`);
}
function changesIn(comparison) {
    const keyOf = (url, tool = '') => `${tool} ${url}`;
    const changes = new Map((0,scores/* meaningfulChanges */.uw)(comparison).map(({ page, tool, before, after }) => [keyOf(page, tool), after - before]));
    return (url, tool) => changes.get(keyOf(url, tool)) ?? 0;
}
const MAX_KNOWN = 10_000;
class EqualValues {
    #known = new Map();
    of(value) {
        const key = JSON.stringify(value);
        const known = this.#known.get(key);
        if (known)
            return known;
        if (this.#known.size < MAX_KNOWN)
            this.#known.set(key, value);
        return value;
    }
}
function resultsView(name, results, failing, changeOf, equal) {
    const { score, runs } = results;
    const failures = (0,figures/* countFindings */.G)(runs);
    return {
        ...name,
        number: 0,
        score,
        band: (0,scores/* scoreBand */.WZ)(score, failures.error > 0 || runs.some(failing)),
        scoreChange: changeOf(name.url),
        failures,
        runs: Object.fromEntries(runs.map(run => [run.tool, equal.of(runView(run, failing, changeOf(name.url, run.tool), equal))])),
        get facts() {
            return (0,kept_pages/* factsByTool */.V$)(results);
        },
        get durations() {
            return Object.fromEntries(results.runs.map(({ tool, durationMs }) => [tool, durationMs]));
        },
    };
}
function runView(run, failing, scoreChange, equal) {
    const { tool, status, reason, score, checks, finalUrl, foreign } = run;
    const grade = score === null ? (0,scores/* gradeIn */.nE)(run) : undefined;
    const others = { pass: 0, 'not-applicable': 0, 'not-measured': 0, ignored: 0, elsewhere: 0 };
    for (const check of checks) {
        if (!(0,api_failures/* isFailure */.N6)(check))
            others[otherOutcome(check)]++;
    }
    const failures = (0,figures/* countFindings */.G)([run]);
    const failsBuild = failing(run);
    return {
        tool,
        status,
        score,
        finalUrl,
        ...(grade !== undefined && { grade }),
        ...(foreign !== undefined && { foreign }),
        band: (0,scores/* scoreBand */.WZ)(score, failures.error > 0 || failsBuild),
        failsBuild,
        reason: reason || 'the reason is not known',
        scoreChange,
        failed: equal.of(checks
            .filter(api_failures/* isFailure */.N6)
            .toSorted((a, b) => (0,api_score/* costOf */.ho)(b.id, b.severity) - (0,api_score/* costOf */.ho)(a.id, a.severity))
            .map(({ id, title, severity }) => equal.of({ id, title, severity }))),
        failures,
        others,
    };
}
function isWithoutFault({ status, score, failed }) {
    return failed.length === 0 && (score === 100 || (score === null && status === 'measured'));
}
function otherOutcome({ outcome, twinOf }) {
    if (outcome !== 'fail')
        return outcome;
    return twinOf === undefined ? 'ignored' : 'elsewhere';
}
function toolsOf(rows) {
    const ran = new Set(rows.flatMap(({ runs }) => Object.keys(runs)));
    const all = tools/* TOOLS */.It.filter(tool => ran.has(tool));
    const isPerfect = (tool) => {
        const runs = rows.flatMap(({ runs }) => runs[tool] ?? []);
        return runs.some(({ score }) => score === 100) && runs.every(isWithoutFault);
    };
    const scored = all.filter(tool => rows.some(({ runs }) => (0,scores/* scoreText */.QO)(runs[tool]) !== scores/* NO_SCORE */.N7));
    const perfect = scored.filter(isPerfect);
    return { all, scored, perfect, others: scored.filter(tool => !perfect.includes(tool)) };
}

// EXTERNAL MODULE: ./lib/report/view/rank.js
var rank = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/report/view/remarks.js
var view_remarks = __webpack_require__(11027);
// EXTERNAL MODULE: ./lib/report/view/rendering.js
var rendering = __webpack_require__(96454);
;// CONCATENATED MODULE: ./lib/report/view/taken-over.js

class TakenOver {
    #results = 0;
    #taken = 0;
    #pages = 0;
    #wholePages = 0;
    add({ runs }) {
        const taken = runs.filter(run => run.takenOver).length;
        this.#results += runs.length;
        this.#taken += taken;
        this.#pages++;
        if (taken > 0 && taken === runs.length)
            this.#wholePages++;
    }
    inWords() {
        if (this.#taken === 0)
            return undefined;
        const results = `${(0,numbers_in_words/* grouped */.zD)(this.#taken)} of ${(0,numbers_in_words/* counted */.hS)(this.#results, 'result')}`;
        const onPages = `${(0,numbers_in_words/* grouped */.zD)(this.#wholePages)} of ${(0,numbers_in_words/* counted */.hS)(this.#pages, 'page')}`;
        return `Taken over from it: ${results}, all of them on ${onPages}, because their inputs have not changed`;
    }
}

;// CONCATENATED MODULE: ./lib/report/view/trend.js
const MIN_RUNS = 3;
function trendOf({ history = [], startedAt, score, counts }) {
    const now = Date.parse(startedAt);
    const runs = history
        .filter(run => Date.parse(run.startedAt) < now)
        .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    runs.push({ startedAt, score, errors: counts.error, warnings: counts.warning });
    return runs.length < MIN_RUNS ? undefined : runs;
}

// EXTERNAL MODULE: ./lib/report/view/verdict.js
var verdict = __webpack_require__(73959);
;// CONCATENATED MODULE: ./lib/report/view/report-view.js
















function viewOf(written, checkPages) {
    const report = checkPages === undefined ? written : withDocumentation(written, checkPages);
    const { rules } = report;
    const names = (0,page_names/* pageNames */.Q)(report.pages);
    const failed = [];
    const texts = new EqualTexts();
    const remarks = new view_remarks/* RemarksOnPages */.vV();
    const takenOver = new TakenOver();
    const answers = [];
    const lookAt = (audited) => {
        for (const check of (0,view_findings/* failedOn */.L7)(audited))
            failed.push(texts.failed(check));
        remarks.add(audited);
    };
    const pages = pageViews(report, names, audited => {
        lookAt(audited);
        takenOver.add(audited.results);
        for (const answer of answersIn(audited))
            answers.push(answer);
    });
    const sites = siteViews(report);
    for (const [index, results] of report.sites.entries())
        lookAt({ page: sites[index], results });
    const byUrl = new Map([...pages, ...sites].map(page => [page.url, page]));
    const said = remarks.sorted();
    const all = (0,view_findings/* groupFindings */.kG)(failed, rules);
    const comparison = comparisonView(report, all, url => byUrl.get(url) ?? names.nameOf(url));
    const newIds = new Set(comparison?.new.map(({ id }) => id));
    const findings = all.map(finding => ({ ...finding, isNew: newIds.has(finding.id) }));
    return {
        version: report.generator.version,
        source: report.source,
        startedAt: report.startedAt,
        durationMs: report.durationMs,
        score: report.score,
        healthy: report.healthy,
        counts: report.counts,
        verdict: (0,verdict/* verdictView */.n8)(report, pages, sites, comparison?.new),
        origin: names.origin,
        pages: pages.toSorted((a, b) => a.number - b.number),
        sites,
        tools: toolsOf([...pages, ...sites]),
        rendering: (0,rendering/* renderingInWords */.Z)(pages),
        findings,
        judged: comparison?.new ?? findings,
        comparison,
        takenOver: takenOver.inWords(),
        trend: trendOf(report),
        withoutBaseline: report.withoutBaseline,
        remarks: said,
        unverified: (0,view_remarks/* subjectCount */.Eo)(said.unverified),
        analyses: report.analyses.map(analysis => analysisView(analysis, rules)),
        rank: (0,rank/* rankViews */.RT)(report.rank),
        answers,
    };
}
function withDocumentation(report, checkPages) {
    if (report.source !== 'engine')
        return report;
    const rules = Object.entries(report.rules).map(([id, rule]) => [
        id,
        isCheckId(id) ? { ...rule, documentation: checkAddress(checkPages, id) } : rule,
    ]);
    return { ...report, rules: Object.fromEntries(rules) };
}
function healthyInWords({ healthy, pages }) {
    if (!(0,verdict/* isAnyMeasured */.Tv)({ pages }))
        return 'No page was measured';
    return `${healthy} of ${(0,numbers_in_words/* counted */.hS)(pages.length, 'page')} without errors`;
}
function figuresInWords({ counts, unverified, comparison, durationMs }) {
    return [
        ...outcomes/* SEVERITIES */.o.map(severity => (0,numbers_in_words/* counted */.hS)(counts[severity], severity)),
        ...(counts.notMeasured > 0 ? [`${(0,numbers_in_words/* counted */.hS)(counts.notMeasured, 'tool run')} not measured`] : []),
        ...(unverified > 0 ? [`${(0,numbers_in_words/* counted */.hS)(unverified, 'check')} not verified`] : []),
        ...(comparison ? fatesInWords(comparison) : []),
        (0,numbers_in_words/* durationInWords */.ji)(durationMs),
    ];
}
function analysisInWords({ status, reason, score, pageCount, crawl }) {
    if (status === 'not-measured')
        return `not measured: ${(0,one_line/* oneLine */.T)(reason)}`;
    if (crawl)
        return '';
    const words = score === null ? 'no score' : `score ${score}`;
    return pageCount === 0 ? words : `${words}, ${(0,numbers_in_words/* counted */.hS)(pageCount, 'page')}`;
}
function analysisView(analysis, rules) {
    const { url, status, reason, score, pages, crawl, facts } = analysis;
    const { nameOf } = (0,page_names/* pageNames */.Q)(pages);
    return {
        url,
        status,
        score,
        facts,
        reason: reason || 'the reason is not known',
        pageCount: pages.length,
        crawl: crawl && (0,view_crawl/* crawlView */.lm)(crawl, rules, url),
        records: crawl?.records ?? [],
        scored: pages.filter(({ runs }) => runs.length === 0).map(({ url, score }) => ({ url, score })),
        findings: (0,view_findings/* findingsOn */.Is)(pages.map(page => ({ page: nameOf(page.url), results: page })), rules),
    };
}
function answersIn({ results }) {
    return results.runs
        .filter(({ foreign }) => foreign !== undefined)
        .map(({ tool, url, facts }) => ({ tool, url, facts }));
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ NO_SCORE),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   WZ: () => (/* binding */ scoreBand),
/* harmony export */   nE: () => (/* binding */ gradeIn),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   uw: () => (/* binding */ meaningfulChanges)
/* harmony export */ });
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93574);


const NOT_MEASURED = 'n/m';
const NO_SCORE = '–';
const GRADE = /^[A-F][+-]?$/;
const GOOD_FROM = 90;
const MIDDLING_FROM = 50;
function scoreBand(score, isAtFault) {
    if (score === null)
        return 'none';
    if (score < MIDDLING_FROM)
        return 'poor';
    return score >= GOOD_FROM && !isAtFault ? 'good' : 'middling';
}
function scoreText(run) {
    if (run?.status === 'not-measured')
        return NOT_MEASURED;
    if (run === undefined)
        return NO_SCORE;
    if (run.score !== null)
        return (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreInWords */ .F7)(run.score);
    return run.grade ?? NO_SCORE;
}
function gradeIn(run) {
    const grade = (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'grade');
    return typeof grade === 'string' && GRADE.test(grade) ? grade : undefined;
}
function meaningfulChanges(comparison) {
    const changes = comparison?.scores ?? [];
    return changes.filter(({ before, after, tolerance }) => Math.abs(after - before) > tolerance && (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreInWords */ .F7)(before) !== (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreInWords */ .F7)(after));
}


/***/ }),

/***/ 73959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Tv: () => (/* binding */ isAnyMeasured),
/* harmony export */   c9: () => (/* binding */ reasonLines),
/* harmony export */   n8: () => (/* binding */ verdictView),
/* harmony export */   of: () => (/* binding */ foldedReasons)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61815);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);



const MAX_REASONS = 10;
const MAX_FOLDED = 100;
const OPEN_REASONS = 5;
const MIN_FOLDED = 3;
const MAX_HEADLINE = 100;
function verdictView(report, pages, sites, fresh) {
    const { verdict, shard, counts } = report;
    const state = stateOf(report);
    const judged = fresh ? countNew(fresh) : counts;
    const findings = findingsInWords(report, pages, sites, judged, fresh);
    if (shard) {
        const headline = `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findings}`;
        return { state, headline, reasons: [] };
    }
    const { passed, reasons } = verdict;
    const [reason, ...others] = reasons;
    const isAboutPages = passed || judged.error > 0 || !isAnyMeasured({ pages });
    if (isAboutPages || reason === undefined)
        return { state, headline: `${STATE_WORDS[state]}: ${findings}`, reasons };
    if (others.length > 0 || reason.length > MAX_HEADLINE)
        return { state, headline: `Failed for ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reasons.length, 'reason')}`, reasons };
    return { state, headline: `Failed: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason)}`, reasons: [] };
}
const STATE_WORDS = {
    passed: 'Passed',
    failed: 'Failed',
    open: 'Not judged',
    'not-gated': 'Not gated',
};
function stateOf({ verdict, shard, counts }) {
    if (shard)
        return 'open';
    if (!verdict.passed)
        return 'failed';
    const isAnythingFound = _api_results_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.some(severity => counts[severity] > 0);
    return verdict.failOn === 'never' && isAnythingFound ? 'not-gated' : 'passed';
}
function reasonLines(reasons) {
    const lines = reasons.slice(0, MAX_REASONS).map(reason => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason));
    const more = reasons.length - lines.length;
    return more === 0 ? lines : [...lines, `and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more reason')}`];
}
function foldedReasons(reasons) {
    const isShort = reasons.length < OPEN_REASONS + MIN_FOLDED;
    const lines = reasons.slice(0, MAX_FOLDED).map(reason => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason));
    const more = reasons.length - lines.length;
    if (more > 0)
        lines.push(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more reason')}`);
    return isShort
        ? { open: lines, folded: [] }
        : { open: lines.slice(0, OPEN_REASONS), folded: lines.slice(OPEN_REASONS) };
}
function isAnyMeasured({ pages }) {
    return pages.some(({ runs }) => Object.values(runs).some(({ status }) => status === 'measured'));
}
function findingsInWords({ counts }, pages, sites, judged, fresh) {
    const all = (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages.length, 'page');
    const worst = _api_results_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.find(severity => judged[severity] > 0);
    if (worst) {
        const having = fresh
            ? havingNew(fresh, worst, [...pages, ...sites])
            : [...pages, ...sites].filter(({ failures }) => failures[worst] > 0);
        const onPages = having.filter(({ isSite }) => !isSite).length;
        const onSites = having.length - onPages;
        const where = [
            ...(onPages > 0 ? [`${onPages} of ${all}`] : []),
            ...(onSites > 0 ? [onSites === 1 ? 'the whole site' : `${onSites} sites`] : []),
        ];
        const found = (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(judged[worst], fresh ? `new ${worst}` : worst);
        return where.length === 0 ? found : `${found} on ${where.join(' and ')}`;
    }
    if (pages.length === 0)
        return 'no page was audited';
    if (!isAnyMeasured({ pages }))
        return `nothing was measured on ${all}`;
    const nothing = fresh ? 'nothing new' : 'nothing found';
    return counts.notMeasured > 0
        ? `${nothing}, but ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(counts.notMeasured, 'tool run')} not measured`
        : `${nothing} on ${all}`;
}
function countNew(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of findings)
        counts[severity]++;
    return counts;
}
function havingNew(fresh, worst, rows) {
    const failures = fresh.flatMap(finding => finding.failures);
    const urls = new Set(failures.filter(({ severity }) => severity === worst).map(({ page }) => page.url));
    return rows.filter(({ url }) => urls.has(url));
}


/***/ }),

/***/ 62880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n5: () => (/* binding */ analyzeSites),
/* harmony export */   nL: () => (/* binding */ isAnalysing)
/* harmony export */ });
/* unused harmony export startPages */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93574);
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3075);



const LAST_MS = 3000;
function isAnalysing({ analyze, shard }) {
    return analyze && (shard === undefined || shard.number === 1);
}
async function analyzeSites(api, urls, folder, options) {
    const audited = new Set(urls.map(withoutFragment));
    const analyses = [];
    for (const start of startPages(urls, folder)) {
        const tools = options.tools(start);
        const analysis = await analysisOrReason(api, start, audited.has(start) ? [] : tools, options);
        analyses.push(ofTools(analysis, tools));
    }
    return analyses;
}
function startPages(urls, folder) {
    const starts = urls.map(url => {
        const start = new URL(url);
        start.pathname = `${folder}/`;
        start.search = '';
        start.hash = '';
        return start;
    });
    return [...new Map(starts.toReversed().map(start => [start.origin, start.href])).values()].toReversed();
}
async function analysisOrReason(api, url, tools, options) {
    const startedAt = new Date();
    const late = new AbortController();
    let timer;
    const endSoon = () => {
        timer = setTimeout(() => late.abort(), LAST_MS);
    };
    options.signal.addEventListener('abort', endSoon, { once: true });
    try {
        options.signal.throwIfAborted();
        return await api.analyze(url, {
            tools,
            enough: options.signal,
            signal: late.signal,
            onProgress: progress => options.onAnalysis?.(url, progress),
        });
    }
    catch (error) {
        return {
            url,
            status: 'not-measured',
            reason: reasonOf(error, options),
            score: null,
            pages: [],
            facts: {},
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
    finally {
        clearTimeout(timer);
        options.signal.removeEventListener('abort', endSoon);
    }
}
function reasonOf(error, { signal, onFault }) {
    if (signal.aborted)
        return 'the run was cancelled before the analysis was done';
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h)
        return error.message;
    onFault(error);
    return `a bug in SEO Preflight: ${error instanceof Error ? error.message : String(error)}`;
}
function ofTools(analysis, tools) {
    if (tools.length === _api_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLS */ .It.length)
        return analysis;
    const isAskedFor = ({ tool }) => tools.includes(tool);
    const { crawl } = analysis;
    const pages = analysis.pages.map(page => ({ ...page, runs: page.runs.filter(isAskedFor) }));
    const runs = analysis.runs?.filter(isAskedFor);
    const records = crawl?.records.map(({ failed, ...record }) => {
        const ofTools = failed?.filter(id => tools.some(tool => id.startsWith(`${tool}/`))) ?? [];
        return ofTools.length === 0 ? record : { ...record, failed: ofTools };
    });
    return {
        ...analysis,
        pages,
        ...(runs && { runs, score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .meanScore */ .UQ)([...pages.map(page => (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .pageScore */ .WY)(page.runs)), (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .siteScore */ .eq)(runs)]) }),
        ...(crawl && records && { crawl: { ...crawl, records } }),
    };
}
function withoutFragment(url) {
    const address = new URL(url);
    address.hash = '';
    return address.href;
}


/***/ }),

/***/ 15421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ auditPages)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/rendering.js
var rendering = __webpack_require__(54792);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
;// CONCATENATED MODULE: ./lib/api/page.js


function pageOf(url, runs) {
    const document = (0,rendering/* documentIn */.Fd)(runs);
    return { url, score: (0,score/* pageScore */.WY)(runs), ...(document && { document }), runs };
}

;// CONCATENATED MODULE: ./lib/run/audit-pages.js




async function auditPages(api, urls, options) {
    const { tools, signal, onRun, onPage } = options;
    const [inWork, asked] = [(0,p_limit/* default */.A)(options.concurrency.pages), (0,p_limit/* default */.A)(options.concurrency.runs)];
    const keeper = new kept_pages/* PageKeeper */.m6();
    const total = urls.reduce((sum, url) => sum + tools(url).length, 0);
    let done = 0;
    const auditPage = async (url) => {
        const wanted = tools(url);
        const ask = async (tool) => {
            options.onAsk?.(tool, url);
            const run = await runOrReason(api, tool, url, wanted, options);
            onRun(run, ++done, total);
            return run;
        };
        const running = new Map((api.order?.(wanted) ?? wanted).map(tool => [tool, asked(ask, tool)]));
        const runs = await Promise.all(wanted.map(tool => running.get(tool)));
        api.release?.(url);
        const page = pageOf(url, runs);
        if (!signal.aborted)
            onPage(page);
        return keeper.keep(page);
    };
    return await Promise.all(urls.map(url => inWork(auditPage, url)));
}
async function runOrReason(api, tool, url, tools, options) {
    const startedAt = new Date();
    try {
        options.signal.throwIfAborted();
        return await api.runTool(tool, url, { signal: options.signal, tools });
    }
    catch (error) {
        return {
            tool,
            url,
            status: 'not-measured',
            reason: reasonOf(error, options),
            score: null,
            checks: [],
            facts: {},
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
}
function reasonOf(error, { signal, onFault }) {
    if (signal.aborted)
        return 'the run was cancelled before this tool was done';
    if (error instanceof errors/* ApiError */.h)
        return error.message;
    onFault(error);
    return `a bug in SEO Preflight: ${error instanceof Error ? error.message : String(error)}`;
}


/***/ }),

/***/ 23546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ concurrencyOf)
/* harmony export */ });
/* harmony import */ var _engine_schedule_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81215);

const HOSTED_CALLS = 4;
function concurrencyOf({ concurrency, baseUrl, }) {
    return baseUrl === undefined
        ? { pages: concurrency ?? (0,_engine_schedule_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesAtOnce */ .NH)(), runs: Number.POSITIVE_INFINITY }
        : { pages: Number.POSITIVE_INFINITY, runs: concurrency ?? HOSTED_CALLS };
}


/***/ }),

/***/ 29756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openSeoApi),
/* harmony export */   m: () => (/* binding */ hostedOptions)
/* harmony export */ });
/* harmony import */ var _pages_find_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95980);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);
/* harmony import */ var _concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23546);
/* harmony import */ var _rank_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(624);




const PAGES_WITH_PICTURES = 50;
const PICTURED = new Set(['json', 'html']);
const ANALYSED_PAGES = 500;
async function openSeoApi(settings, targets, preview, sandbox = 'preferred') {
    const timeoutMs = settings.timeout * 1000;
    if (settings.baseUrl !== undefined) {
        const { createHostedApi } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(8038), __webpack_require__.e(5882), __webpack_require__.e(2334), __webpack_require__.e(3647)]).then(__webpack_require__.bind(__webpack_require__, 13647));
        return createHostedApi(hostedOptions(settings));
    }
    const pictures = settings.formats.some(format => PICTURED.has(format)) ? PAGES_WITH_PICTURES : 0;
    const { createThreadedEngine } = await __webpack_require__.e(/* import() */ 4861).then(__webpack_require__.bind(__webpack_require__, 44861));
    return createThreadedEngine({
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
        timeoutMs,
        headers: settings.headers ?? {},
        headerOrigins: new Set(targets.map(url => new URL(url).origin)),
        preview,
        addresses: (0,_pages_find_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .addressPolicyOf */ .cb)(settings, targets),
        sandbox,
        rank: (0,_rank_options_js__WEBPACK_IMPORTED_MODULE_2__/* .rankOptions */ .$)(settings.rank),
        render: settings.render,
        device: settings.device,
        lighthouseRuns: settings.lighthouseRuns,
        ...(settings.incremental && { fingerprints: true }),
        isOwnServer: settings.staticDir !== undefined,
        analysedPages: Math.max(ANALYSED_PAGES, settings.maxPages),
        tools: chosenTools(settings),
        pagesAtOnce: (0,_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .concurrencyOf */ .R)(settings).pages,
        screenshots: pictures,
        pictures,
        ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
    });
}
function chosenTools({ tools, overrides }) {
    return [...new Set([...tools, ...overrides.flatMap(override => override.tools ?? [])])];
}
function hostedOptions(settings) {
    return {
        baseUrl: settings.baseUrl ?? '',
        token: settings.token ?? '',
        authHeader: settings.authHeader,
        timeoutMs: settings.timeout * 1000,
        retries: settings.retries,
        concurrency: (0,_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .concurrencyOf */ .R)({ ...settings, baseUrl: settings.baseUrl ?? '' }).runs,
        mapping: settings.mapping,
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 31592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ pageInWords),
/* harmony export */   x: () => (/* binding */ pageLines)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61815);
/* harmony import */ var _gate_twins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39832);
/* harmony import */ var _report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6810);





const MAX_CHECKS = 20;
function pageInWords({ runs }) {
    const missing = runs.filter(run => run.status === 'not-measured').length;
    const taken = runs.filter(run => run.takenOver).length;
    return [
        `${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(runs.length, 'tool')} done`,
        ...(missing > 0 ? [`${missing} not measured`] : []),
        ...(taken > 0 ? [`${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(taken, 'result')} taken over`] : []),
    ].join(', ');
}
function pageLines({ runs }) {
    return ownRuns(runs).map(({ tool, status, reason, checks, durationMs }) => {
        const isMissing = status === 'not-measured';
        const words = [`${isMissing ? 'not measured' : 'done'} in ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .durationInWords */ .ji)(durationMs)}`];
        if (isMissing)
            words.push((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(reason ?? 'the reason is not known'));
        return `${tool}: ${[...words, ...failuresInWords(checks)].join(' · ')}`;
    });
}
function failuresInWords(checks) {
    const failed = checks.filter(_api_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .isFailure */ .N6);
    const ids = _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.flatMap(worst => failed.filter(({ severity }) => severity === worst)).map(({ id }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(id));
    if (ids.length === 0)
        return [];
    const more = ids.length - MAX_CHECKS;
    const named = ids.slice(0, MAX_CHECKS).map(id => id.slice(id.indexOf('/') + 1));
    return [`failed: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}
function ownRuns(runs) {
    return (0,_gate_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .withTwinsMarked */ .g)(runs.map(run => ({ ...run, checks: run.checks.filter(({ scope }) => scope !== 'site') })));
}


/***/ }),

/***/ 92357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ isSameSite),
  h: () => (/* binding */ placeFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/pages/folder-base.js
var folder_base = __webpack_require__(25430);
// EXTERNAL MODULE: ./lib/pages/static-file.js
var static_file = __webpack_require__(91763);
// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/run/source-files.js





async function findSource(url, options) {
    const path = URL.parse(url)?.pathname;
    if (path === undefined)
        return undefined;
    const folder = URL.parse(options.productionUrl ?? '')?.pathname.replace(/\/*$/, '') ?? '';
    const found = await sourceAt(path, options);
    if (found || folder === '' || !path.startsWith(`${folder}/`))
        return found;
    return await sourceAt(path.slice(folder.length), options);
}
async function sourceAt(path, options) {
    const workspace = await (0,promises_.realpath)(options.workspace).catch(() => options.workspace);
    for (const [glob, pattern] of Object.entries(options.source)) {
        for (const candidate of candidatesFor(path, glob, pattern)) {
            const file = await fileWithin(workspace, candidate);
            if (file !== undefined)
                return { path: file, isAsSent: false };
        }
    }
    if (options.staticDir === undefined)
        return undefined;
    const root = await (0,promises_.realpath)((0,external_node_path_.resolve)(workspace, options.staticDir)).catch(() => undefined);
    const base = root === undefined ? '' : await (0,folder_base/* baseOfFolder */.j)(root);
    const inFolder = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const found = root === undefined ? undefined : await (0,static_file/* findFile */.q)(root, inFolder);
    if (root === undefined || found?.kind !== 'file')
        return undefined;
    const file = await fileWithin(workspace, (0,external_node_path_.join)(root, (0,percent_decoded/* percentDecoded */.o)(found.path)));
    return file === undefined ? undefined : { path: file, isAsSent: true };
}
function candidatesFor(path, glob, pattern) {
    const found = wildcards(glob.replace(/(?<=.)\/$/, ''), (0,percent_decoded/* percentDecoded */.o)(path).replace(/(?<=.)\/$/, ''));
    if (!found)
        return [];
    const last = found.at(-1);
    const index = last === undefined ? [] : [...found.slice(0, -1), last === '' ? 'index' : `${last}/index`];
    return [found, index].map(values => {
        let number = 0;
        return pattern.replace(/\*+/g, () => values[number++] ?? '');
    });
}
function wildcards(glob, text) {
    const [first = '', ...parts] = glob.split(/\*+/);
    if (!text.startsWith(first))
        return undefined;
    const found = [];
    let from = first.length;
    for (const [index, part] of parts.entries()) {
        const at = index === parts.length - 1 ? text.length - part.length : text.indexOf(part, from);
        if (at < from || !text.startsWith(part, at))
            return undefined;
        found.push(text.slice(from, at));
        from = at + part.length;
    }
    return from === text.length ? found : undefined;
}
async function fileWithin(workspace, path) {
    try {
        const place = (0,external_node_path_.resolve)(workspace, path);
        const within = (0,external_node_path_.relative)(workspace, await (0,promises_.realpath)(place));
        if (within.startsWith('..') || (0,external_node_path_.isAbsolute)(within) || !(await (0,promises_.stat)(place)).isFile())
            return undefined;
        return (0,external_node_path_.relative)(workspace, place).split(external_node_path_.sep).join('/');
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/run/place-files.js

function placeFiles(options) {
    const known = new Map();
    const sourceOf = (url) => {
        const source = known.get(url) ?? findSource(url, options);
        known.set(url, source);
        return source;
    };
    return async ({ page, occurrence, resource }) => {
        const isInPage = resource === undefined || occurrence?.selector !== undefined;
        const ofResource = isInPage || !isSameSite(resource, page.url) ? undefined : await sourceOf(resource);
        const source = ofResource ?? (page.isSite ? undefined : await sourceOf(page.url));
        if (!source)
            return undefined;
        const hasLine = source.isAsSent && occurrence?.line !== undefined && (isInPage || ofResource !== undefined);
        return { path: source.path, ...(hasLine && { line: occurrence.line }) };
    };
}
function isSameSite(url, page) {
    return URL.parse(url)?.origin === URL.parse(page)?.origin;
}


/***/ }),

/***/ 624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ rankOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);


const MAX_FILE_BYTES = 64 * 1024 * 1024;
function rankOptions({ projects, folder, within }) {
    return {
        projects,
        readFile: path => (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedBytes */ .Z_)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path), { maxBytes: MAX_FILE_BYTES, within }),
        env: process.env,
    };
}


/***/ }),

/***/ 86765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/pages/other-address.js
var other_address = __webpack_require__(9431);
// EXTERNAL MODULE: ./lib/report/view/report-view.js + 6 modules
var report_view = __webpack_require__(29216);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/syntax/user-agent.js
var user_agent = __webpack_require__(14677);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
// EXTERNAL MODULE: ./lib/pages/find-pages.js
var find_pages = __webpack_require__(95980);
// EXTERNAL MODULE: ./lib/report/report.js
var report_report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/analyze-sites.js
var analyze_sites = __webpack_require__(62880);
// EXTERNAL MODULE: ./lib/run/audit-pages.js + 1 modules
var audit_pages = __webpack_require__(15421);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/settings/rank.js
var rank = __webpack_require__(63463);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/run/audit-rank.js





function rankProjectsOf({ rankProjects, shard, }) {
    return shard === undefined || shard.number === 1 ? rankProjects : undefined;
}
const MAX_PROJECTS = 50;
const PROJECTS_AT_ONCE = 4;
const MAX_REASON = 1000;
async function chooseRankProjects(api, wanted, { signal, onFault }) {
    if (wanted === undefined)
        return { projects: [] };
    const named = (id) => ({ id, name: null, url: null, facts: {} });
    let list;
    try {
        list = await api.rankProjects({ signal });
    }
    catch (error) {
        return wanted === 'all'
            ? { projects: [], reason: reasonOf(error, { signal, onFault }) }
            : { projects: wanted.map(named) };
    }
    if (wanted === 'all') {
        const more = list.length - MAX_PROJECTS;
        if (list.length === 0)
            return { projects: [], reason: 'there are no rank projects' };
        if (more <= 0)
            return { projects: list };
        const note = `rank-projects: ${more} of ${list.length} projects are left out; name those that matter`;
        return { projects: list.slice(0, MAX_PROJECTS), note };
    }
    const problems = (0,rank/* unknownProjects */.r8)(wanted, list.map(({ id }) => id));
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
    return { projects: wanted.map(id => list.find(project => project.id === id)) };
}
async function auditRank(api, { projects, reason, note }, options) {
    const rank = [];
    if (reason !== undefined) {
        const all = { id: 'all', name: null, url: null };
        rank.push({ reason, project: { ...all, keywords: [], facts: {} }, dashboard: { id: all.id, facts: {} } });
    }
    const limit = (0,p_limit/* default */.A)(PROJECTS_AT_ONCE);
    rank.push(...(await Promise.all(projects.map(one => limit(() => entryOf(api, one, options))))));
    return {
        rank,
        warnings: [
            ...(note === undefined ? [] : [note]),
            ...rank.flatMap(({ project, reason }) => reason === undefined ? [] : [(0,one_line/* oneLine */.T)(`rank-projects: ${project.id}: ${reason}`, MAX_REASON)]),
        ],
    };
}
async function entryOf(api, { id, name, url }, options) {
    const { signal } = options;
    const [project, dashboard] = await Promise.allSettled([
        api.rankProject(id, { signal }),
        api.rankDashboard(id, { signal }),
    ]);
    const failed = [project, dashboard].find(result => result.status === 'rejected');
    return {
        ...(failed && { reason: reasonOf(failed.reason, options) }),
        project: project.status === 'fulfilled' ? project.value : { id, name, url, keywords: [], facts: {} },
        dashboard: dashboard.status === 'fulfilled' ? dashboard.value : { id, facts: {} },
    };
}
function reasonOf(error, { signal, onFault }) {
    if (signal.aborted)
        return 'the run was cancelled';
    if (error instanceof errors/* ApiError */.h)
        return (0,one_line/* oneLine */.T)(error.message, MAX_REASON);
    onFault(error);
    return 'SEO Preflight failed; the log of a run with debug logging says more';
}

// EXTERNAL MODULE: ./lib/run/concurrency.js
var run_concurrency = __webpack_require__(23546);
// EXTERNAL MODULE: ./lib/run/open-seo-api.js
var open_seo_api = __webpack_require__(29756);
;// CONCATENATED MODULE: ./lib/run/audit.js













const MAX_LINE = 1000;
async function audit(settings, watcher, { baseline: report, whole, isForeign } = {}) {
    const startedAt = new Date();
    const { baseUrl, baseline } = settings;
    const source = baseUrl === undefined ? 'engine' : 'hosted';
    const userAgent = (0,user_agent/* userAgentOf */.a)(version/* VERSION */.x);
    const isCompared = baseline !== undefined && baseline !== 'production';
    const isFirst = settings.shard === undefined || settings.shard.number === 1;
    const found = await (0,find_pages/* findPages */.uT)(settings, {
        ...watcher,
        onWait: line => watcher.onWait((0,one_line/* oneLine */.T)(line, MAX_LINE)),
        baselinePages: isCompared
            ? (settings.shard ? [] : (report?.pages ?? [])).map(({ url }) => url)
            : undefined,
        pageCosts: settings.shard && (await costsOf(settings)),
        userAgent,
    });
    for (const note of found.notes)
        watcher.onNote((0,one_line/* oneLine */.T)(note, MAX_LINE));
    let api;
    const close = async () => {
        await api?.close?.();
        await found.close();
    };
    try {
        const { urls } = found;
        const concurrency = (0,run_concurrency/* concurrencyOf */.R)(settings);
        watcher.onStart(urls.length, settings, concurrency.pages);
        const { signal, previewHost } = watcher;
        const inferred = await (0,find_pages/* findProduction */.lG)(urls, settings, { signal, userAgent }, previewHost);
        if (inferred)
            watcher.onNote(productionLine(inferred));
        const named = settings.productionUrl || inferred?.url;
        const production = named && inBase(named, found.base);
        const isHomeGuessed = production !== undefined && production !== named && !(0,syntax_preview/* isSharedHost */.Qm)(new URL(production).host);
        if (isHomeGuessed)
            watcher.onNote((0,one_line/* oneLine */.T)(guessedHomeLine(named, production, found.base), MAX_LINE));
        const folder = production === undefined
            ? ''
            : found.base !== ''
                ? folderBeside(production, found.base)
                : await (0,find_pages/* findPreviewFolder */.Yy)(urls, production, settings, { signal, userAgent });
        if (folder !== '')
            watcher.onNote((0,one_line/* oneLine */.T)(`${folder}/ is taken for the root of ${production}`, MAX_LINE));
        const otherAddress = production === undefined ? undefined : (0,other_address/* otherAddressOf */.u)(production, settings, urls, folder);
        const options = { ...watcher, concurrency, tools: toolsOf(settings, otherAddress) };
        const isServedAtRoot = settings.staticDir !== undefined && found.base === '';
        const preview = previewOf(settings, urls, { production, folder, isHomeGuessed, isServedAtRoot }, previewHost);
        api = await (0,open_seo_api/* openSeoApi */.e)(settings, urls, preview, watcher.fromFork ? 'required' : 'preferred');
        const incremental = await incrementalOf(api, urls, {
            settings,
            preview,
            baseline: whole,
            isForeign,
            signal,
            onNote: watcher.onNote,
        });
        if (incremental)
            api = incremental.api;
        api.prepare?.([...new Set(urls.flatMap(options.tools))]);
        await api.me({ signal: watcher.signal }).catch(error => {
            if (!watcher.signal.aborted)
                throw error;
        });
        const chosen = await chooseRankProjects(api, rankProjectsOf(settings), watcher);
        const ranking = auditRank(api, chosen, watcher);
        const [audited, analyses] = await Promise.all([
            baseline === 'production'
                ? Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(3640), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 41267)).then(({ auditWithProduction }) => auditWithProduction(api, urls, settings, source, options, folder))
                : (0,audit_pages/* auditPages */.k)(api, urls, options).then(pages => ({ pages, baseline: undefined })),
            (0,analyze_sites/* isAnalysing */.nL)(settings) ? (0,analyze_sites/* analyzeSites */.n5)(api, urls, folder || found.base, options) : [],
        ]);
        const fingerprints = await incremental?.fingerprints(audited.pages);
        const { judgedTogether } = await __webpack_require__.e(/* import() */ 8632).then(__webpack_require__.bind(__webpack_require__, 98632));
        const judged = settings.shard === undefined
            ? await judgedTogether(audited.pages, analyses)
            : { pages: audited.pages, analyses, gaps: [] };
        const { baseline: measured } = audited;
        const looked = isFirst
            ? await addressesOf(api, settings, {
                pages: judged.pages,
                baseline: measured ?? report,
                isProduction: measured !== undefined,
                production,
                otherAddress,
                signal: watcher.signal,
                onFault: watcher.onFault,
            })
            : undefined;
        const { rank, warnings: ofRank } = await ranking;
        const findings = (0,report_report/* buildFindings */.n)({
            version: version/* VERSION */.x,
            source,
            startedAt,
            durationMs: Date.now() - startedAt.getTime(),
            ...audited,
            ...judged,
            ...looked,
            gaps: [...found.gaps, ...judged.gaps].map(gap => (0,one_line/* oneLine */.T)(gap, MAX_LINE)),
            rank,
            shard: settings.shard && {
                ...settings.shard,
                ...(found.division !== undefined && { division: found.division }),
            },
        });
        const ofSettings = found.warnings.map(warning => (0,one_line/* oneLine */.T)(warning, MAX_LINE));
        const warnings = [...ofSettings, ...((await api.warnings?.()) ?? []), ...ofRank];
        const closed = close();
        closed.catch(() => undefined);
        const productionUrl = folder === '' ? production : settings.productionUrl || undefined;
        return {
            findings,
            otherAddress,
            productionUrl,
            warnings,
            closed,
            ...(fingerprints && { fingerprints }),
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
async function incrementalOf(api, urls, options) {
    if (!options.settings.incremental || !api.unchanged)
        return undefined;
    const { openIncremental } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(664)]).then(__webpack_require__.bind(__webpack_require__, 30664));
    return await openIncremental(api, urls, options);
}
async function costsOf(settings) {
    const { pageCosts } = await __webpack_require__.e(/* import() */ 4501).then(__webpack_require__.bind(__webpack_require__, 4501));
    return await pageCosts(settings);
}
async function addressesOf(api, { tools, baseline }, options) {
    const isCompared = baseline !== undefined && tools.includes('redirects');
    if (options.signal.aborted || !(isCompared || (api.listedAddresses && tools.includes('sitemap'))))
        return undefined;
    const { lookUp, notLookedFor } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(2503), __webpack_require__.e(2403), __webpack_require__.e(3811)]).then(__webpack_require__.bind(__webpack_require__, 73811));
    if (!api.listedAddresses)
        return notLookedFor('a hosted service cannot be asked for them');
    return await lookUp({ ...options, api, ...(!isCompared && { baseline: undefined }) });
}
function inBase(production, base) {
    const url = new URL(production);
    return base !== '' && url.pathname === '/' ? new URL(`${base}/`, url).href : production;
}
function folderBeside(production, base) {
    const home = new URL(production).pathname.replace(/\/$/, '');
    return home !== base && home.endsWith(base) ? base : '';
}
function previewOf({ productionUrl }, urls, { production, folder, isHomeGuessed, isServedAtRoot, }, previewHost) {
    if (productionUrl === false)
        return undefined;
    if (production !== undefined) {
        return {
            productionUrl: production,
            ...(folder !== '' && { folder }),
            ...(isHomeGuessed && { isHomeGuessed }),
            ...(isServedAtRoot && { namesakes: (0,syntax_preview/* namesakesAmong */.N6)(urls, production) }),
        };
    }
    const isDeployment = previewHost !== undefined && urls.every(url => new URL(url).host === previewHost);
    return isDeployment ? {} : undefined;
}
function guessedHomeLine(named, production, base) {
    return `The pages load their scripts and styles from ${base}/, so they are judged as ${production}. If they will be at ${named}, set the base path of the build to /: nothing would load there`;
}
function productionLine({ url, evidence }) {
    const names = evidence.length === 1 ? `${evidence[0]} names` : `${listOf(evidence)} name`;
    const line = `The pages are judged as a preview of ${url}, which ${names}. Set "production-url" to it, or to "none" if that is wrong`;
    return (0,one_line/* oneLine */.T)(line, MAX_LINE);
}
function listOf(words) {
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
function toolsOf({ tools, overrides }, otherAddress) {
    const chosen = overrides.flatMap(({ url, tools }) => tools ? [{ tools, matches: (0,globs/* urlMatcher */.mm)(url, otherAddress) }] : []);
    return url => chosen.findLast(({ matches }) => matches(url))?.tools ?? tools;
}

// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/text/map-texts.js
var map_texts = __webpack_require__(49888);
;// CONCATENATED MODULE: ./lib/run/changed-texts.js


function changedTexts(value, change) {
    return (0,map_texts/* textMapper */.Nz)(change, (node, map) => ((0,kept_pages/* isKept */.t8)(node) ? (0,kept_pages/* changedPage */.QH)(node, map) : undefined))(value);
}

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/expressions/expression.js
var expressions_expression = __webpack_require__(1681);
// EXTERNAL MODULE: ./lib/expressions/schema-names.js
var schema_names = __webpack_require__(11269);
// EXTERNAL MODULE: ./lib/gate/reason-line.js
var reason_line = __webpack_require__(56266);
// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
;// CONCATENATED MODULE: ./lib/run/known-names.js







async function assertNamesKnown(settings) {
    const isEngine = settings.baseUrl === undefined && settings.merge === undefined;
    const problems = [];
    for (const { where, failIf = [], ignore = [], severity = [] } of placesOf(settings)) {
        const expressions = failIf.filter(({ scope }) => isEngine || scope === 'report' || scope === 'rank');
        for (const line of await nameProblems(expressions, isEngine))
            problems.push(`${where}fail-if: ${line}`);
        if (!isEngine)
            continue;
        for (const line of await checkProblems(ignore))
            problems.push(`${where}ignore: ${line}`);
        for (const line of await checkProblems(severity))
            problems.push(`${where}severity: ${line}`);
    }
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
}
function placesOf(settings) {
    const overrides = settings.overrides.map((override, index) => ({
        ...override,
        where: `overrides: number ${index + 1}, `,
    }));
    return [{ ...settings, where: '' }, ...overrides];
}
async function nameProblems(conditions, isEngine) {
    if (conditions.length === 0)
        return [];
    const { toolRunShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(4377)]).then(__webpack_require__.bind(__webpack_require__, 82334));
    const { findingsShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(7012)]).then(__webpack_require__.bind(__webpack_require__, 97012));
    const { rankShape } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2961)]).then(__webpack_require__.bind(__webpack_require__, 52961));
    const ofTools = toolRunShape();
    const ofReport = findingsShape();
    const ofRank = rankShape();
    const problems = [];
    for (const { scope, expression } of conditions) {
        const { paths, compared } = await (0,expressions_expression.readExpression)(expression);
        const [schema, what] = scope === 'report'
            ? [ofReport, 'the findings']
            : scope === 'rank'
                ? [ofRank, 'rank projects']
                : [ofTools, `results of ${scope}`];
        const unknown = paths.flatMap(path => (0,schema_names/* unknownName */.U)(path, schema) ?? []);
        const byName = new Map(unknown.map(found => [found.name, found]));
        for (const { name, known } of byName.values()) {
            const hint = (0,nearest/* suggestion */.h)(name, known) || (0,nearest/* suggestion */.h)(name, Object.keys(schema.properties ?? {}));
            problems.push(`"${scope}: ${(0,reason_line/* inline */.mG)(expression)}" reads "${(0,reason_line/* inline */.mG)(name)}", which ${what} never have${hint}`);
        }
        for (const { path, text } of compared) {
            const isCheck = path.at(-1) === 'id' && path.at(-2) === 'checks' && !path.includes('facts');
            const texts = isCheck && isEngine ? await checkIds() : (0,schema_names/* textsAt */.i)(path, schema);
            if (!texts || texts.includes(text))
                continue;
            const [place, hint] = [path.join('.'), (0,nearest/* suggestion */.h)(text, texts)];
            problems.push(`"${scope}: ${(0,reason_line/* inline */.mG)(expression)}" has "${(0,reason_line/* inline */.mG)(text)}", which "${place}" never is${hint}`);
        }
    }
    return problems;
}
async function checkProblems(rules) {
    if (rules.length === 0)
        return [];
    const ids = await checkIds();
    return rules.flatMap(({ check }) => {
        if (ids.some((0,globs/* globMatcher */.fU)(check)))
            return [];
        const hint = check.includes('*') ? toolHint(check) : (0,nearest/* suggestion */.h)(check, ids);
        return [`"${(0,reason_line/* inline */.mG)(check)}" is not the id of a check${hint}; "seo-preflight checks" lists all of them`];
    });
}
async function checkIds() {
    const { CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return CHECK_IDS.trim().split('\n');
}
function toolHint(glob) {
    const [, word] = /^([a-z-]+)\//i.exec(glob) ?? [];
    return word === undefined || (0,tools/* isTool */.DS)(word) ? '' : (0,nearest/* suggestion */.h)(word, tools/* TOOLS */.It);
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/pages/bare-path.js
var bare_path = __webpack_require__(324);
;// CONCATENATED MODULE: ./lib/run/lasting-addresses.js




function withLastingAddresses(report, productionUrl) {
    if (productionUrl === undefined)
        return report;
    const production = new URL(productionUrl);
    const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? []);
    const here = pages.filter(({ hostname }) => (0,host_kind/* isThisMachine */.YY)(hostname));
    const local = new Set(here.map(({ origin }) => origin));
    const folder = production.pathname.replace(/\/*$/, '');
    const namesakes = (0,syntax_preview/* namesakesAmong */.N6)(here.map(({ href }) => href), productionUrl);
    const inFolder = here.filter(({ pathname }) => `${pathname}/`.startsWith(`${folder}/`)).length;
    const isAtRoot = inFolder === 0 || namesakes.length > 0;
    if (local.size === 0 || (!isAtRoot && inFolder < here.length))
        return report;
    const added = isAtRoot ? folder : '';
    const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'));
    const pattern = new RegExp(`(?:${origins.join('|')})(?!\\w|:\\d|\\.\\w)`, 'g');
    const lasting = changedTexts(report, text => text.replace(pattern, (origin, at) => {
        const end = at + origin.length;
        const isNamesake = namesakes.some(page => text.startsWith(page, at) && !isPathAt(text, at + page.length));
        const hasFolder = !isNamesake && text.startsWith(folder, end) && !/[\w.~%-]/.test(text[end + folder.length] ?? '');
        return text[end] === '/' && !hasFolder ? production.origin + added : production.origin;
    }));
    if (added === '')
        return lasting;
    const { pages: withOrigins, sites, analyses } = lasting;
    const inPlace = withFolder(added, here);
    return { ...lasting, ...changedTexts({ pages: withOrigins, sites, analyses }, inPlace) };
}
function isPathAt(text, at) {
    return /[\w/.~%-]/.test(text[at] ?? '');
}
const BARE_PATH = /(?<=^|[a-z)] |[,:→] )\/[^\s,;:()"]{0,500}?(?=[.,;:)]{0,2}(?:\s|$))/g;
const RULE = /\b(?:allow|disallow|clean-param): $/i;
const WRITTEN = /^ is https?:/;
function withFolder(folder, pages) {
    const known = new Set(pages.map(({ pathname }) => (0,bare_path/* barePath */.W)(pathname)));
    const inPlace = (text, isStart) => text.replace(BARE_PATH, (path, at) => {
        const [before, after] = [text.slice(0, at), text.slice(at + path.length)];
        if (!known.has((0,bare_path/* barePath */.W)(path.replace(/[?#].*$/, ''))))
            return path;
        if (before === '' && (!isStart || after === '' || WRITTEN.test(after)))
            return path;
        if (before.endsWith(': ') && RULE.test(before))
            return path;
        return `${path}/`.startsWith(`${folder}/`) ? path : folder + path;
    });
    return text => {
        const parts = text.includes('/') ? text.split('"') : [];
        if (parts.length % 2 === 0)
            return text;
        return parts.map((part, at) => (at % 2 === 0 ? inPlace(part, at === 0) : part)).join('"');
    };
}

// EXTERNAL MODULE: ./lib/gate/baseline/known-pages.js
var known_pages = __webpack_require__(89301);
// EXTERNAL MODULE: ./lib/report/file/report-file-error.js
var report_file_error = __webpack_require__(81741);
// EXTERNAL MODULE: ./lib/report/history-length.js
var history_length = __webpack_require__(31639);
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
;// CONCATENATED MODULE: ./lib/run/open-baseline.js





async function openBaseline({ baseline, shard, within, incremental }, branchReport) {
    if (baseline === undefined || baseline === 'production')
        return {};
    if (shard !== undefined && shard.number !== 1)
        return {};
    if (baseline === 'branch')
        return await ofBranch(branchReport, incremental);
    if (!incremental)
        return await ofFile(baseline, within.baseline, false);
    const isForeign = await isInCheckout(baseline, within.baseline);
    const opened = await ofFile(baseline, within.baseline, !isForeign);
    return isForeign && opened.baseline ? { ...opened, isForeign } : opened;
}
async function ofBranch(branchReport, isWhole) {
    if (!branchReport) {
        throw new settings_error/* SettingsError */.G('baseline: "branch" works only in a GitHub workflow; give "production" or the path of a report.json');
    }
    try {
        const pieces = await branchReport();
        if (pieces === undefined)
            return { missing: 'the base branch has no report yet' };
        const readReport = await baselineReader(isWhole);
        return opened(await readReport(pieces), 'the base branch', isWhole);
    }
    catch (error) {
        const file = error instanceof report_file_error/* ReportFileError */.t ? 'its report.json ' : '';
        return { missing: `the report of the base branch: ${file}${error.message}` };
    }
}
async function ofFile(path, within, isWhole) {
    const { readReportFile } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(5748)]).then(__webpack_require__.bind(__webpack_require__, 65748));
    const readReport = await baselineReader(isWhole);
    try {
        const report = await readReportFile(path, within, readReport);
        return opened(report, path, isWhole);
    }
    catch (error) {
        if (error instanceof named_file/* NamedFileError */.ql && error.code === 'ENOENT') {
            return { missing: `"${path}" is not there` };
        }
        throw new settings_error/* SettingsError */.G(`baseline: "${path}" ${error.message}`);
    }
}
async function isInCheckout(path, within) {
    if (within === undefined)
        return false;
    const { realPlace } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 15843));
    return await realPlace(path, within.slice(1)).then(() => false, () => true);
}
function opened(report, name, isWhole) {
    return { baseline: fromReport(report, name), history: historyOf(report), ...(isWhole && { whole: report }) };
}
function historyOf({ startedAt, score, counts, history = [] }) {
    const { error: errors, warning: warnings } = counts;
    return [...history, { startedAt, score, errors, warnings }].slice(-history_length/* MAX_HISTORY */.o);
}
function fromReport(report, name) {
    const further = report.analyses.flatMap(({ pages }) => pages);
    const visited = report.analyses.flatMap(({ crawl }) => (0,known_pages/* visitedPages */.Hg)(crawl?.records ?? []));
    return {
        name: `${name}, ${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
        source: report.source,
        version: report.generator.version,
        sites: report.sites,
        pages: [...report.pages, ...further],
        ...(visited.length > 0 && { visited }),
    };
}
async function baselineReader(isWhole) {
    const [{ readBaselineReport }, { comparablePart }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(5748)]).then(__webpack_require__.bind(__webpack_require__, 65748)),
        Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(3640)]).then(__webpack_require__.bind(__webpack_require__, 13640)),
    ]);
    return pieces => readBaselineReport(pieces, isWhole ? {} : { keep: comparablePart });
}

// EXTERNAL MODULE: ./lib/run/place-files.js + 1 modules
var place_files = __webpack_require__(92357);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/report/file/screenshots.js
var screenshots = __webpack_require__(22172);
;// CONCATENATED MODULE: ./lib/report/write-reports.js




const FILE_NAMES = {
    json: 'report.json',
    html: 'report.html',
    markdown: 'report.md',
    sarif: 'report.sarif',
    junit: 'report.junit.xml',
    csv: ['pages.csv', 'findings.csv'],
};
async function writeReports(report, view, folder, formats, fileOf = async () => undefined) {
    const files = {};
    const write = async (format, content) => {
        files[format] = (0,external_node_path_.join)(folder, FILE_NAMES[format]);
        await replaceFile(files[format], content);
    };
    if (formats.includes('json')) {
        const { jsonChunks } = await __webpack_require__.e(/* import() */ 1478).then(__webpack_require__.bind(__webpack_require__, 91478));
        const pictures = new screenshots/* ScreenshotFiles */.SS();
        await write('json', jsonChunks(report, pictures));
        const taken = pictures.all();
        if (taken.length > 0)
            files.screenshots = await writePictures(taken, folder);
    }
    if (formats.includes('html'))
        await write('html', (await Promise.all(/* import() */[__webpack_require__.e(3091), __webpack_require__.e(1478), __webpack_require__.e(9478)]).then(__webpack_require__.bind(__webpack_require__, 69478))).htmlChunks(view));
    if (formats.includes('markdown')) {
        await write('markdown', (await Promise.all(/* import() */[__webpack_require__.e(8444), __webpack_require__.e(1478), __webpack_require__.e(8176)]).then(__webpack_require__.bind(__webpack_require__, 48176))).renderSummary(view));
    }
    if (formats.includes('sarif')) {
        await write('sarif', await (await Promise.all(/* import() */[__webpack_require__.e(8444), __webpack_require__.e(9374)]).then(__webpack_require__.bind(__webpack_require__, 29374))).renderSarif(view, fileOf));
    }
    if (formats.includes('junit')) {
        await write('junit', (await __webpack_require__.e(/* import() */ 435).then(__webpack_require__.bind(__webpack_require__, 60435))).junitChunks(view, fileOf));
    }
    if (formats.includes('csv')) {
        const { findingsCsv, pagesCsv } = await __webpack_require__.e(/* import() */ 3843).then(__webpack_require__.bind(__webpack_require__, 43843));
        const [pages, findings] = FILE_NAMES.csv.map(name => (0,external_node_path_.join)(folder, name));
        await replaceFile(pages, pagesCsv(view));
        try {
            await replaceFile(findings, findingsCsv(view));
        }
        catch (error) {
            await (0,promises_.rm)(pages, { force: true }).catch(() => undefined);
            throw error;
        }
        files.csv = [pages, findings];
    }
    return files;
}
async function writePictures(pictures, folder) {
    const inside = (0,external_node_path_.join)(folder, screenshots/* SCREENSHOT_FOLDER */.AY);
    const there = await (0,promises_.lstat)(inside).catch(() => undefined);
    if (there && !there.isDirectory())
        await (0,promises_.rm)(inside);
    await (0,promises_.mkdir)(inside, { recursive: true });
    const paths = pictures.map(({ name }) => (0,external_node_path_.join)(folder, ...name.split('/')));
    for (const [index, { bytes }] of pictures.entries())
        await replaceFile(paths[index], bytes);
    return paths;
}
async function replaceFile(path, content) {
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = external_node_fs_.constants;
    const fresh = `${path}.${crypto.randomUUID()}.tmp`;
    const removeAtExit = () => {
        try {
            (0,external_node_fs_.rmSync)(fresh, { force: true });
        }
        catch {
        }
    };
    process.once('exit', removeAtExit);
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW));
        const file = await (0,promises_.open)(fresh, O_WRONLY | O_NOFOLLOW);
        try {
            await file.writeFile(content);
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,promises_.rm)(fresh, { force: true }).catch(() => undefined);
        throw error;
    }
    finally {
        process.off('exit', removeAtExit);
    }
}

;// CONCATENATED MODULE: ./lib/run/report-files.js






const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);
async function makeReportDir(dir, within) {
    let folder;
    try {
        folder = await (0,named_file/* futurePlace */.T9)(dir, within);
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK);
        if ((await (0,named_file.realPlace)(folder, undefined)) !== folder)
            throw new named_file/* NamedFileError */.ql('was changed during the run');
        return folder;
    }
    catch (error) {
        const { code, message } = error;
        if (folder !== undefined && PASSING.has(code))
            return folder;
        const isOutside = error instanceof named_file/* NamedFileError */.ql && code === undefined;
        const why = isOutside ? message : `cannot be created or written to (${code})`;
        throw new settings_error/* SettingsError */.G(`report-dir: "${dir}" ${why}`);
    }
}
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);
async function writeReportFiles(report, view, folder, formats, fileOf) {
    const files = {};
    const warnings = [];
    await (0,promises_.mkdir)(folder, { recursive: true }).catch(() => undefined);
    for (const format of formats) {
        try {
            Object.assign(files, await writeReports(report, view, folder, [format], fileOf));
        }
        catch (error) {
            const { code, message } = error;
            const paths = [FILE_NAMES[format]].flat().map(name => (0,external_node_path_.join)(folder, name));
            if (CUT_SHORT.has(code)) {
                for (const path of paths)
                    await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
            }
            warnings.push(`"${paths.join('" and "')}" could not be written: ${(0,one_line/* oneLine */.T)(message)}`);
        }
    }
    return { files, warnings };
}

;// CONCATENATED MODULE: ./lib/run/run.js










async function run(settings, around) {
    await assertNamesKnown(settings);
    const reportDir = await makeReportDir(settings.reportDir, settings.within.reportDir);
    const { report, productionUrl, warnings, closed } = await judgedRun(settings, around);
    try {
        const lasting = withLastingAddresses(report, productionUrl);
        const view = (0,report_view/* viewOf */.du)(lasting, around.checkPages);
        const { staticDir, source, formats } = settings;
        const fileOf = (0,place_files/* placeFiles */.h)({
            workspace: around.workspace ?? process.cwd(),
            staticDir,
            source,
            productionUrl,
        });
        const written = await writeReportFiles(report, view, reportDir, formats, fileOf);
        const notes = withoutSecretsOf(around)([...warnings, ...written.warnings]);
        await around.publish(view, written.files, notes);
        return report;
    }
    finally {
        await closed;
    }
}
async function judgedRun(settings, around) {
    const opened = await openBaseline(settings, around.branchReport);
    const { findings, closed, ...audited } = await findingsFor(settings, around, opened);
    try {
        const hide = withoutSecretsOf(around);
        const { whole: _, isForeign: __, ...compared } = opened;
        const shown = hide({ findings, opened: compared });
        const { aborted } = around.signal;
        const { judgedReport } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(3640), __webpack_require__.e(9417)]).then(__webpack_require__.bind(__webpack_require__, 9417));
        const { report: judged, warnings } = await judgedReport(shown.findings, settings, shown.opened, aborted, audited.otherAddress, around.isApproved);
        const fingerprints = audited.fingerprints && hide(audited.fingerprints(judged.pages));
        const report = { ...judged, verdict: hide(judged.verdict), ...(fingerprints && { fingerprints }) };
        const { productionUrl } = audited;
        return { report, productionUrl, warnings: [...audited.warnings, ...warnings], closed };
    }
    catch (error) {
        await closed;
        throw error;
    }
}
function withoutSecretsOf({ redact }) {
    return value => changedTexts(value, text => (0,url_secrets/* withoutSecrets */.cT)(redact(text)));
}
async function findingsFor(settings, around, opened) {
    if (settings.merge === undefined)
        return await audit(settings, around, opened);
    const { joinShards } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2334), __webpack_require__.e(9363), __webpack_require__.e(5748), __webpack_require__.e(5183)]).then(__webpack_require__.bind(__webpack_require__, 50514));
    const findings = await joinShards(settings.merge, settings.within.merge);
    const pages = findings.pages.map(({ url }) => url);
    const productionUrl = settings.productionUrl || undefined;
    return {
        findings,
        otherAddress: productionUrl ? (0,other_address/* otherAddressOf */.u)(productionUrl, settings, pages) : undefined,
        productionUrl,
        warnings: [],
        closed: Promise.resolve(),
    };
}


/***/ }),

/***/ 75461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ seldom)
/* harmony export */ });
function seldom(tell, milliseconds, now = () => performance.now()) {
    let next = Number.NEGATIVE_INFINITY;
    return (...args) => {
        if (now() < next)
            return;
        next = now() + milliseconds;
        tell(...args);
    };
}


/***/ }),

/***/ 13613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ startInWords)
/* harmony export */ });
/* harmony import */ var _report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13411);


function startInWords({ pages, tools, service = 'the embedded engine', pagesAtOnce, }) {
    const atOnce = Number.isFinite(pagesAtOnce) && pages > 1 ? `, up to ${Math.min(pages, pagesAtOnce)} at once` : '';
    return `SEO Preflight ${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}: ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tools, 'tool')} on ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages, 'page')} by ${service}${atOnce}`;
}


/***/ }),

/***/ 48093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
function listenForStop() {
    const controller = new AbortController();
    let code;
    const stop = (name) => {
        const number = 128 + (node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name] ?? 2);
        if (code !== undefined)
            process.exit(number);
        code = number;
        controller.abort();
    };
    for (const name of STOPPING)
        process.on(name, stop);
    return {
        signal: controller.signal,
        exitCode: () => code,
        dispose() {
            for (const name of STOPPING)
                process.off(name, stop);
        },
    };
}


/***/ }),

/***/ 99220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17773);


const SHORTEST_SECRET = 4;
const SHORTEST_PART = 8;
const KNOWN_PARTS = /^(?:user-agent|accept|accept-.+|cache-control|pragma|referer|origin|host|connection|content-type|x-requested-with)$/;
function secretsOf(written) {
    const secrets = new Set();
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI) {
        const value = written[name];
        if (value === undefined || value.trim() === '')
            continue;
        if ((0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).secret) {
            for (const line of value.split(/\r\n|\r|\n/)) {
                for (const secret of name === 'headers' ? secretsOfHeader(line) : wholeSecrets(line))
                    secrets.add(secret);
            }
        }
        for (const secret of credentialsIn(value))
            secrets.add(secret);
    }
    return [...secrets];
}
function wholeSecrets(text) {
    const content = text.trim();
    const bare = content.replace(/^(?:bearer|basic|token)\s+/i, '');
    return [content, bare].filter(secret => secret.length >= SHORTEST_SECRET);
}
function secretsOfHeader(line) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const content = line.slice(at + 1).trim();
    const parts = KNOWN_PARTS.test(name) ? [] : partsOf(content);
    const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(content) ?? [];
    const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString();
    const password = pair.slice(pair.indexOf(':') + 1);
    const user = pair.slice(0, Math.max(pair.indexOf(':'), 0));
    return [...wholeSecrets(content), ...[...parts, pair, password, user].filter(isLongEnough)];
}
function partsOf(content) {
    return content.split(/[;,\s]+/).flatMap(part => {
        const value = part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1');
        return [part, value, (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(value)];
    });
}
function credentialsIn(text) {
    return text.split(/\s+/).flatMap(word => {
        const url = word.includes('@') ? URL.parse(word) : null;
        if (!url)
            return [];
        const [user, password] = [(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(url.username), (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(url.password)];
        const sent = Buffer.from(`${user}:${password}`).toString('base64');
        return [url.username, url.password, user, password, sent].filter(isLongEnough);
    });
}
function isLongEnough(part) {
    return part.length >= SHORTEST_PART;
}


/***/ }),

/***/ 49888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nz: () => (/* binding */ textMapper),
/* harmony export */   Tk: () => (/* binding */ changedList),
/* harmony export */   us: () => (/* binding */ changedObject),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
function textMapper(change, special = () => undefined) {
    const shared = new Map();
    const visit = (node) => {
        if (typeof node === 'string')
            return change(node);
        if (typeof node !== 'object' || node === null)
            return node;
        const known = shared.get(node) ?? special(node, map);
        if (known !== undefined)
            return known;
        const changed = Array.isArray(node)
            ? changedList(node, visit)
            : changedObject(node, change, visit);
        if (Object.isFrozen(node))
            shared.set(node, Object.freeze(changed));
        return changed;
    };
    const map = (value) => visit(value);
    return map;
}
function mapTexts(value, change) {
    return textMapper(change)(value);
}
function changedList(list, visit) {
    let changed;
    for (const [at, item] of list.entries()) {
        const other = visit(item);
        if (other !== item)
            changed ??= list.slice(0, at);
        changed?.push(other);
    }
    return changed ?? list;
}
function changedObject(object, change, visit) {
    const names = Object.keys(object);
    let changed;
    for (const [at, name] of names.entries()) {
        const field = object[name];
        const [otherName, other] = [change(name), visit(field)];
        if (otherName !== name || other !== field)
            changed ??= names.slice(0, at).map(known => [known, object[known]]);
        changed?.push([otherName, other]);
    }
    return changed ? Object.fromEntries(changed) : object;
}


/***/ }),

/***/ 60560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withoutMentions),
/* harmony export */   s: () => (/* binding */ mentionOf)
/* harmony export */ });
const BEFORE = /[\s("'“‘«<:,;]$/u;
const BEHIND = /^[)"'”’»>.,:;!?…]{0,4}(?:\s|$)/u;
const LOOK_AHEAD = 6;
function mentionOf(text, address, from = 0) {
    if (address === '')
        return -1;
    let at = text.indexOf(address, from);
    while (at !== -1) {
        const end = at + address.length;
        const isStart = at === 0 || BEFORE.test(text[at - 1]);
        if (isStart && BEHIND.test(text.slice(end, end + LOOK_AHEAD)))
            return at;
        at = text.indexOf(address, end);
    }
    return -1;
}
function withoutMentions(text, address, words) {
    let rest = 0;
    let result = '';
    for (let at = mentionOf(text, address); at !== -1; at = mentionOf(text, address, rest)) {
        result += text.slice(rest, at) + words;
        rest = at + address.length;
    }
    return result + text.slice(rest);
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


/***/ }),

/***/ 99602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ shownUrl)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_URL */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75293);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82090);




const MAX_SHOWN_URL = 120;
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .readableHosts */ .K)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInformation */ .ah)(url)), Number.POSITIVE_INFINITY), maxLength);
}


/***/ })

};
