export const id = 1175;
export const ids = [1175,1681];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
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
/** Bytes of one slab: large enough for malloc(3) to give it back to the system as a whole. */
const SLAB_BYTES = 256 * 1024;
/** Of a slab: what is longer has its own buffer, so that little is left over where the next does not fit in. */
const MAX_PART = 1 / 8;
/**
 * Copies of short pieces of bytes that are kept for long, next to each other in slabs. Thousands of buffers of their own
 * would each take a few hundred bytes more, and lie between others that are long gone. A slab is freed with the last of
 * its pieces, so it suits pieces that are kept and dropped in the same order.
 */
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




/** Of a page that is kept: who keeps it, and what. */
const KEPT = Symbol('kept');
/** How hard zlib tries: the first level leaves a tenth more than the others and takes a fraction of their time. */
const LEVEL = 1;
/** Bytes that zlib looks back for what repeats. */
const WINDOW = 32_768;
/** Bytes of the smallest piece that zlib gives. */
const MIN_CHUNK = 64;
/**
 * Keeps pages in little memory: what their tools gave is compressed, and made again each time that it is asked for. To go through thousands of pages one after the other therefore takes no
 * more memory than one page does, as long as nobody holds on to their runs.
 */
class PageKeeper {
    #checks = new shared_checks/* SharedChecks */.V();
    #slabs = new ByteSlabs();
    #packers = { runs: new Packer(this.#slabs), facts: new Packer(this.#slabs) };
    /** Those of most pages are the same. */
    #places = new Map();
    #runs;
    #facts;
    /**
     * The same page, of which {@link Page.runs} may be other objects each time that they are asked for.
     *
     * @param earlier the page that it was before: what did not change of it need not be made anew
     */
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
    /** The number of the line of its facts, where this page had them already. */
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
/** The facts of a run of a page that is kept. */
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
/** Compresses texts that are much alike, as those of the pages of a site: what an earlier one has is referred to. */
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
        // What zlib gives would keep a much larger buffer in memory.
        return { bytes: this.#slabs.copyOf(deflated), dictionary, length: text.length, lines: lines.length };
    }
    /** Of a page that was not measured there is little to refer to. Few of them are kept: each is twice as long. */
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
    // In one piece, so that zlib has no others to throw away.
    const options = { chunkSize: Math.max(length, MIN_CHUNK), ...(dictionary && { dictionary }) };
    return (0,external_node_zlib_.inflateRawSync)(bytes, options).toString().split('\n');
}
/**
 * The facts of each tool, which are made when they are asked for: who reads of thousands of pages wants those of a few
 * tools. The runs of a page that is kept are not made for that.
 */
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
/**
 * A page with other runs, kept as the page was; the page itself where it is to have the same.
 *
 * @param score that of the page unless given
 */
function withRuns(page, runs, score = page.score) {
    const same = page.runs;
    if (score === page.score && runs.length === same.length && runs.every((run, at) => run === same[at]))
        return page;
    const changed = { ...withoutRuns(page), score, runs };
    return keptOf(page)?.keeper.keep(changed, page) ?? changed;
}
/** A page that is kept, with what a function makes of what is said of it and of each run; the same where these are. */
function changedPage(page, change) {
    const same = withoutRuns(page);
    const rest = change(same);
    const runs = mapSame(page.runs, change);
    return rest === same ? withRuns(page, runs) : keptOf(page).keeper.keep({ ...rest, runs }, page);
}
/** All that is said of a page but its runs, which are not made for that. */
function withoutRuns(page) {
    const names = Object.keys(page).filter(name => name !== 'runs');
    return Object.fromEntries(names.map(name => [name, page[name]]));
}
function isKept(value) {
    return Object.hasOwn(value, KEPT);
}
/** The same list where nothing in it is another, so that what did not change is not copied. */
function mapSame(items, change) {
    const changed = items.map(change);
    return changed.every((item, at) => item === items[at]) ? items : changed;
}
function keptOf(page) {
    return page[KEPT];
}


/***/ }),

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
/** Different texts of checks that are kept: the engine has fewer than 700 ids, and a service may have any. */
const MAX_CHECKS = 50_000;
/** The same of one id, all of which are looked at for each check: it differs in its severity and in what is said beside. */
const MAX_OF_ID = 50;
/** What is the same wherever a check is told: all else is the answer on one page. */
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
/**
 * The texts of checks, each once. They are most of what a check takes, and the same on thousands of pages; nine of ten of
 * the checks of a page say nothing but that they passed or do not apply, and are the same as a whole.
 */
class SharedChecks {
    /** Each stands for all checks with its texts and its fields; those that say nothing for themselves too. */
    #checks = [];
    #numbers = new WeakMap();
    #byId = new Map();
    /** How many are kept. */
    get size() {
        return this.#checks.length;
    }
    /** Those that were kept after so many others. */
    from(size) {
        return this.#checks.slice(size);
    }
    /** Keeps checks that others gave out with {@link from}, under the same numbers. */
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
        // Others have it on many pages too.
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
    /** @returns its number */
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
/** The fields that it has, in their order. */
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
/** A check with the texts of another, and with its fields, but without the answer in them. */
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
/** Whether one has the texts of another, and its fields in the same order. */
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

/** Pages that keep a core at work: of the time that a page takes, most is waiting for its network to rest. */
const PAGES_PER_CORE = 4;
/** Pages after which more of them would only be a burden to the server that is audited. */
const MAX_PAGES = 16;
/** Bytes of a page in work, here and in Chrome, and of all that is there beside pages. */
const MEMORY_PER_PAGE = 150 * 1024 * 1024;
const MEMORY_BESIDE = 600 * 1024 * 1024;
/**
 * Part of the pages in work that have a tab of Chrome where axe runs on each: it takes as much of a core as all else in a
 * tab, and with more of them at once each would only take longer.
 */
const TABBED_WITH_AXE = 0.75;
/** Tabs of Chrome, however many pages somebody wants in work: each is a process of its own. */
const MAX_TABS = 32;
/** The machine as this process sees it: of a container or a control group with a limit, what that leaves. */
function thisMachine() {
    const limit = process.constrainedMemory();
    const free = process.availableMemory();
    return { cores: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory: limit > 0 ? Math.min(limit, free) : free };
}
/** Pages that may be in work at once without one keeping another waiting for long. */
function pagesAtOnce({ cores, memory } = thisMachine()) {
    const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE);
    return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES));
}
/** Tabs of Chrome for so many pages in work. A page mostly waits in its tab for its network to rest, unless axe runs on it. */
function tabsFor(pages, { runsAxe }) {
    return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages);
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
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


/** Most characters of an expression: JSONata takes time by their square to read it. */
const MAX_EXPRESSION_CHARACTERS = 4000;
/**
 * Checks that a JSONata expression can be parsed, and tells what it reads. It says nothing on whether the expression
 * fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1, as the end of a sentence that begins with
 * the expression
 */
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
/**
 * The first name of a path that no value of a schema has; undefined where the schema leaves that open. Lists are looked
 * into, as JSONata does.
 */
function unknownName(path, schema) {
    const found = valuesAt(path, schema);
    return Array.isArray(found) ? undefined : found;
}
/** The texts that a value at a path can be; undefined where the schema leaves that open. */
function textsAt(path, schema) {
    const found = valuesAt(path, schema);
    if (!Array.isArray(found))
        return undefined;
    const texts = found.map(({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]));
    if (texts.length === 0 || texts.includes(undefined))
        return undefined;
    return texts.flatMap(values => values ?? []).filter(text => typeof text === 'string');
}
/** The schemas of what is at a path. */
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
/** What a value of a schema may be, without references and lists. */
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
/** Whether a value may have names that the schema does not say. */
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

/** Checks of the tool `redirects` of which one fails where an address leads to no page. */
const ENDS = new Set(['redirects/final-status', 'redirects/broken-redirect']);
/** Whether a page was there when it was audited. */
function wasThere({ runs }) {
    const measured = runs.filter(({ status }) => status === 'measured');
    const ends = measured.flatMap(({ checks }) => checks.filter(({ id }) => ENDS.has(id)));
    if (ends.some(({ outcome }) => outcome === 'fail'))
        return false;
    return measured.some(({ tool }) => _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_TOOLS */ .yT.has(tool)) || ends.some(({ outcome }) => outcome === 'pass');
}
/** Where a page redirected to; undefined where it did not. */
function endOf({ url, runs }) {
    return runs.find(({ finalUrl }) => finalUrl !== undefined && finalUrl !== url)?.finalUrl;
}
/** By what a page can be recognised at another address, as far as it was measured. */
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
/** Pages that a crawl has seen, each at the address at which it was asked for. */
function visitedPages(records) {
    return records.flatMap(({ url, status, redirects, title, h1, fingerprint }) => {
        const isPage = status !== null && status >= 200 && status < 300 && redirects === undefined;
        if (!isPage)
            return [];
        return [
            {
                url,
                // Of a longer text there is the start alone.
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
/** Addresses that a baseline itself has found broken. */
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
/**
 * Sites without what audited pages say of themselves: a page that its sitemap should not list has one fault, and it is
 * the page that is lost by it. A check of which nothing is left names that of the page in `twinOf`.
 *
 * @param pages with twins marked; gone through only where a site says what a page may say as well
 * @param forms of addresses, in which those that a site names are compared with those of pages
 */
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
/** The addresses of the pages on which each of some checks fails. */
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
/** Attributes by which an element is known: scripts change classes and styles, and leave these as they are. */
const TELLING = ['href', 'src', 'id', 'name', 'content'];
const ATTRIBUTE = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** A start tag, whose attributes may have `>` in their values. */
const START_TAG = /^<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/i;
/**
 * The places of a list that are at none of some others, by the source of their elements. Two tools write down the same
 * element in two ways: one as the server sent it, the other as the browser has it, cut at other ends.
 */
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
/** What was cut ends in an ellipsis, and browsers write `&amp;` where a source may have the sign itself. */
function decoded(text) {
    return text.replace(/…$/, '').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ');
}

// EXTERNAL MODULE: ./lib/gate/told-by-pages.js
var told_by_pages = __webpack_require__(92027);
;// CONCATENATED MODULE: ./lib/gate/twins.js








/**
 * Pages and sites with twins marked, see {@link withTwinsMarked}.
 *
 * @param onPage gets each page while its runs are at hand
 * @param hasWanted of which checks the user wants some severity
 */
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
/**
 * The runs of one page, or of one site, with twins marked: of checks that say the same one counts, names the others in
 * `twins`, and has their places too; the others name it in `twinOf`. It is as bad as the worst of them, where the user
 * wants no severity of it. What `ignore` set aside is left as it is, so that its twin speaks for itself.
 *
 * @param ofSite runs of the site that a page is part of: what is said there need not be said of the page
 * @param hasWanted of which checks the user wants some severity here
 */
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
/** The runs with twins not measured that know no better than a check that was not measured, see {@link isUnknownWithTwin}. */
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
    // Who wants a severity of the finding names it by the id that it is known under.
    const weighed = hasWanted(original.id) && !hasWanted(twin.id) ? [original] : [original, twin];
    now.set(original.id, {
        ...counting,
        severity: outcomes/* SEVERITIES */.o.find(worst => weighed.some(({ severity }) => severity === worst)),
        twins: [...(original.twins ?? []), twin.id],
    });
}
/** The places of a twin at which none of the originals fails: other elements, or other resources. */
function placesBeside({ id, occurrences }, originals) {
    if ((0,api_twins/* isTwinOfPage */.hG)(id))
        return [];
    const places = originals.flatMap(original => original.occurrences);
    if ((0,api_twins/* isTwinByResource */.en)(id)) {
        return occurrences.filter(
        // On a preview a message names what answered there, and the source of the element the address of production.
        ({ url }) => !places.some(place => place.url === url || place.message?.includes(url) || isNamedIn(url, place.snippet)));
    }
    // A fault of the page as a whole has no source of an element.
    const isOfPage = places.length === 0 || places.some(({ snippet }) => snippet === undefined);
    if (isOfPage && !(0,api_twins/* isTwinInPart */.xu)(id))
        return [];
    return placesElsewhere(occurrences, places);
}
/** Whether an address stands in the source of an element as a whole value. */
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
/** Scheme, host and port of a page; its address as it is where it has no origin. */
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
/** A path as hosts take it to be the same: without a slash, an index or `.html` at its end. */
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




/** The addresses of a static folder's pages are the same in every run and on every shard, where nobody else has it. */
const STATIC_SITE_PORT = 7360;
/** Most milliseconds for one request. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Finds out which pages to audit: serves the static folder, waits until the target answers, reads its sitemap, follows
 * its links and takes the part of a shard, as the settings say.
 *
 * @throws SettingsError where the folder cannot be served, the named sitemap gives no page, or the patterns leave none
 */
async function findPages(settings, options) {
    const { staticDir, url = [], paths = [], wait, sitemap, crawl, shard, within } = settings;
    const site = staticDir === undefined ? undefined : await serve(staticDir, within.staticDir);
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
        // An address that stands for a whole site gives way to its pages.
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
/**
 * Each page once. What stands behind the `#` of an address is not sent (RFC 9110, section 7.1), and search engines leave it
 * out: of addresses that differ in nothing else the first one stands.
 */
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
/** Patterns where nothing gives pages to choose from. */
function inVain({ include, exclude }) {
    const names = [...(include ? ['include'] : []), ...(exclude ? ['exclude'] : [])];
    return names.map(name => `${name}: has no effect, because the pages are named one by one`);
}
const NONE = { urls: [], notes: [], warnings: [], gaps: [], found: [] };
function isRoot(url) {
    const { pathname, search } = new URL(url);
    return pathname === '/' && search === '';
}
/** At a hosted service the advice of a login wall would be refused as a setting. */
const HOSTED_ADVICE = 'the service at "base-url" cannot be given "headers", but the embedded engine can';
async function serve(staticDir, within) {
    const { serveStaticSite } = await Promise.all(/* import() */[__webpack_require__.e(8416), __webpack_require__.e(9302)]).then(__webpack_require__.bind(__webpack_require__, 29302));
    try {
        const folder = within === undefined ? staticDir : await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_0__.realPlace)(staticDir, within);
        return await serveStaticSite(folder, STATIC_SITE_PORT);
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
    const { pagesOfSites } = await Promise.all(/* import() */[__webpack_require__.e(1644), __webpack_require__.e(8941)]).then(__webpack_require__.bind(__webpack_require__, 58941));
    return await withClient(bases, settings, options, NONE, client => pagesOfSites(bases, { client, settings, options, folder }));
}
/**
 * Where pages will live, by what the first one says; undefined where the settings tell, or a service judges by itself.
 *
 * @param previewHost host of the deployment that started the run, where it is not production
 */
async function findProduction(pages, settings, options, previewHost) {
    const hosts = new Set(pages.map(page => new URL(page).host));
    const isKnown = settings.productionUrl !== undefined || settings.baseUrl !== undefined;
    if (isKnown || hosts.size !== 1 || options.signal.aborted)
        return undefined;
    const { inferProduction } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(4711)]).then(__webpack_require__.bind(__webpack_require__, 49001));
    return await withClient(pages, settings, options, undefined, client => inferProduction(client.visit(pages[0]), hosts.has(previewHost ?? '')));
}
/**
 * Folder of a preview that stands for production, as `/pr-1`, by what the pages say; empty where its root does.
 * See {@link inferPreviewFolder}.
 */
async function findPreviewFolder(pages, productionUrl, settings, options) {
    if (settings.baseUrl !== undefined || options.signal.aborted)
        return '';
    const { inferPreviewFolder, mayBeBelowFolder } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(2403), __webpack_require__.e(2044), __webpack_require__.e(9129)]).then(__webpack_require__.bind(__webpack_require__, 59129));
    if (!mayBeBelowFolder(pages, productionUrl))
        return '';
    return await withClient(pages, settings, options, '', client => inferPreviewFolder(pages.map(page => client.visit(page)), productionUrl));
}
/**
 * Asks with the engine's client, and the headers of the settings, before there is an engine.
 *
 * @param whenEnded what is answered where the run was ended meanwhile, which says so by itself
 */
async function withClient(bases, settings, { signal, userAgent }, whenEnded, ask) {
    const { headers = {} } = settings;
    const { openSiteClient } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8038), __webpack_require__.e(4894), __webpack_require__.e(2403), __webpack_require__.e(4805), __webpack_require__.e(2041), __webpack_require__.e(1644), __webpack_require__.e(47), __webpack_require__.e(5054), __webpack_require__.e(9685)]).then(__webpack_require__.bind(__webpack_require__, 79819));
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
/**
 * The addresses that a run may connect to: private ones where the targets themselves are on such, or where the settings
 * let pages lead there.
 *
 * @param targets URLs that are audited, or that the pages to audit are looked for at
 */
function addressPolicyOf({ allowPrivate, productionUrl, sitemap }, targets) {
    if (allowPrivate)
        return 'any';
    return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') };
}
/** Each path behind each URL; the URLs themselves where there are no paths. */
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



/** Bytes at the start of the page that are looked at: styles within it may stand before the files it loads. */
const START_BYTES = 256 * 1024;
/** Most files of the page that are looked up. */
const MAX_FILES = 50;
/** Links from which on they tell the base where nothing is loaded by an address from the root of the host. */
const MIN_LINKS = 2;
/** Folders that a base may be made of. */
const MAX_FOLDERS = 3;
/** A name that is the same in a URL and on a disk. */
const PLAIN_NAME = /^(?!\.{1,2}$)[\w.~@-]+$/;
/**
 * The folder of its host that a built site is made for, as `/docs`, where its files do not lie in one of that name: Vite,
 * VitePress, Astro (`base`), Docusaurus (`baseUrl`), Next.js (`basePath`) and Jekyll (`baseurl`) write it before the
 * addresses of all files, and the host, such as GitHub Pages, puts the build there. Empty where the site is made for the
 * root of its host.
 *
 * It is taken from the scripts and styles of the home page: none is in the folder under its own address, all are below
 * the base, and the folder has one of them by what stands behind that. Where its links are from the root of the host,
 * one of them has the base too: else the addresses of the files are merely wrong. Where it loads none by such addresses,
 * its links are taken, of which there are several. A home page that only leads on, as to one of several languages, says
 * nothing: the page behind it is taken.
 *
 * @param root real path of the folder
 * @see https://vite.dev/guide/build#public-base-path
 */
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
        if (await someAreFiles(root, 
        // That the folder has a home page says nothing.
        paths.map(path => path.slice(base.length)).filter(path => path !== '/'))) {
            const isLinked = linked.length === 0 || linked.some(path => `${path}/`.startsWith(`${base}/`));
            return !isLinked || (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, base))) ? '' : base;
        }
    }
    return '';
}
/** The source of the home page, or of the page that it leads to without showing anything itself. */
async function firstPageOf(root) {
    const home = await sourceAt(root, '/');
    const target = refreshTarget(home);
    // Generators write a link to where it leads into such a page.
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
/** Where a page leads by `<meta http-equiv="refresh">`. */
function refreshTarget(html) {
    for (const [tag] of html.matchAll(/<meta\s[^<>]{1,1000}>/gi)) {
        if (!/\shttp-equiv\s*=\s*["']?refresh\b/i.test(tag))
            continue;
        const [, address] = /\burl\s*=\s*["']?([^\s"'<>]+)/i.exec(tag) ?? [];
        return (address !== undefined && URL.parse(address, 'http://127.0.0.1/')) || undefined;
    }
    return undefined;
}
/**
 * The start of the page at a path; empty where there is none. What is no file within the folder, as a pipe that nobody
 * writes to, is never opened.
 */
async function sourceAt(root, path) {
    const found = await (0,_static_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .q)(root, path);
    if (found.kind === 'moved')
        return await sourceAt(root, found.location);
    const isPage = found.kind === 'file' && found.path.endsWith('.html');
    return isPage ? await startOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, decodeURIComponent(found.path))) : '';
}
/** Paths of the scripts and styles that a page loads by addresses from the root of its host. */
function loadedPaths(html) {
    const paths = new Set();
    // No tag goes past the next `<`, so this is linear.
    for (const [tag] of html.matchAll(/<(?:script|link)\s[^<>]*>/gi)) {
        const address = /\s(?:src|href)\s*=\s*["']?(\/(?!\/)[^\s"'<>?#]+\.(?:m?js|css))(?=["'\s>?#])/i.exec(tag);
        if (address)
            paths.add(address[1]);
        if (paths.size === MAX_FILES)
            break;
    }
    return [...paths];
}
/** Paths of the links of a page that are from the root of its host. */
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
/** The start of a file as text; empty where it cannot be read. */
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
/** Stands for any site while a path is read. */
const ANY_SITE = 'http://site.invalid/';
/**
 * Puts a path behind a URL, whose own path may be the folder of a preview. Whatever the path holds, the result is on
 * the origin of the URL and below its folder, since only the setters of its parts are used, which cannot change the
 * host: read as a reference, `/\host/` and `/<tab>/host/` would be another site (URL Standard, "relative state").
 *
 * @param base an http or https URL
 * @param path with its query and fragment; without a query it gets that of the URL
 * @throws TypeError where the base is no URL
 */
function joinedUrl(base, path) {
    const [, pathname = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path);
    // What climbs with "..", encoded or not, ends at the root of the path, not above the folder that it goes behind.
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


/**
 * Gives for an address on the audited site the same on production, and the other way round; undefined for all others.
 *
 * @param audited addresses of pages
 * @param folder of the preview that stands for production; empty where its root does
 */
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


/**
 * Where a page will live. A folder that the `url` of a preview with `paths` names is the root of the site; the path of
 * `production-url` goes before all. What lets an audit into the preview, a password or a secret parameter, stays behind.
 */
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
/**
 * Finds the file that answers a request: the file of that name, then `<name>.html`, then `<name>/index.html`, in the
 * order of GitHub Pages; a feed may be the `index.xml` of its folder, as Jekyll serves it. Names that start with a dot are not served, except `.well-known` (RFC 8615).
 *
 * @param root real path of the folder
 * @param target as on the request line, with its query
 */
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
/**
 * Decoded names along a path, without the empty ones, so that the answer to `//host/x` is never a redirect to another
 * host; undefined where the path is malformed or climbs.
 */
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
/**
 * The file at a place, or where a symbolic link there leads, unless that is outside of the root or hidden, as the
 * `.git` folder is where the root is a repository. It keeps the name it was asked for, which tells its type. A link that
 * leads nowhere is no file.
 */
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
/** A name as links and canonicals write it in a path: what a path may hold stands there as it is (RFC 3986 section 3.3). */
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



/** The figures of a report, gathered page by page while the runs of each are at hand. */
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
    /** Measured pages without an error; the findings by severity, over all pages and sites; and the tool runs that gave no result. */
    all() {
        return {
            healthy: this.#healthy,
            counts: { ...countsOf(this.#worst), notMeasured: this.#notMeasured },
        };
    }
}
/** Findings by severity: each check that failed anywhere in some runs counts once, under the worst that it has there. */
function countFindings(runs) {
    return countsOf(worstOfEach(runs));
}
/** By the id of each check that failed the worst severity that it has. */
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
/** Why a report file cannot be read. The message goes behind its name, and shows nothing of what is no report. */
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





/** Folder of the screenshots, beside the report file. */
const SCREENSHOT_FOLDER = 'screenshots';
/** Facts that hold pictures, each under a name of its own. */
const PICTURE_FACTS = ['screenshots', 'pictures'];
/** Pictures of one tool run. */
const MAX_PICTURES = 10;
const PICTURE = /^data:image\/(webp|png|jpeg|x-icon);base64,([A-Za-z0-9+/]+={0,2})$/;
const FILE_NAME = /^screenshots\/[\w-]+\.(webp|png|jpeg|ico)$/;
/** What a picture may be called: it becomes a part of the name of its file. */
const PICTURE_NAME = /^[a-z][a-z\d-]{0,30}$/;
/** Bytes of one picture that is read; ours have some ten thousand. */
const MAX_PICTURE_BYTES = 1_000_000;
/** Bytes of all pictures that are read: what a report of HTML shows. */
const MAX_ALL_BYTES = 4_000_000;
/** The pictures of the pages of a report, which stand in files beside it: in their place it has the names of these. */
class ScreenshotFiles {
    // A picture that several pages have is one file, and a frame of a page that did not change is one too.
    #files = new Map();
    /** @param number of the page in the report, from 1 */
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
    /** Those of the pages that were asked for. */
    all() {
        return [...this.#files.values()];
    }
}
/**
 * Puts pictures back whose files are there, as far as a report of HTML shows any; the others stay names. Links are not
 * followed.
 *
 * @param folder of the report file
 */
async function readScreenshots(pages, folder) {
    const pictures = new Map();
    // A checkout that brings the folder of a shard may have a link in its place, which leads anywhere.
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
/** Earlier runs that a report knows of. */
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
/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
function durationInWords(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    const rest = whole % 60;
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
/** A whole number as `1,200`. `toLocaleString` would load all that is known of languages, a tenth of the start. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** How far the crawl of a site has come, as `120 of 340 URLs read, 25 per second`. */
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





/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`; a fault of
 * the site stands once, under its site; and a check that failed on many pages, at many places, counts once.
 */
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
/**
 * The same findings with other pages, sites and analyses, as after failures were set aside.
 *
 * @param figures of those pages and sites
 */
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






/**
 * Takes the checks whose fault is the site's out of the pages, and puts them together: each stands once for an origin,
 * however many of its pages were asked. A tool that judged nothing but the site has no run on the pages any more.
 *
 * @param prepared what becomes of each run before
 * @param onPage gets each page while its runs are at hand
 */
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
            // Those of the first page that stands for the site; of thousands of others nothing is held on to.
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
/** One site for each origin, from what is known of the sites by several reports. */
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
/** What a page says of another one, as of the root of its folder, is left out where it is said of all of the site. */
function withoutSaidOfAll(origin, places) {
    const ofAll = new Set(places.flatMap(({ url, message }) => (url === origin && message ? [message] : [])));
    return places.filter(({ url, line, selector, message }) => url === origin || line !== undefined || selector !== undefined || !ofAll.has(message ?? ''));
}
const WORST_FIRST = ['fail', 'pass', 'not-measured', 'not-applicable'];
/**
 * One check of a site from what it was on several pages: it failed where it failed on any. What all pages answer with
 * is said of the site; what only some do, of each of these. What is written on many pages in the same words, as a line of
 * their template, is said of the first of them.
 */
function joined(origin, same) {
    const outcome = WORST_FIRST.find(worst => same.some(({ check }) => check.outcome === worst));
    const saying = same.filter(({ check }) => check.outcome === outcome);
    const [first] = saying;
    if (outcome !== 'fail')
        return first.check;
    // What a sitemap lists is said of that page, also where it is the one that asked.
    const isOfAnswers = !first.check.id.startsWith('sitemap/listed-');
    const isEverywhere = isOfAnswers && !same.some(({ check }) => check.outcome === 'pass');
    const places = new Map();
    /** By what is written on pages, the first of these that it was found on. */
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
/**
 * Equal for places that say the same of the same source, or of the same file, on several pages; undefined where a place shows no source.
 *
 * @param urls addresses of the page, which the message and the place may name
 */
function writtenKey({ url, snippet, message = '' }, urls) {
    if (!snippet)
        return undefined;
    const own = urls.filter(address => address !== undefined);
    const said = own.reduce((text, address) => (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutMentions */ .C)(text, address, 'the page'), message);
    // What is said of a file is one fault, from however many folders pages lead to it.
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


/** Lines that one change of several templates may take; of more templates it is said once. */
const MAX_TEMPLATES = 4;
/** Pages in no folder of their own that are named one by one. */
const MAX_SINGLES = 2;
/** Pages of a run from which on it is worth saying that all of them changed. */
const MIN_ALL = 3;
/**
 * Puts equal changes of pages together that are made from one template, as far as their addresses tell: pages in one
 * folder.
 *
 * @returns those that cost most first: losses of what keeps a page in search; then losses and what is open, and then
 *   gains, by what they are about and how many pages they reach
 */
function changeGroups(changes, pageCount, pageOf) {
    const told = changes.map(change => ({ change, words: (0,change_words/* changeInWords */.Zb)(change), page: pageOf(change.page) }));
    const equal = Map.groupBy(told, ({ change, words }) => `${change.what} ${words.key}`);
    const groups = [...equal.values()].flatMap(same => byTemplate(same, pageCount).map(({ some, template }) => groupOf(some, template)));
    return groups.toSorted((a, b) => tierOf(a) - tierOf(b) || costOf(b) - costOf(a));
}
/** What takes a page, or all of its content, out of search. */
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
/** Each doubling of the pages counts as much as the change of one page; facts stand in the order of what they cost. */
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
/** As `/blog/` of `/blog/a/b`; undefined for pages in the root. */
function firstFolder(url) {
    const parsed = URL.parse(url);
    const [, folder, ...rest] = parsed?.pathname.split('/') ?? [];
    return folder === undefined || rest.length === 0 ? undefined : `${parsed.origin}/${folder}/`;
}
/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(some) {
    const folders = some.map(({ change }) => (URL.parse(change.page)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const apart = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = apart < 0 ? first : first.slice(0, apart);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}

;// CONCATENATED MODULE: ./lib/report/view/change-view.js



/** @returns undefined where nothing was compared of what search engines see */
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
/** Whether nothing was left out but the speed, which few runs measure and search weighs least. */
function isAllOfInterest(notRun) {
    return notRun === undefined || notRun.what.every(fact => fact === 'core-web-vitals');
}
function lostView(address, pageOf) {
    const { label } = pageOf(address.url);
    const { note, successor } = address;
    const advice = successor === undefined ? '' : `; redirect it to ${pageOf(successor).label}`;
    return { ...address, label, words: `${label} is lost: it ${note}${advice}` };
}
/** Pages that a line names. */
const NAMED_PAGES = 3;
/**
 * What is different in so many lines at most: lost addresses first, then changes, then what is new. What has no room is
 * counted.
 */
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
/** Names such as "H1" and "Core Web Vitals" keep their capitals. */
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

/** How changes of facts are told that consist of parts, of which a change holds those that differ. */
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
/** As `Title`, `Core Web Vitals`. */
function factLabel(what) {
    return WORDS[what].label;
}
/** What a page has of it, as `may be indexed`; empty where it has none. */
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



/** Rows that a rendering can show; all addresses are in the report file. */
const MAX_ROWS = 200;
/** What an address costs, in points, that answers with an error or not at all. */
const BROKEN_COST = 50;
/** Why search engines do not show an address, in words. */
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
/** @param start page of the site */
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
/** The figures of a site in words, those that matter most first. */
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
/** How many clicks the pages are away, as `start page: 1, 1 click: 5, 2 clicks: 40, not linked: 1`. */
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
/** How many places some failures stand for together. */
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



/** Places of a finding that are told apart; of further ones each counts. */
const MAX_COMPARED = 20_000;
/**
 * The order in which to fix findings, the same in every rendering: what costs a page the most first, of these a fault of
 * the site, which all pages have, then what is on the most pages, then what takes the fewest changes.
 */
function byFixOrder(a, b) {
    return ((0,score/* costOf */.ho)(b.id, b.severity) - (0,score/* costOf */.ho)(a.id, a.severity) ||
        outcomes/* SEVERITIES */.o.indexOf(a.severity) - outcomes/* SEVERITIES */.o.indexOf(b.severity) ||
        Number(b.isOfSite) - Number(a.isOfSite) ||
        b.failures.length - a.failures.length ||
        a.changes - b.changes ||
        (a.id < b.id ? -1 : 1));
}
/**
 * How many changes it takes, at least: the same source on several pages comes from one template, what is wrong with a
 * resource is mended there, and what is missing at the same place of several pages is missing in their template. What
 * has no place, as a page that is slow, is each page's own.
 */
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







/** The checks that failed on some pages as findings, in the order in which to fix them. */
function findingsOn(pages, rules) {
    return groupFindings(pages.flatMap(failedOn), rules);
}
/** The failures of a comparison as findings, in the order in which to fix them. */
function comparedFindings(refs, rules, pageOf) {
    return groupFindings(failedIn(refs, pageOf), rules);
}
/** The checks that failed on a page. */
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
/** What one fault is: failures with the same key are one finding. */
function keyOf({ id }) {
    return id;
}
/** Checks that failed as findings, in the order in which to fix them. */
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
/**
 * On how many pages a finding is, at how many places, where these are more, and what else the baseline says of it:
 * `3 pages`, `12 places`, `known at 2 other places`.
 */
function extentInWords(finding, isOnlyPage = false) {
    const { count } = finding.places;
    const places = count > pagesOf(finding).size ? [(0,numbers_in_words/* counted */.hS)(count, 'place')] : [];
    const pages = isOnlyPage && !finding.isOfSite ? [] : [subjectsInWords(finding)];
    return [...pages, ...places, ...elsewhereInWords(finding)];
}
/** Where else a finding is, or was, against the baseline; nothing where there is nothing to be said. */
function elsewhereInWords({ knownPlaces = 0, fixedPlaces = 0 }) {
    return [
        ...(knownPlaces > 0 ? [`known at ${(0,numbers_in_words/* counted */.hS)(knownPlaces, 'other place')}`] : []),
        ...(fixedPlaces > 0 ? [`fixed at ${(0,numbers_in_words/* counted */.hS)(fixedPlaces, 'place')}`] : []),
    ];
}
/** What it takes to be rid of a finding, as `probably 1 change`; nothing where each place takes one of its own. */
function effortInWords({ failures, places, changes }) {
    const isOneEach = changes >= Math.max(places.count, failures.length);
    return isOneEach ? undefined : `probably ${(0,numbers_in_words/* counted */.hS)(changes, 'change')}`;
}
/** The ids of the checks that say a finding, on one line each; the first is the one that counts. */
function idsOf({ id, twins }) {
    return [id, ...twins].map(each => (0,one_line/* oneLine */.T)(each));
}
/** What a finding is about: `3 pages`, `whole site`, `3 pages and 2 sites`. */
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
/** The pages and sites that a finding is on, each once: a service may list one check of a page several times. */
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

/** How the pages of a report, or of an analysis, are named. */
function pageNames(pages) {
    const origins = new Set(pages.map(({ url }) => URL.parse(url)?.origin));
    const [first] = origins;
    const origin = origins.size === 1 && first !== 'null' ? first : undefined;
    return { origin, nameOf: url => ({ url, label: labelOf(url, origin), number: undefined }) };
}
/** Names a site: where there is but one, it needs no name. */
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

/** Places of a finding that are listed, which is the most that any rendering shows. */
const MAX_LISTED = 50;
/** Places of a finding that are compared with those before them; of further ones the same may count several times. */
const MAX_COMPARED = 20_000;
/** The places of a check that failed on some pages. One in a resource that several pages have in common is one place. */
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
/** The first places of a list, and how many are left. */
function firstPlaces({ listed, count }, max) {
    const first = listed.slice(0, max);
    return { listed: first, more: count - first.length };
}
/** The first places on one page; there is one at least. Where that is not all, first one of each thing that is said. */
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
/** The first place on each page, then the second on each page that has one, and so on. */
function* turnsOf(failures) {
    let left = failures;
    for (let number = 0; left.length > 0; number++) {
        for (const failure of left) {
            yield { failure, occurrence: failure.occurrences[number], isFirst: number === 0 };
        }
        left = left.filter(({ occurrences }) => number + 1 < occurrences.length);
    }
}
/**
 * First one place of each thing that is said, of it or of its page, so that none is hidden behind many of another.
 */
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
/** The places that had their turn, each with the page that had it first. */
class EarlierPlaces {
    #byKey = new Map();
    /** Only at these can two pages have the same place. */
    #sharedUrls;
    constructor(failures) {
        this.#sharedUrls = sharedUrls(failures);
    }
    /** Whether any place can be the same as one before it. */
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
    /** The same place of the same resource, where another page had it first. */
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
/** The URLs that are at fault on several pages. */
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
/** How often a page links or loads a resource, behind which the page is named. */
const TIMES = /(; (?:linked|used|asked for in advance)) \d{1,9} times(?= on )/;
/**
 * All that tells two places apart. An element of the page that leads to the resource may stand anywhere in it and more
 * than once, and what is said of it may name the page.
 */
function keyOf({ page, finalUrl }, { url, line, column, selector, message = '' }) {
    const position = selector === undefined ? `${line}\n${column}` : '';
    const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl];
    const said = pageUrls.reduce((text, pageUrl) => (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(text, pageUrl, 'the page'), message);
    return `${url}\n${position}\n${said.replace(TIMES, '$1')}`;
}
/** What is said of the page that had it first is not said of the others. */
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
/** The resource that a place is in; undefined where it is the page itself. */
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
/** What takes the place of a figure that is not known. */
const UNKNOWN = '–';
/** Places that a keyword must have won or lost for it to be much, and percent that the visibility must. */
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
            // A project whose keywords were read says in the table what its body says.
            facts: { ...(rows.length === 0 && project.facts), ...dashboard.facts },
        };
    });
}
/** A position, with one decimal where it is an average. */
function placeText(position) {
    if (position === null || position === undefined)
        return UNKNOWN;
    return Number.isInteger(position) ? String(position) : position.toFixed(1);
}
/** Places gained or lost, with a sign of the direction. */
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
/** Where a keyword was and is, as `8 → 12`. */
function moveText({ before, after }) {
    const text = (place) => (place === null ? 'not found' : placeText(place));
    return `${text(before)} → ${text(after)}`;
}
/** Whether anything of a project changed much. */
function hasMuchChanged({ moves }) {
    if (!moves)
        return false;
    const { winners, losers, visibilityPercent } = moves;
    return winners.length + losers.length > 0 || Math.abs(visibilityPercent ?? 0) >= MUCH_PERCENT;
}
/** The parts of a history, at most `most`, each the mean of what is known in it: best 1, worst 0; null is a gap. */
function trendLevels(history, most) {
    const size = Math.max(1, Math.ceil(history.length / most));
    const parts = [];
    // The newest days fill a part of their own.
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
/** A history as bars of text, the higher the better; a dot is a gap. Empty where less than two days are known. */
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
/** The change over a week, else the one there is. */
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

/** Gathers the remarks on pages that come one after the other. */
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
/** How many tools or checks some remarks are about: each counts once, on however many pages and for whichever reasons. */
function subjectCount(remarks) {
    return new Set(remarks.flatMap(({ subjects }) => subjects)).size;
}
/** Whether something is said of all pages of a report, and of no site. */
function isOfAllPages({ pages }, pageCount) {
    return pages.length === pageCount && !pages.some(({ isSite }) => isSite);
}
class RemarkList {
    #remarks = new Map();
    /** What is said of each page with its address is the same of all of them. */
    add(subject, words, page) {
        const text = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMentions */ .C)(words, page.url, page.isSite ? 'the site' : 'the page');
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    /** The same that is said of several subjects on the same pages is one remark. */
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



/**
 * Which pages were shown in Chrome, as `312 of 2,000 pages were shown in Chrome; the others are made by 14 templates whose
 * scripts change nothing that search engines see`; empty where all were on which scripts run.
 */
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
/** Which document of a page was judged, and why, in a sentence; empty where it is not known. */
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
/**
 * Where the documents say what a check looks for: a page for each tool, with a place for each check. Links to them stand in
 * comments and reports, so the names of pages and places stay as they are.
 */
/** The page on the checks of a tool, below the folder of these pages. */
function checkPageOf(tool) {
    return `${tool}.md`;
}
/** The place of a check on the page of its tool. */
function checkAnchor(id) {
    return id.replace('/', '-');
}
/** @param folder address of the folder of these pages, without a slash at its end */
function checkAddress(folder, id) {
    return `${folder}/${checkPageOf(id.slice(0, id.indexOf('/')))}#${checkAnchor(id)}`;
}
/** Whether an id can be one of ours: a report that is joined from shards comes from a file. */
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





/**
 * @param all findings of the run
 * @returns undefined where there is nothing to compare with
 */
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
/** Findings by what became of them, as `3 new`, `12 known`, `2 fixed`. */
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
/** Different texts that are kept. */
const MAX_TEXTS = 200_000;
const NAMES = ['message', 'selector', 'snippet'];
/**
 * What checks say, each text once. Pages of one template say the same of the same elements, and each page is made anew of
 * what is kept of it, with texts of its own.
 */
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







/**
 * @param onPage gets each page while its results are at hand
 * @returns the pages in the order of the report; their numbers say which are the worst: by score, then by errors
 */
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
/** What each page had in the baseline, of what search engines see differently now. */
function changedFrom(comparison) {
    const byPage = Map.groupBy(comparison?.changes ?? [], ({ page }) => page);
    return new Map(Array.from(byPage, ([page, changes]) => [
        page,
        Object.fromEntries(changes.map(({ what, before }) => [what, before])),
    ]));
}
/** @returns the sites in the order of the report, with the numbers that follow those of the pages */
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
/** Values that are remembered: where each page has its own, remembering them is what takes memory. */
const MAX_KNOWN = 10_000;
/** Values that are the same for most of 17 tools on thousands of pages, each once. */
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
        // Of thousands of pages nobody holds on to these.
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
/** @param rows the pages and the sites */
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

/** How many results are those of the baseline. */
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
    /** As a sentence without its end; undefined where none are. */
    inWords() {
        if (this.#taken === 0)
            return undefined;
        const results = `${(0,numbers_in_words/* grouped */.zD)(this.#taken)} of ${(0,numbers_in_words/* counted */.hS)(this.#results, 'result')}`;
        const onPages = `${(0,numbers_in_words/* grouped */.zD)(this.#wholePages)} of ${(0,numbers_in_words/* counted */.hS)(this.#pages, 'page')}`;
        return `Taken over from it: ${results}, all of them on ${onPages}, because their inputs have not changed`;
    }
}

;// CONCATENATED MODULE: ./lib/report/view/trend.js
/** Runs that make a trend. */
const MIN_RUNS = 3;
/** A run behind those before it, the oldest first; undefined where too few are known. */
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
















/**
 * Everything that a rendering needs of a report, worked out once.
 *
 * @param checkPages address of the folder with the documents on checks, where that is known
 */
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
    // Each page is gone through once, since its results are made anew each time that they are asked for.
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
/** A service may have checks of its own, which the documents know nothing of. */
function withDocumentation(report, checkPages) {
    if (report.source !== 'engine')
        return report;
    const rules = Object.entries(report.rules).map(([id, rule]) => [
        id,
        isCheckId(id) ? { ...rule, documentation: checkAddress(checkPages, id) } : rule,
    ]);
    return { ...report, rules: Object.fromEntries(rules) };
}
/** The share of pages without an error, as `6 of 8 pages without errors`; what was not measured is without nothing. */
function healthyInWords({ healthy, pages }) {
    if (!(0,verdict/* isAnyMeasured */.Tv)({ pages }))
        return 'No page was measured';
    return `${healthy} of ${(0,numbers_in_words/* counted */.hS)(pages.length, 'page')} without errors`;
}
/**
 * The figures of a run, as `3 errors`, `0 warnings`, `0 notices`, `1 tool run not measured`, `2 checks not verified`,
 * `1 new`, `12 known`, `2 fixed`, `12 s`.
 */
function figuresInWords({ counts, unverified, comparison, durationMs }) {
    return [
        ...outcomes/* SEVERITIES */.o.map(severity => (0,numbers_in_words/* counted */.hS)(counts[severity], severity)),
        ...(counts.notMeasured > 0 ? [`${(0,numbers_in_words/* counted */.hS)(counts.notMeasured, 'tool run')} not measured`] : []),
        ...(unverified > 0 ? [`${(0,numbers_in_words/* counted */.hS)(unverified, 'check')} not verified`] : []),
        ...(comparison ? fatesInWords(comparison) : []),
        (0,numbers_in_words/* durationInWords */.ji)(durationMs),
    ];
}
/**
 * How an analysis went, as `score 80`, `no score, 12 pages` or `not measured: …`; empty where its figures say it, since
 * what the site is worth stands with the scores.
 */
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


/** What a cell shows where a tool gave no result. */
const NOT_MEASURED = 'n/m';
/** What a cell shows where a tool gave a result without a score, or was not run, and where a page has no score. */
const NO_SCORE = '–';
const GRADE = /^[A-F][+-]?$/;
/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90;
const MIDDLING_FROM = 50;
/**
 * The band that colours a score.
 *
 * @param isAtFault whether what has the score has an error, or fails the build: that is never good
 */
function scoreBand(score, isAtFault) {
    if (score === null)
        return 'none';
    if (score < MIDDLING_FROM)
        return 'poor';
    return score >= GOOD_FROM && !isAtFault ? 'good' : 'middling';
}
/**
 * What a cell of a table shows: a score, else the grade that a service gives instead, {@link NOT_MEASURED} or
 * {@link NO_SCORE}.
 */
function scoreText(run) {
    if (run?.status === 'not-measured')
        return NOT_MEASURED;
    if (run === undefined)
        return NO_SCORE;
    if (run.score !== null)
        return (0,_api_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreInWords */ .F7)(run.score);
    return run.grade ?? NO_SCORE;
}
/** The grade that a service gives, where it is one that a table can show. */
function gradeIn(run) {
    const grade = (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'grade');
    return typeof grade === 'string' && GRADE.test(grade) ? grade : undefined;
}
/** The changes of scores by more than they vary by themselves, and by enough for people to read two different scores. */
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



/** Most reasons that are listed, where there is a fold and where there is none. */
const MAX_REASONS = 10;
const MAX_FOLDED = 100;
/** Reasons before a fold, which is there for more than a few others. */
const OPEN_REASONS = 5;
const MIN_FOLDED = 3;
/** UTF-16 units of a reason that is the headline. */
const MAX_HEADLINE = 100;
/** @param fresh what is new against the baseline, where there is one: then nothing else counts */
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
/** Reasons made safe for one line each; of many the first, and how many there are. */
function reasonLines(reasons) {
    const lines = reasons.slice(0, MAX_REASONS).map(reason => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason));
    const more = reasons.length - lines.length;
    return more === 0 ? lines : [...lines, `and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more reason')}`];
}
/** The same where the others can be folded: those that stand open, and those behind them. */
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
/** Whether anything was measured of any page. */
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
/** The rows with something new of a severity; a page that an analysis alone has visited is none of them. */
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



/** Milliseconds after the end of a run in which an analysis may judge what it has found. */
const LAST_MS = 3000;
/** Of several shards the first analyses the sites for all. */
function isAnalysing({ analyze, shard }) {
    return analyze && (shard === undefined || shard.number === 1);
}
/**
 * Analyses each site of the audited pages, one after the other, from its start page. One that fails was not measured;
 * the others go on.
 *
 * @param urls the audited pages
 * @param folder that stands for the root of its site, as `/pr-1` of a preview; empty where the root does
 */
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
/** The start page of each site, with what lets one in. */
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
/** What was asked for: an analysis knows every tool, and a run may leave some out. */
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


/** A page with what its tools found: its score, and which document of it they judged. */
function pageOf(url, runs) {
    const document = (0,rendering/* documentIn */.Fd)(runs);
    return { url, score: (0,score/* pageScore */.WY)(runs), ...(document && { document }), runs };
}

;// CONCATENATED MODULE: ./lib/run/audit-pages.js




/**
 * Runs each tool on each page. As many pages are in work as shall be, from the first to the last: while one waits for its
 * network to rest, others are fetched and judged. What is kept for a page can go when its last tool is done.
 * One tool that fails is one run that was not measured; the others go on.
 *
 * @returns the pages in the order of `urls`, their runs in the order of their tools
 */
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

/** Calls to a hosted service at once. */
const HOSTED_CALLS = 4;
/** What a run has in work at once: pages of the embedded engine, as many as the machine bears, or calls to a service. */
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




/** Pages with pictures, at about 100 kB each: enough for those that a person looks at one by one. */
const PAGES_WITH_PICTURES = 50;
/** Formats that show them, or hold them for others. */
const PICTURED = new Set(['json', 'html']);
/** Pages of a site that its analysis crawls, where `max-pages` does not ask for more. */
const ANALYSED_PAGES = 500;
/**
 * The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded.
 *
 * @param targets the pages to audit, beside which others may only be compared with
 * @param preview set where they are a preview
 * @param sandbox whether Chrome may do without it where it cannot have one
 */
async function openSeoApi(settings, targets, preview, sandbox = 'preferred') {
    const timeoutMs = settings.timeout * 1000;
    if (settings.baseUrl !== undefined) {
        const { createHostedApi } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(8038), __webpack_require__.e(5882), __webpack_require__.e(2334), __webpack_require__.e(3647)]).then(__webpack_require__.bind(__webpack_require__, 13647));
        return createHostedApi(hostedOptions(settings));
    }
    const pictures = settings.formats.some(format => PICTURED.has(format)) ? PAGES_WITH_PICTURES : 0;
    const { createThreadedEngine } = await Promise.all(/* import() */[__webpack_require__.e(2344), __webpack_require__.e(4861)]).then(__webpack_require__.bind(__webpack_require__, 44861));
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
/** The tools that may be asked for on any page. */
function chosenTools({ tools, overrides }) {
    return [...new Set([...tools, ...overrides.flatMap(override => override.tools ?? [])])];
}
/** What the client of the service at `base-url` takes from the settings. */
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





/** Failed checks of a tool that are named. */
const MAX_CHECKS = 20;
/**
 * How far a page is when its tools are done, as `17 tools done, 2 not measured`. Scores and findings are not among it:
 * what compares the pages, ignores or sets a severity comes later and changes them.
 */
function pageInWords({ runs }) {
    const missing = runs.filter(run => run.status === 'not-measured').length;
    const taken = runs.filter(run => run.takenOver).length;
    return [
        `${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(runs.length, 'tool')} done`,
        ...(missing > 0 ? [`${missing} not measured`] : []),
        ...(taken > 0 ? [`${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(taken, 'result')} taken over`] : []),
    ].join(', ');
}
/** A line for each tool on a page: how long it took, and the checks that failed, the worst first. */
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
/** The site's faults stand with the site. */
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





/**
 * The file that a page is made from: of the setting `source` the first that is there, else the file of the static
 * folder. Undefined where there is none within the repository.
 */
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
/** What stands for the `*` of the glob stands for those of the pattern; of a folder's page it may be its index. */
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
/** What the `*` of a glob stand for in a text, each for as little as it can; undefined where the glob does not fit. */
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
/** Path of a file from the top of the repository; undefined where it is not there, or outside. */
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

/**
 * Finds the files of places. The file is that of the page where something in it is at fault, else of the resource
 * itself, as of robots.txt. A site has no file of its own.
 */
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
/** Whether two addresses are of one site. */
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


/** Most bytes of a file with positions: a million rows. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** What an engine is told of the rank projects of the config file: their files must be in the workspace. */
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





/** Of several shards the first asks for the positions of all. */
function rankProjectsOf({ rankProjects, shard, }) {
    return shard === undefined || shard.number === 1 ? rankProjects : undefined;
}
/** Most projects of a service whose list has no end. */
const MAX_PROJECTS = 50;
const PROJECTS_AT_ONCE = 4;
/** UTF-16 units of a reason. */
const MAX_REASON = 1000;
/**
 * The projects that the setting names, before any page is audited: an id that is nowhere is a mistake of the settings.
 *
 * @returns their summaries, in the order of the service or of the setting; with a reason where the list could not be read
 * @throws SettingsError where an id is not in the list
 */
async function chooseRankProjects(api, wanted, { signal, onFault }) {
    if (wanted === undefined)
        return { projects: [] };
    const named = (id) => ({ id, name: null, url: null, facts: {} });
    let list;
    try {
        list = await api.rankProjects({ signal });
    }
    catch (error) {
        // The ids can be asked for all the same.
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
/** Asks for each project and its dashboard. What fails costs its own figures alone, and is said. */
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













/** Characters of a line on how the pages were found, which may quote what a server sent. */
const MAX_LINE = 1000;
/**
 * Runs the tools on the pages of the target, or on a part of them.
 *
 * @param opened what the run will be compared with, whose pages are chosen first, and whose results it may take over
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the pages cannot be found
 */
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
        // All shards choose the same pages, and only the first knows the baseline.
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
            // A run that was ended meanwhile says so by itself.
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
        // A shard is judged with the others.
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
        // Whoever waits for it sees it; until then it must not end the process.
        closed.catch(() => undefined);
        // Below a folder that production does not have, paths are others there.
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
/** Takes results over where the settings say so. What that needs is loaded for it. */
async function incrementalOf(api, urls, options) {
    if (!options.settings.incremental || !api.unchanged)
        return undefined;
    const { openIncremental } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(2344), __webpack_require__.e(664)]).then(__webpack_require__.bind(__webpack_require__, 30664));
    return await openIncremental(api, urls, options);
}
async function costsOf(settings) {
    const { pageCosts } = await __webpack_require__.e(/* import() */ 4501).then(__webpack_require__.bind(__webpack_require__, 4501));
    return await pageCosts(settings);
}
/** What the sites list, and what they answer at the addresses of the baseline; undefined where nobody can ask for it. */
async function addressesOf(api, { tools, baseline }, options) {
    const isCompared = baseline !== undefined && tools.includes('redirects');
    if (options.signal.aborted || !(isCompared || (api.listedAddresses && tools.includes('sitemap'))))
        return undefined;
    const { lookUp, notLookedFor } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(2503), __webpack_require__.e(2403), __webpack_require__.e(3811)]).then(__webpack_require__.bind(__webpack_require__, 73811));
    if (!api.listedAddresses)
        return notLookedFor('a hosted service cannot be asked for them');
    return await lookUp({ ...options, api, ...(!isCompared && { baseline: undefined }) });
}
/** The home of a site that is made for a folder of its host, where the host alone is named. */
function inBase(production, base) {
    const url = new URL(production);
    return base !== '' && url.pathname === '/' ? new URL(`${base}/`, url).href : production;
}
/**
 * The folder of a preview that production does not have in the same place: none where a site is served in the folder
 * that it was made for, unless what hands production on to it lies in a further one.
 */
function folderBeside(production, base) {
    const home = new URL(production).pathname.replace(/\/$/, '');
    return home !== base && home.endsWith(base) ? base : '';
}
/** The targets are a preview where the settings or the pages name production, or where the event says so of their host. */
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
/** Says that a site was made for a folder of its host, which nobody has named. */
function guessedHomeLine(named, production, base) {
    return `The pages load their scripts and styles from ${base}/, so they are judged as ${production}. If they will be at ${named}, set the base path of the build to /: nothing would load there`;
}
/** Says of which site the pages are taken to be a preview although nobody has said so. */
function productionLine({ url, evidence }) {
    const names = evidence.length === 1 ? `${evidence[0]} names` : `${listOf(evidence)} name`;
    const line = `The pages are judged as a preview of ${url}, which ${names}. Set "production-url" to it, or to "none" if that is wrong`;
    return (0,one_line/* oneLine */.T)(line, MAX_LINE);
}
function listOf(words) {
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** The tools for each page: of the last override that names tools for it, else those of the run. */
function toolsOf({ tools, overrides }, otherAddress) {
    const chosen = overrides.flatMap(({ url, tools }) => tools ? [{ tools, matches: (0,globs/* urlMatcher */.mm)(url, otherAddress) }] : []);
    return url => chosen.findLast(({ matches }) => matches(url))?.tools ?? tools;
}

// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/text/map-texts.js
var map_texts = __webpack_require__(49888);
;// CONCATENATED MODULE: ./lib/run/changed-texts.js


/** Findings, or a part of them, with what a function makes of each text; pages are taken one at a time. */
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







/**
 * Refuses names in `fail-if`, `ignore` and `severity` that nothing of ours has: the condition would never be true, the line set
 * nothing aside. What a service answers is not known before it does.
 *
 * @throws SettingsError with a line for each
 */
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
/** The tool that a glob probably means, where it begins with a word that is none. */
function toolHint(glob) {
    const [, word] = /^([a-z-]+)\//i.exec(glob) ?? [];
    return word === undefined || (0,tools/* isTool */.DS)(word) ? '' : (0,nearest/* suggestion */.h)(word, tools/* TOOLS */.It);
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/pages/bare-path.js
var bare_path = __webpack_require__(324);
;// CONCATENATED MODULE: ./lib/run/lasting-addresses.js




/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. Where that is a folder and all pages were served at the root, it stands before their
 * paths, also before those that messages name alone.
 */
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
        // An origin alone is that of the host; and some addresses have the folder already.
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
/** Whether a path goes on at a place of a text. */
function isPathAt(text, at) {
    return /[\w/.~%-]/.test(text[at] ?? '');
}
/** A path that stands by itself in a sentence, behind a word in lower case, a comma, a colon or an arrow. */
const BARE_PATH = /(?<=^|[a-z)] |[,:→] )\/[^\s,;:()"]{0,500}?(?=[.,;:)]{0,2}(?:\s|$))/g;
/** What stands in front of a line of robots.txt, and behind a link as it is written. */
const RULE = /\b(?:allow|disallow|clean-param): $/i;
const WRITTEN = /^ is https?:/;
/** Puts the folder of production before the paths of pages that messages name by them alone; quoted text stays. */
function withFolder(folder, pages) {
    const known = new Set(pages.map(({ pathname }) => (0,bare_path/* barePath */.W)(pathname)));
    const inPlace = (text, isStart) => text.replace(BARE_PATH, (path, at) => {
        const [before, after] = [text.slice(0, at), text.slice(at + path.length)];
        if (!known.has((0,bare_path/* barePath */.W)(path.replace(/[?#].*$/, ''))))
            return path;
        // A text that is a path is no sentence.
        if (before === '' && (!isStart || after === '' || WRITTEN.test(after)))
            return path;
        if (before.endsWith(': ') && RULE.test(before))
            return path;
        return `${path}/`.startsWith(`${folder}/`) ? path : folder + path;
    });
    return text => {
        const parts = text.includes('/') ? text.split('"') : [];
        // Of a text with a single quote nobody knows what is quoted.
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





/**
 * Opens the report that a run is compared with. That of production is made in the run itself. Shards are compared when
 * they are merged; the first of them looks for the addresses of the baseline before.
 *
 * @param branchReport finds the report of the base branch; undefined where there is no GitHub around
 * @throws SettingsError where the file is there and is no report, or where there is no branch to look at
 */
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
/**
 * Whether a file is one that a pull request can bring: on a runner one in the workspace, which is the first of the folders
 * that must hold it. On a command line, whoever types it names what is theirs.
 */
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
/** What is compared of a report: the runs on its pages and sites, and on further pages that analyses visited. */
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
/**
 * Reads a report without most of its facts, of which few are compared. What that takes is loaded for it.
 *
 * @param isWhole whether all facts are kept
 */
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




/** The names of the files, by the format. */
const FILE_NAMES = {
    json: 'report.json',
    html: 'report.html',
    markdown: 'report.md',
    sarif: 'report.sarif',
    junit: 'report.junit.xml',
    csv: ['pages.csv', 'findings.csv'],
};
/**
 * Writes the report in each format that is asked for. A rendering is loaded when it is used.
 *
 * @param view of the report
 * @param folder that is there
 * @param fileOf finds the files of the repository that places are in
 */
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
            // They are told of together.
            await (0,promises_.rm)(pages, { force: true }).catch(() => undefined);
            throw error;
        }
        files.csv = [pages, findings];
    }
    return files;
}
/** What has the name of the folder and is none, as a link that a checkout can bring, gives way. */
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
/**
 * Writes a new file and puts it in the place of the old one. A link that is there, as a checkout can bring one, gives
 * way itself: what it leads to stays as it is. Whoever reads the file meanwhile sees the old one or the new one whole.
 */
async function replaceFile(path, content) {
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = external_node_fs_.constants;
    const fresh = `${path}.${crypto.randomUUID()}.tmp`;
    // A second signal ends the process at once.
    const removeAtExit = () => {
        try {
            (0,external_node_fs_.rmSync)(fresh, { force: true });
        }
        catch {
            // The exit code matters more.
        }
    };
    process.once('exit', removeAtExit);
    try {
        // Made before anything is waited for: one whose making is still under way would be made after it was removed.
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






/** No fault of the setting. The verdict can be shown without files, and by then there may be room. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);
/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @param within folders of which one must hold it, wherever links lead; left out, it may be anywhere
 * @returns its real path; it may not be there yet where the disk is full
 * @throws SettingsError where it cannot be made or written to, or is in none of them
 */
async function makeReportDir(dir, within) {
    let folder;
    try {
        folder = await (0,named_file/* futurePlace */.T9)(dir, within);
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK);
        // What was there when it was looked at may have been replaced by a link.
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
/** After these the start of a file may be there, which is worse than none. */
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);
/**
 * Writes the report in each format that is asked for. One that cannot be written, since the disk is full or a folder
 * has its name, is a warning: the others are written, and the verdict stands and is shown elsewhere.
 */
async function writeReportFiles(report, view, folder, formats, fileOf) {
    const files = {};
    const warnings = [];
    // Where the disk was full at the start, the folder is not there yet.
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










/**
 * The main job, top to bottom: baseline, findings, verdict, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the settings name what is nowhere, or where the target, the reports to join, the baseline
 * or the folder of the reports cannot be opened
 */
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
/** Nothing of what a run is compared with is held on to after this, which of thousands of pages is much. */
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
        // It quotes settings.
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
    const { joinShards } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(2344), __webpack_require__.e(2334), __webpack_require__.e(5748), __webpack_require__.e(514)]).then(__webpack_require__.bind(__webpack_require__, 50514));
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
/** Passes on the first call, and then at most one in so many milliseconds. */
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


/** The first line of a run, as "SEO Preflight 1.2.3: 5 tools on 30 pages by the embedded engine, up to 8 at once". */
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

/** What a person, a runner, a shell that ends or a supervisor sends to a program that is to end. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
/** Turns the first such signal into an abort, so that work can end in order. A second one ends at once. */
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


/** Masking shorter texts would hide ordinary words, and they protect nothing. */
const SHORTEST_SECRET = 4;
/** Of a part it is not known that it is a secret: a shorter one would hide words more often than secrets. */
const SHORTEST_PART = 8;
/** Headers whose parts are in use everywhere, so that hiding them would hide much and protect nothing. */
const KNOWN_PARTS = /^(?:user-agent|accept|accept-.+|cache-control|pragma|referer|origin|host|connection|content-type|x-requested-with)$/;
/**
 * The values that must never be shown: those of secret settings, line by line; of headers their parts as well, such as
 * each cookie, and what is encoded in `Basic`; and names and passwords in addresses of any setting.
 *
 * @param written what inputs or flags say
 */
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
/** "Bearer x": what is secret is x, and it may turn up alone. */
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
/** `session=x; other="y"`: each pair, and each value in it, without quotes and decoded. */
function partsOf(content) {
    return content.split(/[;,\s]+/).flatMap(part => {
        const value = part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1');
        return [part, value, (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(value)];
    });
}
/** Names and passwords in the addresses of a text, as they are written, decoded, and as they are sent (RFC 7617). */
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
/**
 * Makes a function that applies another one to every text inside a JSON-like value. A frozen object is changed once,
 * wherever it stands and whenever it comes again.
 *
 * @param special gives objects that are changed in a way of their own; undefined of all others
 */
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
/** Applies a function to every text inside a JSON-like value, see {@link textMapper}. */
function mapTexts(value, change) {
    return textMapper(change)(value);
}
/** A list with what a function makes of each item; the same list where it changes none. */
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
/** An object with what functions make of each name and field; the same object where they change none. */
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
/** What may stand before and behind an address in a sentence. Anything else makes it a part of a longer one. */
const BEFORE = /[\s("'“‘«<:,;]$/u;
const BEHIND = /^[)"'”’»>.,:;!?…]{0,4}(?:\s|$)/u;
/** Characters that {@link BEHIND} looks at. */
const LOOK_AHEAD = 6;
/**
 * Where a text names an address as a whole, and not as the start of a longer one: `https://a.example/` is not named by
 * `https://a.example/b`.
 *
 * @returns the offset, or -1
 */
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
/** A text with other words wherever it names an address as a whole. */
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
/** What is shorter is no secret, and may be part of any word or number. */
const MIN_SECRET = 4;
/** Shorter pieces of base64 say too little of a secret and occur by chance. */
const MIN_BASE64 = 6;
/** The same of what a cut has left of a secret. */
const MIN_LEFT = 6;
/**
 * A function that replaces secrets in text by `***`: as they are, and in the forms that they take in base64 (wherever
 * they start in it), URLs, JSON, HTML, XML and shells. A service may echo what it was sent, a page what it was opened
 * with, in any of them. Where a text was cut, with an ellipsis, what is left of a secret there is hidden as well.
 *
 * @param secrets the values to hide; those of less than 4 characters are left
 */
function redactor(secrets) {
    const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf));
    if (forms.size === 0)
        return text => text;
    // Of two forms that begin alike the longer one is to be hidden whole.
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = anyOf(longestFirst);
    const atCuts = redactorAtCuts(longestFirst);
    // A shorter secret could be the start of what is left of a longer one.
    return text => atCuts(text).replace(pattern, '***');
}
function anyOf(forms) {
    return new RegExp(forms.map(form => RegExp.escape(form)).join('|'), 'g');
}
/** Hides the start of a form before an ellipsis, and the end of one behind it. */
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
/** Where a pattern of one length is found, also where two places overlap. */
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
/** Encoded as a component, as little as a whole URL is, as strictly as RFC 3986 says, and as a form is sent. */
function urlForms(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`);
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    return [component, encodeURI(secret), strict, form].flatMap(encoded => [
        encoded,
        encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    ]);
}
/** A slash may be escaped, and so may all that is not ASCII or could end a script. */
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
/** In HTML and XML, in text or in an attribute. */
function markupForms(secret) {
    let forms = [secret];
    for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries)) {
        if (secret.includes(character)) {
            forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)));
        }
    }
    return forms;
}
/** Within single or double quotes. */
function shellForms(secret) {
    return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')];
}
/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the characters that it alone
 * decides, and at the end of a text the last one as well. In both alphabets (RFC 4648).
 */
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




/** UTF-16 units of a URL that a line shows, where the caller names no other length. */
const MAX_SHOWN_URL = 120;
/** A URL as it may be shown on one line: no secrets, nothing invisible, its host as people write it, at most `maxLength` UTF-16 units. */
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .readableHosts */ .K)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInformation */ .ah)(url)), Number.POSITIVE_INFINITY), maxLength);
}


/***/ })

};
