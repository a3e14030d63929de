export const id = 3497;
export const ids = [3497];
export const modules = {

/***/ 63471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   c: () => (/* binding */ SERVE_FLAG_GROUPS)
/* harmony export */ });
/* harmony import */ var _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83209);
/* harmony import */ var _settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21093);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



const GROUPS = {
    'Where it listens': {
        host: { kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('HOST'), default: '127.0.0.1', description: 'Address to listen on' },
        port: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 65_535),
            default: '8080',
            description: 'Port to listen on; 0 takes any that is free',
        },
        'metrics-port': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 65_535),
            defaultWords: 'no metrics',
            description: 'Port for /metrics in the form of Prometheus. It asks for no token: do not publish it',
        },
        'metrics-host': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('HOST'),
            default: '127.0.0.1',
            description: 'Address to listen on for /metrics',
        },
    },
    'Who may use it': {
        'tokens-file': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('FILE'),
            defaultWords: 'the tokens in SEO_PREFLIGHT_TOKENS, separated by blanks',
            description: 'YAML list of token (or sha256: and its digest), account, api-access, requests-per-minute and requests-at-once',
        },
        config: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('FILE'),
            defaultWords: 'no rank projects',
            description: 'Config file of an audit whose rank projects are served',
        },
        'requests-per-minute': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REQUESTS */ .aA),
            default: '1200',
            description: 'Requests of one token within a minute, unless the file says otherwise',
        },
        'requests-at-once': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REQUESTS */ .aA),
            default: '100',
            description: 'Requests of one token under way at once, unless the file says otherwise',
        },
        'allow-private': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .truth */ .Im)(),
            default: 'false',
            description: 'Audit pages on private addresses too, such as 192.168.0.1',
        },
    },
    'How much it does': {
        concurrency: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, 64),
            default: '8',
            description: 'Calls that are worked on at the same time',
        },
        queue: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 10_000),
            default: '100',
            description: 'Calls that may wait for their turn; more are refused with 503',
        },
        drain: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 3600),
            default: '20',
            description: 'How many seconds calls have to finish after SIGTERM',
        },
    },
    'The engine': {
        timeout: _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy.timeout,
        device: _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy.device,
        'lighthouse-runs': _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy['lighthouse-runs'],
        'chrome-path': _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy['chrome-path'],
    },
};
const SERVE_FLAG_GROUPS = GROUPS;
const SERVE_FLAGS = {
    ...GROUPS['Where it listens'],
    ...GROUPS['Who may use it'],
    ...GROUPS['How much it does'],
    ...GROUPS['The engine'],
};


/***/ }),

/***/ 13497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showServeHelp: () => (/* binding */ showServeHelp)
/* harmony export */ });
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26613);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);
/* harmony import */ var _help_layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75906);
/* harmony import */ var _serve_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63471);




const USAGE = `SEO Preflight ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x} – the engine behind a REST API

Usage:
  SEO_PREFLIGHT_TOKENS=… seo-preflight serve [--flag value]
  seo-preflight serve --tokens-file FILE [--flag value]

/api/v1/ext has the API, /docs shows it, /openapi.yaml is its document, /healthz tells a balancer whether it is up.`;
async function showServeHelp(env) {
    const width = (0,_help_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .helpWidth */ .kK)(env);
    const groups = Object.entries(_serve_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVE_FLAG_GROUPS */ .c).flatMap(([title, flags]) => [
        '',
        `${title}:`,
        ...Object.entries(flags).flatMap(([name, flag]) => (0,_help_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .flagLines */ .Yg)(name, flag, width)),
    ]);
    console.log([...USAGE.split('\n').flatMap(line => wrapLine(line, width)), ...groups].join('\n'));
    return 0;
}
function wrapLine(line, width) {
    return line === '' || line.startsWith(' ') ? [line] : (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(line, width);
}


/***/ }),

/***/ 83209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aA: () => (/* binding */ MAX_REQUESTS),
/* harmony export */   bd: () => (/* binding */ tokensFromFile),
/* harmony export */   yW: () => (/* binding */ tokensFromText)
/* harmony export */ });
/* unused harmony export TokenList */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57030);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14691);






const MAX_REQUESTS = 1_000_000;
const limit = () => zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(MAX_REQUESTS).optional();
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine(token => tokenProblem(token) === undefined)
        .describe('The token, or `sha256:` and the hex digest of it'),
    account: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default('default'),
    'api-access': zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    'requests-per-minute': limit(),
    'requests-at-once': limit(),
}));
class TokenList {
    #entries;
    redact;
    constructor(entries) {
        this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }));
        this.redact = (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)(entries.map(({ token }) => token).filter(token => !DIGEST.test(token)));
    }
    ownerOf(token) {
        const digest = sha256(token);
        let found;
        for (const entry of this.#entries)
            if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(entry.digest, digest))
                found = entry.owner;
        return found;
    }
    get size() {
        return this.#entries.length;
    }
    get accounts() {
        return new Set(this.#entries.map(({ owner }) => owner.account)).size;
    }
}
async function tokensFromFile(path) {
    const content = await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)(path, { maxBytes: _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SETTINGS_BYTES */ .XK })
        .then(_settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .g)
        .catch((error) => {
        if (error instanceof _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .NamedFileError */ .ql)
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`tokens-file: "${path}" ${error.message}`);
        if (error instanceof _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlError */ .I)
            return undefined;
        throw error;
    });
    const parsed = fileSchema.safeParse(content);
    if (!parsed.success) {
        const at = parsed.error.issues[0]?.path.join('.') ?? '';
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`tokens-file: "${path}" must be a list of "token", "account", "api-access", "requests-per-minute" and "requests-at-once"${at === '' ? '' : `; see ${at}`}`);
    }
    return new TokenList(parsed.data.map(entry => ({
        token: entry.token,
        owner: {
            account: entry.account,
            apiAccess: entry['api-access'],
            limits: {
                ...(entry['requests-per-minute'] !== undefined && { perMinute: entry['requests-per-minute'] }),
                ...(entry['requests-at-once'] !== undefined && { atOnce: entry['requests-at-once'] }),
            },
        },
    })));
}
function tokensFromText(text) {
    const tokens = text.split(/\s+/).filter(token => token !== '');
    for (const [index, token] of tokens.entries()) {
        const problem = tokenProblem(token);
        if (problem !== undefined)
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`SEO_PREFLIGHT_TOKENS: token ${index + 1} ${problem}`);
    }
    return new TokenList(tokens.map(token => ({ token, owner: { account: 'default', apiAccess: true } })));
}
function tokenProblem(token) {
    if (token.length < MIN_TOKEN)
        return `is shorter than ${MIN_TOKEN} characters`;
    if (/^sha256:/i.test(token) && !DIGEST.test(token))
        return 'starts with "sha256:" and is no digest of 64 hex digits';
    return undefined;
}
const MIN_TOKEN = 8;
const DIGEST = /^sha256:([0-9a-f]{64})$/i;
function digestOf(token) {
    const hex = DIGEST.exec(token)?.[1];
    return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex');
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest();
}


/***/ }),

/***/ 15843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ readNamedPieces),
/* harmony export */   T9: () => (/* binding */ futurePlace),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   Z_: () => (/* binding */ readNamedBytes),
/* harmony export */   ql: () => (/* binding */ NamedFileError),
/* harmony export */   realPlace: () => (/* binding */ realPlace),
/* harmony export */   wh: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



const MAX_SETTINGS_BYTES = 1024 * 1024;
const MAX_REPORT_BYTES = 2_000_000_000;
const PIECE_BYTES = 256 * 1024;
class NamedFileError extends Error {
    name = 'NamedFileError';
    code;
    constructor(message, code) {
        super(message);
        this.code = code;
    }
}
async function readNamedFile(path, options) {
    return decoded(await readNamedBytes(path, options));
}
async function readNamedBytes(path, options) {
    return await readNamedPieces(path, options, async (pieces) => {
        const all = [];
        for await (const piece of pieces())
            all.push(Buffer.from(piece));
        return Buffer.concat(all);
    });
}
async function readNamedPieces(path, { maxBytes, within }, use) {
    try {
        const real = await realPlace(path, within);
        assertRegular(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real));
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            await assertSame(file, real);
            return await use(() => piecesOf(file, maxBytes));
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
async function realPlace(path, within) {
    try {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
        if (within === undefined)
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place);
        const root = await rootOf(place, within);
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place);
        assertInside(root, real);
        return real;
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
async function futurePlace(path, within) {
    try {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
        const root = within && (await rootOf(place, within));
        let there = place;
        while (!(await isThere(there)))
            there = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(there);
        const real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(there), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(there, place));
        if (root !== undefined)
            assertInside(root, real);
        return real;
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
async function isThere(place) {
    if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(place).root)
        return true;
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place).then(() => true, (error) => {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    });
}
async function rootOf(place, within) {
    const roots = await Promise.all(within.map(async (folder) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
        return { root, real: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root).catch(() => root) };
    }));
    const holders = roots.flatMap(({ root, real }) => [root, real].filter(known => isInside(known, place)).map(known => ({ known, real })));
    const [innermost] = holders.toSorted((a, b) => b.known.length - a.known.length);
    if (innermost)
        return innermost.real;
    throw new NamedFileError(`is outside of ${shown(within)}`);
}
function assertInside(root, real) {
    if (!isInside(root, real))
        throw new NamedFileError(`leads out of ${shown([root])} through a link`);
    const names = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (names.some(name => name.toLowerCase() === '.git')) {
        throw new NamedFileError('is inside the ".git" folder, which holds credentials');
    }
}
function isInside(folder, place) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, place);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function shown(folders) {
    return folders.map(folder => `"${folder}"`).join(' and ');
}
function assertRegular(stats) {
    if (stats.isFile())
        return;
    if (stats.isDirectory())
        throw new NamedFileError('is a folder, not a file', 'EISDIR');
    throw new NamedFileError('is not a regular file');
}
async function assertSame(file, real) {
    const [opened, seen, place] = await Promise.all([file.stat(), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(real)]);
    assertRegular(opened);
    if (place !== real || opened.ino !== seen.ino || opened.dev !== seen.dev) {
        throw new NamedFileError('was changed while it was being opened');
    }
}
async function* piecesOf(file, maxBytes) {
    const { size } = await file.stat();
    if (size > maxBytes)
        throw tooLarge(maxBytes);
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    let length = 0;
    while (length <= maxBytes) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length, length);
        if (bytesRead === 0)
            return;
        length += bytesRead;
        yield buffer.subarray(0, bytesRead);
    }
    throw tooLarge(maxBytes);
}
function tooLarge(maxBytes) {
    return new NamedFileError(`is larger than ${maxBytes.toLocaleString('en')} bytes, the largest size that is read`);
}
function decoded(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch {
        throw new NamedFileError('is not a text file in UTF-8');
    }
}
function asNamedFileError(error) {
    if (error instanceof NamedFileError)
        return error;
    const { code } = error;
    if (code === undefined)
        return error;
    return new NamedFileError(`cannot be read (${code === 'ENOENT' ? 'no such file' : code})`, code);
}


/***/ }),

/***/ 57030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ YamlError),
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
class YamlError extends Error {
    name = 'YamlError';
}
const MAX_LEXEMES = 50_000;
const MAX_DEPTH = 40;
const MAX_CHARACTERS = 2 * 1024 * 1024;
async function readYaml(source) {
    const { Composer, Lexer, Parser } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const wrong = (message, offset) => new YamlError(`is not valid YAML: line ${source.slice(0, offset).split('\n').length}: ${message}`);
    const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
    const parser = new Parser();
    let lexemes = 0;
    let content;
    const take = (documents) => {
        for (const { contents, errors } of documents) {
            if (errors[0])
                throw wrong(errors[0].message, errors[0].pos[0]);
            if (content !== undefined)
                throw new YamlError('contains several YAML documents; it must be one');
            content = contents;
        }
    };
    const compose = (tokens) => {
        for (const token of tokens) {
            if (token.type === 'error')
                throw wrong(token.message, token.offset);
            take(composer.next(token));
        }
    };
    for (const lexeme of new Lexer().lex(source)) {
        if (++lexemes > MAX_LEXEMES)
            throw new YamlError('is too large; leave out what is not needed');
        compose(parser.next(lexeme));
        if (parser.stack.length > 2 * MAX_DEPTH)
            throw tooDeep();
    }
    compose(parser.end());
    take(composer.end());
    return content ? await readNode(content) : undefined;
}
function tooDeep() {
    return new YamlError(`is nested more than ${MAX_DEPTH} levels deep`);
}
async function readNode(content) {
    const { isAlias, isMap, isScalar, isSeq } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const anchors = new Map();
    const done = new Map();
    const open = new Set();
    const read = (node, depth) => {
        if (!node)
            return { value: null, size: 1, height: 0 };
        if (depth > MAX_DEPTH)
            throw tooDeep();
        if (isAlias(node)) {
            const target = anchors.get(node.source);
            if (!target)
                throw new YamlError(`has the alias "*${node.source}" without an anchor before it`);
            if (open.has(target))
                throw new YamlError(`has the alias "*${node.source}" inside of its own anchor`);
            return done.get(target);
        }
        if ('anchor' in node && node.anchor)
            anchors.set(node.anchor, node);
        open.add(node);
        const sized = contentOf(node, depth);
        open.delete(node);
        if (depth + sized.height > MAX_DEPTH)
            throw tooDeep();
        if (sized.size > MAX_CHARACTERS)
            throw new YamlError('is too large once its aliases are replaced by what they name');
        done.set(node, sized);
        return sized;
    };
    const contentOf = (node, depth) => {
        if (isSeq(node)) {
            const items = node.items.map(item => read(item, depth + 1));
            return { value: items.map(({ value }) => value), ...extentOf(items) };
        }
        if (isMap(node)) {
            const entries = new Map();
            for (const { key, value } of node.items) {
                const name = isScalar(key) ? nameOf(key) : undefined;
                if (name === undefined)
                    throw new YamlError('has a key that is not a plain word');
                if (entries.has(name))
                    throw new YamlError(`has the key "${name}" twice`);
                const { size, ...rest } = read(value, depth + 1);
                entries.set(name, { ...rest, size: size + name.length });
            }
            const values = Array.from(entries, ([name, { value }]) => [name, value]);
            return { value: Object.fromEntries(values), ...extentOf([...entries.values()]) };
        }
        const { value } = node;
        const size = 1 + String(value).length;
        return { value: isPlain(value) ? value : String(value), size, height: 0 };
    };
    return read(content, 0).value;
}
function extentOf(parts) {
    let [total, highest] = [1, 0];
    for (const { size, height } of parts) {
        total += size;
        highest = Math.max(highest, height);
    }
    return { size: total, height: highest + 1 };
}
function nameOf({ value }) {
    return value === null ? '' : String(value);
}
function isPlain(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
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


/***/ })

};
