export const id = 1522;
export const ids = [1522];
export const modules = {

/***/ 37008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ perDocument)
/* harmony export */ });
function perDocument(read) {
    return document => {
        const known = document.readings.get(read);
        if (known)
            return known.value;
        const value = read(document);
        document.readings.set(read, { value });
        return value;
    };
}


/***/ }),

/***/ 34593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   dM: () => (/* binding */ addValue),
/* harmony export */   gv: () => (/* binding */ itemsBelow),
/* harmony export */   z7: () => (/* binding */ hasSchemaProperties)
/* harmony export */ });
/* harmony import */ var _schema_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992);

function isItem(value) {
    return value.kind === 'item';
}
function isReference(item) {
    return item.id !== undefined && item.types.length === 0 && item.properties.size === 0;
}
function hasSchemaProperties(item) {
    return item.syntax !== 'microdata' || item.types.some(_schema_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchemaTerm */ .sV);
}
function addValue(item, property, value) {
    const values = item.properties.get(property);
    if (values)
        values.push(value);
    else
        item.properties.set(property, [value]);
}
function itemsBelow(roots) {
    const found = roots.map(item => ({ item }));
    const seen = new Set(roots);
    for (let at = 0; at < found.length; at++) {
        const parent = found[at].item;
        for (const [property, values] of parent.properties) {
            for (const item of values) {
                if (!isItem(item) || seen.has(item))
                    continue;
                seen.add(item);
                found.push({ item, parent, property });
            }
        }
    }
    return found;
}
function textsOf(item, property) {
    return (item.properties.get(property) ?? [])
        .filter(value => !isItem(value))
        .map(value => value.text.replace(/\s+/g, ' ').trim())
        .filter(Boolean);
}


/***/ }),

/***/ 35221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ isJsonLd),
  N: () => (/* binding */ readJsonLd)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/item.js
var structured_data_item = __webpack_require__(34593);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/layered-map.js
var layered_map = __webpack_require__(60471);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/schema-names.js
var schema_names = __webpack_require__(89992);
;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/json-ld-context.js


const NO_CONTEXT = {
    declared: false,
    vocabulary: undefined,
    terms: new layered_map/* LayeredMap */.d(),
    containers: new layered_map/* LayeredMap */.d(),
    reversed: new layered_map/* LayeredMap */.d(),
    open: false,
    base: undefined,
};
function applyContext(before, node, faults) {
    const after = withLayer(before);
    apply(after, node, faults);
    return after;
}
function withLayer(before) {
    return {
        ...before,
        terms: new layered_map/* LayeredMap */.d(before.terms),
        containers: new layered_map/* LayeredMap */.d(before.containers),
        reversed: new layered_map/* LayeredMap */.d(before.reversed),
    };
}
function apply(context, node, faults) {
    if (node.kind === 'array') {
        for (const value of node.values)
            apply(context, value, faults);
    }
    else if (node.kind === 'object')
        json_ld_context_define(context, node, faults);
    else if (node.value === null)
        Object.assign(context, withLayer(NO_CONTEXT), { declared: true });
    else if (typeof node.value === 'string') {
        context.declared = true;
        const isMistaken = !(0,schema_names/* isSchemaContext */.lC)(node.value) && (0,schema_names/* isMistakenVocabulary */.pn)(node.value);
        if (isMistaken)
            faults.push({ address: node.value, offset: node.start });
        if (isMistaken || (0,schema_names/* isSchemaContext */.lC)(node.value))
            context.vocabulary = schema_names/* SCHEMA_ORG */.bE;
        else
            context.open = true;
    }
}
function json_ld_context_define(context, node, faults) {
    context.declared = true;
    for (const { key, value } of node.entries) {
        const text = value.kind === 'literal' ? value.value : undefined;
        if (key === '@vocab') {
            if (text === null)
                context.vocabulary = undefined;
            else if (typeof text === 'string') {
                const isMistaken = (0,schema_names/* isSchemaSubdomain */.C2)(text) || (!(0,schema_names/* isSchemaVocabulary */.gk)(text) && (0,schema_names/* isMistakenVocabulary */.pn)(text));
                if (isMistaken)
                    faults.push({ address: text, offset: value.start });
                context.vocabulary = isMistaken || (0,schema_names/* isSchemaVocabulary */.gk)(text) ? schema_names/* SCHEMA_ORG */.bE : text;
            }
        }
        else if (key === '@base' && typeof text === 'string')
            context.base = text;
        else if (key === '@import')
            context.open = true;
        else if (!key.startsWith('@'))
            defineTerm(context, key, value);
    }
}
function defineTerm(context, term, node) {
    if (node.kind === 'literal') {
        if (node.value === null)
            context.terms.set(term, null);
        else if (typeof node.value === 'string')
            context.terms.set(term, node.value);
        return;
    }
    if (node.kind !== 'object')
        return;
    for (const { key, value } of node.entries) {
        const texts = (value.kind === 'array' ? value.values : [value]).flatMap(one => one.kind === 'literal' && typeof one.value === 'string' ? [one.value] : []);
        const text = texts[0];
        if (key === '@id' && text !== undefined)
            context.terms.set(term, text);
        if (key === '@reverse' && text !== undefined) {
            context.terms.set(term, text);
            context.reversed.set(term, true);
        }
        const container = texts.find(one => !['@set', '@list'].includes(one));
        if (key === '@container' && container !== undefined)
            context.containers.set(term, container);
        if (key === '@context')
            context.open = true;
    }
}
const SCHEMA_ALIASES = { type: '@type', id: '@id' };
function expandName(context, name) {
    if (name.startsWith('@'))
        return name;
    const declared = context.terms.get(name);
    if (declared === null)
        return undefined;
    if (declared !== undefined)
        return declared.startsWith('@') ? declared : addressOf(context, declared, name);
    const assumed = context.vocabulary ?? (context.declared ? undefined : schema_names/* SCHEMA_ORG */.bE);
    if (assumed === schema_names/* SCHEMA_ORG */.bE && Object.hasOwn(SCHEMA_ALIASES, name))
        return SCHEMA_ALIASES[name];
    return addressOf(context, name);
}
function addressOf(context, name, term) {
    const address = (0,schema_names/* expandPrefix */.Dt)(name, context.terms) ?? name;
    if (address.includes(':'))
        return (0,schema_names/* schemaName */.l_)(address);
    if (term !== undefined && name !== term && context.terms.get(name) !== undefined) {
        return addressOf(context, context.terms.get(name) ?? '');
    }
    if (context.vocabulary === schema_names/* SCHEMA_ORG */.bE || !context.declared)
        return address;
    if (context.vocabulary === undefined)
        return context.open ? `unread:${address}` : undefined;
    return context.vocabulary + address;
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/json-reader.js

const MAX_DEPTH = 200;
function readJson(text) {
    const reader = new Reader(text);
    try {
        const node = reader.document();
        return { node, leniencies: reader.leniencies };
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        return { error: { message: error.message, offset: error.offset }, leniencies: reader.leniencies };
    }
}
class JsonFault extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const ESCAPES = {
    '"': '"',
    '\\': '\\',
    '/': '/',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
};
const WRAPPERS = ['<!--', '-->', '<![CDATA[', ']]>'];
class Reader {
    leniencies = [];
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#skip();
        const node = this.#value(0);
        this.#skip();
        if (this.#text[this.#at] === ';')
            this.#note('a semicolon after the data', 1);
        this.#skip();
        if (this.#at < this.#text.length) {
            this.#fail(`${this.#shown()} comes after the end of the data`);
        }
        return node;
    }
    #value(depth) {
        if (depth > MAX_DEPTH)
            this.#fail(`the data is nested more than ${MAX_DEPTH} levels deep`);
        const start = this.#at;
        const character = this.#text[start];
        if (character === '{')
            return this.#object(depth);
        if (character === '[')
            return this.#array(depth);
        if (character === '"')
            return { kind: 'literal', value: this.#string(), start, end: this.#at };
        return this.#word();
    }
    #object(depth) {
        const start = this.#at++;
        const entries = [];
        this.#skip();
        while (this.#text[this.#at] !== '}') {
            const keyStart = this.#at;
            if (this.#text[keyStart] !== '"')
                this.#fail(`expected a property name in double quotes, found ${this.#shown()}`);
            const key = this.#string();
            this.#skip();
            if (this.#text[this.#at] !== ':')
                this.#fail(`expected ":" after "${shortened(key)}", found ${this.#shown()}`);
            this.#at++;
            this.#skip();
            entries.push({ key, start: keyStart, value: this.#value(depth + 1) });
            this.#separator('}');
        }
        this.#at++;
        return { kind: 'object', entries, start, end: this.#at };
    }
    #array(depth) {
        const start = this.#at++;
        const values = [];
        this.#skip();
        while (this.#text[this.#at] !== ']') {
            values.push(this.#value(depth + 1));
            this.#separator(']');
        }
        this.#at++;
        return { kind: 'array', values, start, end: this.#at };
    }
    #separator(close) {
        this.#skip();
        const character = this.#text[this.#at];
        if (character === close)
            return;
        if (character !== ',')
            this.#fail(`expected "," or "${close}", found ${this.#shown()}`);
        const comma = this.#at++;
        this.#skip();
        if (this.#text[this.#at] === close) {
            throw new JsonFault(`there is an extra comma before "${close}"`, comma);
        }
    }
    #string() {
        const start = this.#at;
        const parts = [];
        let from = ++this.#at;
        for (;;) {
            const code = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(code))
                throw new JsonFault('a string is not closed', start);
            if (code === 0x22)
                break;
            if (code === 0x5c) {
                parts.push(this.#text.slice(from, this.#at), this.#escape());
                from = this.#at;
                continue;
            }
            if (code < 0x20)
                this.#noteControl(code);
            this.#at++;
        }
        parts.push(this.#text.slice(from, this.#at));
        this.#at++;
        return parts.join('');
    }
    #escape() {
        const sign = this.#text[this.#at + 1] ?? '';
        const simple = ESCAPES[sign];
        if (simple !== undefined) {
            this.#at += 2;
            return simple;
        }
        const digits = this.#text.slice(this.#at + 2, this.#at + 6);
        if (sign !== 'u' || !/^[0-9a-f]{4}$/i.test(digits))
            this.#fail(`"\\${sign}" is not a valid escape in JSON`);
        this.#at += 6;
        return String.fromCharCode(Number.parseInt(digits, 16));
    }
    #word() {
        const start = this.#at;
        const word = /^[^\s,:[\]{}"]{1,400}/.exec(this.#text.slice(start, start + 400))?.[0] ?? '';
        const end = start + word.length;
        const value = word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : numberOf(word);
        if (value === undefined)
            this.#fail(`expected a value, found ${this.#shown()}`);
        this.#at = end;
        return { kind: 'literal', value: value, start, end };
    }
    #skip() {
        for (;;) {
            const character = this.#text[this.#at];
            if (character === ' ' || character === '\n' || character === '\r' || character === '\t')
                this.#at++;
            else if (character === '\uFEFF')
                this.#note('a byte order mark', 1);
            else if (character === '/' && this.#text[this.#at + 1] === '/')
                this.#note('a comment', this.#upTo('\n', 0));
            else if (character === '/' && this.#text[this.#at + 1] === '*')
                this.#note('a comment', this.#upTo('*/', 2));
            else {
                const wrapper = WRAPPERS.find(mark => this.#text.startsWith(mark, this.#at));
                if (wrapper === undefined)
                    return;
                this.#note(`the wrapper "${wrapper}"`, wrapper.length);
            }
        }
    }
    #upTo(mark, length) {
        const found = this.#text.indexOf(mark, this.#at + 2);
        return (found < 0 ? this.#text.length : found + length) - this.#at;
    }
    #note(what, length) {
        if (this.leniencies.at(-1)?.what !== what)
            this.leniencies.push({ what, offset: this.#at });
        this.#at += length;
    }
    #noteControl(code) {
        const what = code === 0x0a || code === 0x0d ? 'a line break in a string' : 'a control character in a string';
        if (this.leniencies.at(-1)?.what !== what)
            this.leniencies.push({ what, offset: this.#at });
    }
    #shown() {
        const rest = this.#text.slice(this.#at, this.#at + 12);
        if (rest === '')
            return 'the end';
        if (/^[“”‘’]/.test(rest))
            return `the typographic quote ${rest[0]}`;
        if (rest.startsWith("'"))
            return 'a single quote';
        if (rest.startsWith('"'))
            return 'a double quote';
        if (/^&(?:quot|#34|#x22);/.test(rest))
            return 'an HTML entity, which scripts do not decode';
        if (rest.startsWith('<'))
            return `"${/^<\/?\w*/.exec(rest)[0]}"`;
        const word = /^\w+/.exec(rest)?.[0];
        return `"${word ?? [...rest][0]}"`;
    }
    #fail(message) {
        throw new JsonFault(message, this.#at);
    }
}
function numberOf(word) {
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : undefined;
}
function shortened(key) {
    return (0,cut/* cutEnd */.ym)(key, 40);
}

;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/json-ld.js




const JSON_LD_TYPE = /^\s*application\/ld\+json\s*(?:;|$)/i;
function isJsonLd(script) {
    return JSON_LD_TYPE.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}
function readJsonLd(document) {
    return document
        .elements('script')
        .filter(isJsonLd)
        .map(script => readBlock(document, script));
}
function readBlock(document, script) {
    const { start, text } = scriptText(document, script);
    const { node, error, leniencies } = readJson(text);
    const moved = leniencies.map(({ what, offset }) => ({ what, offset: start + offset }));
    if (!node) {
        const fault = { message: error.message, offset: start + error.offset };
        const empty = { repeatedKeys: [], contextFaults: [], roots: [] };
        return { script, start, text, error: fault, leniencies: moved, ...empty };
    }
    const reader = new BlockReader(document, script, start);
    reader.roots(node, NO_CONTEXT);
    const { repeatedKeys, contextFaults, found, withoutContext } = reader;
    return {
        script,
        start,
        text,
        leniencies: moved,
        repeatedKeys,
        contextFaults: contextFaults.map(({ address, offset }) => ({ address, offset: start + offset })),
        ...(withoutContext && { withoutContext }),
        roots: found,
    };
}
function scriptText(document, script) {
    const location = script.sourceCodeLocation;
    const start = location?.startTag?.endOffset ?? location?.endOffset ?? 0;
    const end = location?.endTag?.startOffset ?? location?.endOffset ?? start;
    return { start, text: document.source.slice(start, end) };
}
class BlockReader {
    found = [];
    repeatedKeys = [];
    contextFaults = [];
    withoutContext;
    #bare = new Set();
    #document;
    #script;
    #start;
    constructor(document, script, start) {
        this.#document = document;
        this.#script = script;
        this.#start = start;
    }
    roots(node, context) {
        if (node.kind === 'array') {
            for (const value of node.values)
                this.roots(value, context);
        }
        else if (node.kind === 'object') {
            const item = this.#item(node, context);
            if (item.types.length === 0 && item.properties.size === 0)
                return;
            this.found.push(item);
            if (this.#bare.has(item))
                this.withoutContext ??= { offset: this.#start + node.start };
        }
    }
    #item(node, outer) {
        const entries = this.#entries(node);
        const own = entries.find(({ key }) => key === '@context');
        const context = own ? applyContext(outer, own.value, this.contextFaults) : outer;
        const item = {
            kind: 'item',
            syntax: 'json-ld',
            types: [],
            properties: new Map(),
            open: context.open,
            place: { element: this.#script, offset: this.#start + node.start },
        };
        this.#fill(item, entries, context);
        if (!context.declared)
            this.#bare.add(item);
        return item;
    }
    #entries(node) {
        const last = new Map();
        for (const entry of node.entries) {
            if (last.has(entry.key))
                this.repeatedKeys.push({ key: entry.key, offset: this.#start + entry.start });
            last.set(entry.key, entry);
        }
        return [...last.values()];
    }
    #fill(item, entries, context) {
        for (const { key, value } of entries) {
            const name = expandName(context, key);
            if (name === undefined || key === '@context')
                continue;
            if (!name.startsWith('@'))
                this.#property(item, key, name, value, context);
            else if (name === '@type')
                for (const type of typeNames(value, context))
                    item.types.push(type);
            else if (name === '@id')
                this.#identify(item, value, context);
            else if (name === '@graph' || name === '@included')
                this.roots(value, context);
            else if (name === '@reverse' && value.kind === 'object') {
                for (const entry of value.entries) {
                    this.#reverse(item, expandName(context, entry.key), entry.value, context);
                }
            }
            else if (name === '@nest' && value.kind === 'object')
                this.#fill(item, this.#entries(value), context);
        }
    }
    #property(item, key, name, node, context) {
        if (context.reversed.get(key)) {
            this.#reverse(item, name, node, context);
            return;
        }
        const container = context.containers.get(key);
        if (container !== undefined && node.kind === 'object') {
            if (container === '@language' || container === '@index') {
                for (const { value } of node.entries)
                    for (const one of this.#values(value, context))
                        (0,structured_data_item/* addValue */.dM)(item, name, one);
            }
            return;
        }
        for (const value of this.#values(node, context))
            (0,structured_data_item/* addValue */.dM)(item, name, value);
    }
    #reverse(item, property, node, context) {
        if (node.kind === 'array') {
            for (const value of node.values)
                this.#reverse(item, property, value, context);
        }
        else if (node.kind === 'object') {
            const holder = this.#item(node, context);
            if (holder.types.length === 0 && holder.properties.size === 0)
                return;
            if (property !== undefined && !property.startsWith('@'))
                (0,structured_data_item/* addValue */.dM)(holder, property, item);
            this.found.push(holder);
        }
    }
    #values(node, context) {
        if (node.kind === 'array')
            return node.values.flatMap(value => this.#values(value, context));
        if (node.kind === 'literal')
            return node.value === null ? [] : [this.#text(node, node.value)];
        for (const { key, value } of node.entries) {
            const name = expandName(context, key);
            if (name === '@value' || name === '@list' || name === '@set')
                return this.#values(value, context);
        }
        const item = this.#item(node, context);
        const empty = item.types.length === 0 && item.properties.size === 0 && item.id === undefined;
        return empty ? [] : [item];
    }
    #text(node, value) {
        return {
            kind: 'text',
            text: String(value),
            form: typeof value,
            place: { element: this.#script, offset: this.#start + node.start },
        };
    }
    #identify(item, node, context) {
        if (node.kind !== 'literal' || typeof node.value !== 'string')
            return;
        const id = node.value.trim();
        const own = this.#document.baseUrl;
        const isUsable = context.base !== undefined && context.base.length <= html_document/* MAX_BASE */.X6;
        const base = (isUsable && URL.parse(context.base, own)?.href) || own;
        item.id = id.startsWith('_:') ? id : (URL.parse(id, base)?.href ?? id);
        if (item.id !== id && URL.canParse(id))
            item.writtenId = id;
    }
}
function typeNames(node, context) {
    const nodes = node.kind === 'array' ? node.values : [node];
    return nodes.flatMap(one => {
        if (one.kind !== 'literal' || typeof one.value !== 'string' || one.value.trim() === '')
            return [];
        return expandName(context, one.value) || [];
    });
}


/***/ }),

/***/ 60471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ LayeredMap)
/* harmony export */ });
class LayeredMap {
    #own = new Map();
    #outer;
    constructor(outer) {
        this.#outer = outer && outer.#own.size === 0 ? outer.#outer : outer;
    }
    get(key) {
        for (let layer = this; layer; layer = layer.#outer) {
            const value = layer.#own.get(key);
            if (value !== undefined)
                return value;
        }
        return undefined;
    }
    set(key, value) {
        this.#own.set(key, value);
    }
}


/***/ }),

/***/ 79688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokens),
/* harmony export */   X: () => (/* binding */ readMicrodata)
/* harmony export */ });
/* harmony import */ var _html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _item_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34593);
/* harmony import */ var _schema_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89992);



const MAX_STEPS = 200_000;
function readMicrodata(document) {
    const scopes = document.withAttribute('itemscope');
    const items = new Map(scopes.map(element => [element, newItem(document, element)]));
    const ids = elementsById(document);
    const faults = [];
    const placed = new Set();
    const budget = { steps: MAX_STEPS };
    for (const [scope, item] of items) {
        for (const element of propertiesOf(scope, ids, faults, budget)) {
            placed.add(element);
            const inner = items.get(element);
            if (inner === item)
                continue;
            const value = inner ?? textValue(document, element);
            for (const name of tokens(element, 'itemprop'))
                (0,_item_js__WEBPACK_IMPORTED_MODULE_1__/* .addValue */ .dM)(item, (0,_schema_names_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaName */ .l_)(name), value);
        }
    }
    const whole = budget.steps > 0;
    if (whole)
        for (const fault of unused(document, placed))
            faults.push(fault);
    const roots = scopes.filter(scope => !placed.has(scope)).map(scope => items.get(scope));
    return { roots, faults };
}
function newItem(document, element) {
    const item = {
        kind: 'item',
        syntax: 'microdata',
        types: tokens(element, 'itemtype').flatMap(typeOf),
        properties: new Map(),
        open: false,
        place: { element },
    };
    const id = (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'itemid')?.trim();
    if (id)
        item.id = document.resolve(id) ?? id;
    return item;
}
function typeOf(written) {
    const address = written.replace(/^(?:\/\/)?(?=(?:www\.)?schema\.org\/)/i, 'https://');
    const name = (0,_schema_names_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaName */ .l_)(address);
    return name === '' || !/^[a-z][a-z0-9+.-]*:/i.test(address) ? [] : [name];
}
function propertiesOf(scope, ids, faults, budget) {
    const pending = childElements(scope).reverse();
    for (const id of tokens(scope, 'itemref')) {
        const target = ids.get(id);
        if (target)
            pending.unshift(target);
        else {
            const message = `itemref="${id}", but no element has this id`;
            faults.push({ kind: 'reference-missing', element: scope, message });
        }
    }
    const found = [];
    const seen = new Set([scope]);
    for (let element = pending.pop(); element && budget.steps > 0; element = pending.pop()) {
        budget.steps--;
        if (seen.has(element))
            continue;
        seen.add(element);
        if (tokens(element, 'itemprop').length > 0)
            found.push(element);
        if ((0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'itemscope') !== undefined)
            continue;
        for (const child of childElements(element).reverse())
            pending.push(child);
    }
    return found;
}
function unused(document, placed) {
    return document.withAttribute('itemprop', 'itemtype').flatMap(element => {
        const faults = [];
        const names = tokens(element, 'itemprop');
        if (names.length > 0 && !placed.has(element)) {
            const message = `itemprop="${names.join(' ')}" is outside of any itemscope`;
            faults.push({ kind: 'property-outside', element, message });
        }
        const types = tokens(element, 'itemtype');
        if (types.length > 0 && (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'itemscope') === undefined) {
            const message = `itemtype="${types.join(' ')}" has no effect without itemscope`;
            faults.push({ kind: 'type-without-scope', element, message });
        }
        return faults;
    });
}
const URL_ATTRIBUTES = {
    audio: 'src',
    embed: 'src',
    iframe: 'src',
    img: 'src',
    source: 'src',
    track: 'src',
    video: 'src',
    a: 'href',
    area: 'href',
    link: 'href',
    object: 'data',
};
function textValue(document, element) {
    const place = { element };
    const content = (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content');
    if (content !== undefined)
        return { kind: 'text', text: content, form: 'string', place };
    const { tagName } = element;
    const urlAttribute = Object.hasOwn(URL_ATTRIBUTES, tagName) ? URL_ATTRIBUTES[tagName] : undefined;
    if (urlAttribute !== undefined) {
        const url = (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, urlAttribute) ?? '';
        const resolved = url.trim() === '' ? '' : (document.resolve(url) ?? url);
        return { kind: 'text', text: resolved, form: 'url', place };
    }
    const special = tagName === 'data' || tagName === 'meter' ? 'value' : tagName === 'time' ? 'datetime' : undefined;
    const stated = special === undefined ? undefined : (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, special);
    const text = tagName === 'meta' ? '' : (stated ?? (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element)));
    return { kind: 'text', text, form: 'string', place };
}
function tokens(element, name) {
    return [...new Set(((0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name) ?? '').split(/\s+/).filter(Boolean))];
}
function childElements(element) {
    return element.childNodes.filter(_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq);
}
function elementsById(document) {
    const ids = new Map();
    for (const element of document.withAttribute('id')) {
        const id = (0,_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id');
        if (id && !ids.has(id))
            ids.set(id, element);
    }
    return ids;
}


/***/ }),

/***/ 89992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ isSchemaSubdomain),
/* harmony export */   Dt: () => (/* binding */ expandPrefix),
/* harmony export */   bE: () => (/* binding */ SCHEMA_ORG),
/* harmony export */   gk: () => (/* binding */ isSchemaVocabulary),
/* harmony export */   lC: () => (/* binding */ isSchemaContext),
/* harmony export */   l_: () => (/* binding */ schemaName),
/* harmony export */   pn: () => (/* binding */ isMistakenVocabulary),
/* harmony export */   sV: () => (/* binding */ isSchemaTerm)
/* harmony export */ });
const VOCABULARY = /^https?:\/\/(?:[\w-]{1,63}\.){0,3}schema\.org(?:\/#?|#|$)/i;
const CONTEXT = /^https?:\/\/(?:www\.)?schema\.org\/?(?:#|docs\/jsonldcontext\.json(?:ld)?|version\/[\w./-]*)?$/i;
const KNOWN_PREFIXES = {
    schema: 'https://schema.org/',
    og: 'http://ogp.me/ns#',
    dc: 'http://purl.org/dc/terms/',
    dcterms: 'http://purl.org/dc/terms/',
    foaf: 'http://xmlns.com/foaf/0.1/',
    gr: 'http://purl.org/goodrelations/v1#',
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    skos: 'http://www.w3.org/2004/02/skos/core#',
    owl: 'http://www.w3.org/2002/07/owl#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
};
const SCHEMA_ORG = 'https://schema.org/';
function schemaName(address) {
    return address.replace(VOCABULARY, '');
}
function isSchemaVocabulary(address) {
    return schemaName(address.trim()) === '';
}
function isSchemaSubdomain(address) {
    return /^https?:\/\/(?!www\.schema\.org)(?:[\w-]{1,63}\.){1,3}schema\.org(?:[/#]|$)/i.test(address.trim());
}
function isSchemaContext(address) {
    return CONTEXT.test(address.trim());
}
function isSchemaTerm(name) {
    return !name.includes(':');
}
function expandPrefix(name, declared) {
    const colon = name.indexOf(':');
    if (colon < 0 || name.startsWith('//', colon + 1))
        return undefined;
    const prefix = name.slice(0, colon);
    const address = declared.get(prefix) ?? (Object.hasOwn(KNOWN_PREFIXES, prefix) ? KNOWN_PREFIXES[prefix] : undefined);
    return address === undefined ? undefined : address + name.slice(colon + 1);
}
const MISSPELLED_HOSTS = new Set('schema.com schema.net schema.orgs schema.ogr schemas.org shema.org scheme.org shcema.org scema.org schma.org'.split(' '));
function isMistakenVocabulary(address) {
    const host = /^(?:https?:)?\/{0,2}(?:www\.)?([\w.-]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';
    return host === 'schema.org' || host.endsWith('.schema.org') || MISSPELLED_HOSTS.has(host);
}


/***/ }),

/***/ 41522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ structuredDataOf)
});

// UNUSED EXPORTS: StructuredData

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/html/per-document.js
var per_document = __webpack_require__(37008);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/item.js
var structured_data_item = __webpack_require__(34593);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/json-ld.js + 2 modules
var json_ld = __webpack_require__(35221);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/microdata.js
var microdata = __webpack_require__(79688);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/layered-map.js
var layered_map = __webpack_require__(60471);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/schema-names.js
var schema_names = __webpack_require__(89992);
;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/rdfa-names.js




const MAX_WORDS = 10;
class RdfaNames {
    #vocabulary;
    #prefixes;
    constructor(vocabulary, prefixes) {
        this.#vocabulary = vocabulary;
        this.#prefixes = prefixes;
    }
    with(element) {
        const vocab = (0,html_document/* attribute */.lt)(element, 'vocab');
        const prefix = (0,html_document/* attribute */.lt)(element, 'prefix');
        if (vocab === undefined && prefix === undefined)
            return this;
        const prefixes = new layered_map/* LayeredMap */.d(this.#prefixes);
        const words = (prefix ?? '').trim().split(/\s+/);
        for (let at = 0; at + 1 < words.length; at += 2) {
            if (words[at].endsWith(':'))
                prefixes.set(words[at].slice(0, -1), words[at + 1]);
        }
        return new RdfaNames(vocab === undefined ? this.#vocabulary : vocab.trim(), prefixes);
    }
    terms(element, name) {
        return this.addresses((0,microdata/* tokens */.L)(element, name));
    }
    addresses(words) {
        const names = words.slice(0, MAX_WORDS).flatMap(word => {
            const address = (0,schema_names/* expandPrefix */.Dt)(word, this.#prefixes);
            if (address !== undefined)
                return (0,schema_names/* schemaName */.l_)(address);
            if (/^https?:\/\//i.test(word))
                return (0,schema_names/* schemaName */.l_)(word);
            const isBare = this.#vocabulary !== '' && !word.includes(':');
            return isBare ? (0,schema_names/* schemaName */.l_)(vocabularyTerm(this.#vocabulary, word)) : [];
        });
        return names.filter(name => name !== '');
    }
    resource(text) {
        const safe = /^\[(.*)\]$/s.exec(text)?.[1];
        if (safe !== undefined)
            return safe.startsWith('_:') ? safe : ((0,schema_names/* expandPrefix */.Dt)(safe, this.#prefixes) ?? null);
        return text.startsWith('_:') ? text : (0,schema_names/* expandPrefix */.Dt)(text, this.#prefixes);
    }
}
function vocabularyTerm(vocabulary, word) {
    return /^https?:\/\/(?:[\w-]{1,63}\.){0,3}schema\.org$/i.test(vocabulary)
        ? `${vocabulary}/${word}`
        : vocabulary + word;
}
const LINK_TYPES = new Set(('alternate amphtml apple-touch-icon apple-touch-icon-precomposed archives bookmark canonical category contact ' +
    'dns-prefetch dofollow edituri external fancybox first follow friend gallery help home icon index last lightbox ' +
    'manifest mask-icon me modal modulepreload next nofollow noindex noopener noreferrer opener pingback popup ' +
    'preconnect prefetch preload prerender prev previous privacy-policy profile search shortcut shortlink sponsored ' +
    'start stylesheet tag terms-of-service tooltip ugc up webmention wlwmanifest').split(' '));
function isLinkType(word) {
    return LINK_TYPES.has(word.toLowerCase()) || !/^[\w-]+$/.test(word);
}

;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/rdfa.js





function readRdfa(document) {
    const elements = document.elements();
    if (document.withAttribute('typeof').length === 0)
        return [];
    const reader = new RdfaReader(document);
    for (const element of elements)
        reader.read(element);
    return reader.roots();
}
class RdfaReader {
    #document;
    #scopes = new Map();
    #outside;
    #page;
    #described = [];
    #byId = new Map();
    #linked = new Set();
    #links = [];
    constructor(document) {
        this.#document = document;
        const element = document.elements()[0];
        this.#page = this.#item(element, document.baseUrl.replace(/#.*$/s, ''));
        const names = new RdfaNames('', new layered_map/* LayeredMap */.d());
        this.#outside = { names, subject: this.#page, open: [], object: this.#page };
    }
    read(element) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const outer = (parent && this.#scopes.get(parent)) ?? this.#outside;
        this.#scopes.set(element, this.#inner(element, outer));
    }
    roots() {
        this.#resolveLinks();
        const typed = this.#described.filter(({ types }) => types.length > 0);
        const values = new Set(typed.flatMap(item => [...item.properties.values()].flat()));
        const roots = typed.filter(item => !values.has(item));
        const reached = new Set((0,structured_data_item/* itemsBelow */.gv)(roots).map(({ item }) => item));
        for (const item of typed) {
            if (reached.has(item))
                continue;
            roots.push(item);
            const pending = [item];
            for (let next = pending.pop(); next; next = pending.pop()) {
                if (reached.has(next))
                    continue;
                reached.add(next);
                for (const value of [...next.properties.values()].flat())
                    if ((0,structured_data_item/* isItem */.WZ)(value))
                        pending.push(value);
            }
        }
        return roots;
    }
    #inner(element, outer) {
        const names = outer.names.with(element);
        const properties = names.terms(element, 'property');
        const hasProperty = (0,html_document/* attribute */.lt)(element, 'property') !== undefined;
        const [rel, rev] = ['rel', 'rev'].map(name => this.#relations(element, name, names, hasProperty));
        const isRelation = rel !== undefined || rev !== undefined;
        const typed = (0,html_document/* attribute */.lt)(element, 'typeof') !== undefined;
        const about = this.#named(element, ['about'], names);
        const object = this.#named(element, ['resource', 'href', 'src'], names);
        const isRoot = ['html', 'head', 'body'].includes(element.tagName);
        let subject = about;
        let current;
        let typedItem;
        let isSkipped = false;
        if (isRelation) {
            subject ??= outer.object;
            current = object ?? (typed && !about ? this.#item(element) : undefined);
            typedItem = about ?? current;
        }
        else if (hasProperty && !has(element, 'content') && !has(element, 'datatype')) {
            subject ??= outer.object;
            if (typed)
                typedItem = current = about ?? (isRoot ? outer.object : (object ?? this.#item(element)));
        }
        else {
            subject ??= object ?? (typed && !isRoot ? this.#item(element) : undefined);
            if (!subject) {
                subject = outer.object;
                isSkipped = !hasProperty && !typed;
            }
            typedItem = subject;
        }
        if (typed && typedItem)
            this.#type(typedItem, element, names);
        const open = [];
        const states = [
            ...(rel ?? []).map(property => ({ property, isReverse: false })),
            ...(rev ?? []).map(property => ({ property, isReverse: true })),
        ];
        if (current && isRelation) {
            for (const statement of states)
                this.#relate(subject, statement, current);
        }
        else if (states.length > 0) {
            open.push(...states);
            current = this.#item(element);
        }
        const isValue = typed && !about;
        const named = isRelation || !has(element, 'resource') ? undefined : object;
        for (const property of properties) {
            const value = this.#valueOf(element, isValue ? typedItem : named, isRelation);
            if (value !== subject)
                this.#state(subject, property, value);
        }
        if (isSkipped)
            return { ...outer, names };
        for (const statement of outer.open)
            this.#relate(outer.subject, statement, subject);
        return { names, subject, open, object: current ?? subject };
    }
    #relations(element, name, names, hasProperty) {
        if ((0,html_document/* attribute */.lt)(element, name) === undefined)
            return undefined;
        const words = (0,microdata/* tokens */.L)(element, name).filter(word => word.includes(':') || !(hasProperty || isLinkType(word)));
        return words.length === 0 && hasProperty ? undefined : names.addresses(words);
    }
    #named(element, attributes, names) {
        for (const name of attributes) {
            const text = (0,html_document/* attribute */.lt)(element, name)?.trim();
            if (text === undefined)
                continue;
            const isUrl = name === 'href' || name === 'src';
            const id = isUrl ? undefined : names.resource(text);
            if (id === null)
                continue;
            const url = id ?? this.#document.resolve(text) ?? text;
            const item = this.#item(element, url === '' ? this.#page.id : url);
            if (isUrl)
                this.#linked.add(item);
            return item;
        }
        return undefined;
    }
    #item(element, id) {
        const known = id === undefined ? undefined : this.#byId.get(id);
        if (known)
            return known;
        const item = {
            kind: 'item',
            syntax: 'rdfa',
            types: [],
            properties: new Map(),
            open: false,
            place: { element },
            ...(id !== undefined && { id }),
        };
        if (id !== undefined)
            this.#byId.set(id, item);
        return item;
    }
    #type(item, element, names) {
        const types = names.terms(element, 'typeof').filter(type => !item.types.includes(type));
        if (types.length === 0)
            return;
        if (item.types.length === 0) {
            this.#described.push(item);
            item.place = { element };
        }
        item.types.push(...types);
    }
    #relate(subject, { property, isReverse }, object) {
        const [holder, value] = isReverse ? [object, subject] : [subject, object];
        if (holder !== value)
            this.#state(holder, property, value);
    }
    #valueOf(element, item, isRelation) {
        const content = (0,html_document/* attribute */.lt)(element, 'content');
        const plain = (text) => ({ kind: 'text', text, form: 'string', place: { element } });
        if (content !== undefined)
            return plain(content);
        const url = isRelation ? undefined : this.#linkOf(element);
        const linked = has(element, 'datatype') ? undefined : (item ?? url);
        return linked ?? plain((0,html_document/* attribute */.lt)(element, 'datetime') ?? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)));
    }
    #linkOf(element) {
        if (has(element, 'resource'))
            return undefined;
        const url = (0,html_document/* attribute */.lt)(element, 'href') ?? (0,html_document/* attribute */.lt)(element, 'src');
        if (url === undefined)
            return undefined;
        return { kind: 'text', text: this.#document.resolve(url) ?? url, form: 'url', place: { element } };
    }
    #state(item, property, value) {
        if (item === this.#page && property.includes(':'))
            return;
        (0,structured_data_item/* addValue */.dM)(item, property, value);
        const values = item.properties.get(property);
        if ((0,structured_data_item/* isItem */.WZ)(value))
            this.#links.push({ values, at: values.length - 1, item: value });
    }
    #resolveLinks() {
        for (const { values, at, item } of this.#links) {
            const { id = '', place } = item;
            const isElsewhere = /^https?:/i.test(id) && !id.startsWith(`${this.#page.id}#`);
            if ((isElsewhere || this.#linked.has(item)) && (0,structured_data_item/* isReference */.A_)(item))
                values[at] = { kind: 'text', text: id, form: 'url', place };
        }
    }
}
function has(element, name) {
    return (0,html_document/* attribute */.lt)(element, name) !== undefined;
}

;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/structured-data.js






const structuredDataOf = (0,per_document/* perDocument */.P)(document => new StructuredData(document));
class StructuredData {
    blocks;
    microdata;
    roots;
    positions;
    #document;
    #described = new Map();
    #pieces = new Map();
    #whole = new Map();
    constructor(document) {
        this.#document = document;
        this.blocks = (0,json_ld/* readJsonLd */.N)(document);
        this.microdata = (0,microdata/* readMicrodata */.X)(document);
        this.roots = [
            ...this.blocks.flatMap(block => block.roots),
            ...this.microdata.roots,
            ...readRdfa(document),
        ];
        this.positions = (0,structured_data_item/* itemsBelow */.gv)(this.roots);
        for (const { item } of this.positions) {
            if (item.id === undefined || (0,structured_data_item/* isReference */.A_)(item))
                continue;
            const same = this.#described.get(item.id);
            if (same)
                same.push(item);
            else
                this.#described.set(item.id, [item]);
        }
        for (const parts of this.#described.values()) {
            for (const pieces of thingsAmong(parts))
                for (const piece of pieces)
                    this.#pieces.set(piece, pieces);
        }
    }
    get items() {
        return this.positions.map(({ item }) => item).filter(item => !(0,structured_data_item/* isReference */.A_)(item));
    }
    describes(id) {
        return this.#described.has(id);
    }
    whole(item) {
        if (item.id === undefined)
            return item;
        const parts = this.#pieces.get(item) ?? this.#described.get(item.id);
        if (parts === undefined)
            return item;
        if (parts.length === 1)
            return parts[0];
        const known = this.#whole.get(parts);
        if (known)
            return known;
        const merged = mergedItem(parts);
        this.#whole.set(parts, merged);
        this.#pieces.set(merged, parts);
        return merged;
    }
    occurrence({ element, offset }, message) {
        const occurrence = this.#document.occurrence(element, message);
        if (offset === undefined)
            return occurrence;
        const { line: _, column: __, ...place } = occurrence;
        const text = this.#document.source.slice(offset, element.sourceCodeLocation?.endTag?.startOffset);
        return { ...place, ...this.#document.positionOf(element, offset), snippet: (0,html_document/* snippet */.UA)(text) };
    }
    lineOf({ element, offset }) {
        return this.#document.positionOf(element, offset)?.line;
    }
}
function thingsAmong(items) {
    if (items.every(({ writtenId }) => writtenId === items[0]?.writtenId))
        return [];
    const byId = new Map();
    const byType = new Map();
    for (const item of items) {
        const sameType = item.types.map(type => byType.get(type)).find(pieces => pieces !== undefined);
        const pieces = byId.get(item.writtenId) ?? sameType ?? [];
        pieces.push(item);
        byId.set(item.writtenId, pieces);
        for (const type of item.types)
            if (!byType.has(type))
                byType.set(type, pieces);
    }
    return [...new Set([...byId.values(), ...byType.values()])];
}
function mergedItem(parts) {
    const most = parts.reduce((best, part) => (part.properties.size > best.properties.size ? part : best));
    const properties = new Map(Array.from(most.properties, ([name, values]) => [name, [...values]]));
    for (const part of parts) {
        if (part === most)
            continue;
        for (const [name, values] of part.properties) {
            const all = properties.get(name) ?? [];
            properties.set(name, all);
            for (const value of values)
                all.push(value);
        }
    }
    return { ...most, types: [...new Set(parts.flatMap(part => part.types))], properties };
}


/***/ })

};
