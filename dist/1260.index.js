export const id = 1260;
export const ids = [1260];
export const modules = {

/***/ 12154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ fromConfigFile)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);
/* harmony import */ var _rank_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63463);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57030);






const EMPTY = { written: {}, mapping: {}, overrides: [], rank: [], source: {} };
const FILE_KEYS = ['mapping', 'overrides', 'rank', 'source'];
async function fromConfigFile(path, place, required, within) {
    let source;
    try {
        source = await (0,_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)(place, { maxBytes: _named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SETTINGS_BYTES */ .XK, within });
    }
    catch (error) {
        if (!(error instanceof _named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .NamedFileError */ .ql))
            throw error;
        if (error.code === 'ENOENT' && !required)
            return EMPTY;
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" ${error.message}`);
    }
    return await readConfig(source, path);
}
async function readConfig(source, path) {
    const content = await (0,_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .g)(source).catch(error => {
        throw error instanceof _yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlError */ .I ? new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" ${error.message}`) : error;
    });
    if (content === null || content === undefined)
        return EMPTY;
    if (typeof content !== 'object' || Array.isArray(content)) {
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" must contain settings as "name: value" lines`);
    }
    const written = {};
    const problems = [];
    const entries = Object.entries(content);
    for (const [name, value] of entries) {
        if (FILE_KEYS.includes(name))
            continue;
        if (!(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettingName */ .s9)(name)) {
            const allowed = [..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI, ...FILE_KEYS];
            problems.push(`config: "${name}" in "${path}" is not a setting${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(name, allowed)}`);
        }
        else if ((0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).setBy === 'caller') {
            problems.push(`config: "${name}" cannot be set in "${path}", because a pull request can change that file; set it as the input "${name}" or the flag --${name}`);
        }
        else if (value !== null) {
            written[name] = writtenOf(value);
        }
    }
    const { mapping: writtenMapping, overrides: writtenOverrides, rank } = content;
    const mapping = mappingOf(writtenMapping, path, problems);
    const overrides = overridesOf(writtenOverrides, path, problems);
    const sourceFiles = sourceFilesOf(content['source'], path, problems);
    const projects = (0,_rank_js__WEBPACK_IMPORTED_MODULE_2__/* .readRank */ .BN)(rank, path, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return { written, mapping, overrides, rank: projects, source: sourceFiles };
}
function mappingOf(value, path, problems) {
    if (value === undefined || value === null)
        return {};
    const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined;
    if (!entries?.every((entry) => typeof entry[1] === 'string')) {
        problems.push(`config: "mapping" in "${path}" must have one line per tool, "tool: JSONata expression"`);
        return {};
    }
    return Object.fromEntries(entries);
}
function sourceFilesOf(value, path, problems) {
    if (value === undefined || value === null)
        return {};
    const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
    const stars = (text) => text.match(/\*+/g)?.length ?? 0;
    for (const [glob, file] of entries) {
        if (!glob.startsWith('/') || typeof file !== 'string' || file === '' || stars(file) > stars(glob)) {
            problems.push(`config: "source" in "${path}" has "${glob}: ${writtenOf(file)}"; each line is a URL path and the file that it is made from, such as "/blog/*: content/blog/*.md"`);
        }
    }
    if (entries.length > 0)
        return Object.fromEntries(entries);
    problems.push(`config: "source" in "${path}" must have lines such as "/blog/*: content/blog/*.md"`);
    return {};
}
function overridesOf(value, path, problems) {
    if (value === undefined || value === null)
        return [];
    const isMapping = (item) => typeof item === 'object' && item !== null && !Array.isArray(item);
    if (Array.isArray(value) && value.every(isMapping)) {
        return value.map((override) => Object.fromEntries(Object.entries(override)
            .filter(([, item]) => item !== null)
            .map(([name, item]) => [name, writtenOf(item)])));
    }
    problems.push(`config: "overrides" in "${path}" must be a list of entries, each with a "url" and the settings for those pages`);
    return [];
}
function writtenOf(value) {
    if (Array.isArray(value))
        return value.map(item => writtenOf(item)).join('\n');
    if (typeof value === 'object' && value !== null) {
        return Object.entries(value)
            .map(([name, item]) => `${name}: ${writtenOf(item)}`)
            .join('\n');
    }
    return String(value);
}


/***/ }),

/***/ 81260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ loadSettings),
  w: () => (/* binding */ readValue)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
// EXTERNAL MODULE: ./lib/settings/config-file.js
var config_file = __webpack_require__(12154);
// EXTERNAL MODULE: ./lib/settings/site-address.js
var site_address = __webpack_require__(20247);
;// CONCATENATED MODULE: ./lib/settings/named-origins.js

function originProblems(settings, given, eventUrl, configPath) {
    const { token, headers = {}, url = [], baseline, productionUrl } = settings;
    const secret = token !== undefined ? 'token' : Object.keys(headers).length > 0 ? 'headers' : undefined;
    if (secret === undefined)
        return [];
    const named = new Set([given.url, given.sitemap, eventUrl]
        .flatMap(text => text?.split(/\s+/) ?? [])
        .flatMap(text => URL.parse((0,site_address/* withScheme */.G)(text))?.origin ?? []));
    const problem = (name, value) => `${name}: "${value}" is set only in "${configPath}", which a pull request can change. So that "${secret}" goes to no other site, set it as the input "${name}" or the flag --${name}`;
    const foreign = (address) => !named.has(new URL(address).origin);
    const problems = [];
    const page = given.url === undefined ? url.find(foreign) : undefined;
    if (page !== undefined)
        problems.push(problem('url', page));
    const staticDir = given['static-dir'] === undefined ? settings.staticDir : undefined;
    if (staticDir !== undefined)
        problems.push(problem('static-dir', staticDir));
    const isAudited = baseline === 'production' && token !== undefined && given['production-url'] === undefined;
    if (isAudited && productionUrl && foreign(productionUrl)) {
        problems.push(problem('production-url', productionUrl));
    }
    return problems;
}

// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(21093);
// EXTERNAL MODULE: ./lib/settings/setting.js
var setting = __webpack_require__(90437);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
;// CONCATENATED MODULE: ./lib/settings/overrides.js





const OVERRIDABLE = table/* SETTING_NAMES */.OI.filter(name => (0,table/* definitionOf */.Fg)(name).overridable);
const MAX_OVERRIDES = 100;
function readOverrides(written, tools, problems) {
    if (written.length > MAX_OVERRIDES) {
        problems.push(`overrides: has ${written.length} entries; at most ${MAX_OVERRIDES} are allowed`);
        return [];
    }
    return written.map((override, index) => {
        const place = `overrides: number ${index + 1}`;
        const { url = '' } = override;
        for (const name of Object.keys(override)) {
            if (name !== 'url' && !OVERRIDABLE.includes(name)) {
                const hint = (0,nearest/* suggestion */.h)(name, ['url', ...OVERRIDABLE]);
                problems.push(`${place} has "${name}"; allowed are url, ${OVERRIDABLE.join(', ')}${hint}`);
            }
        }
        if (url.trim() === '' || /\s/.test(url.trim())) {
            problems.push(`${place} needs a "url", such as "/blog/*" or "https://shop.example/*"`);
        }
        const fault = (0,globs/* globFault */.Hf)(url);
        if (fault !== undefined)
            problems.push(`${place}: its "url" ${fault}`);
        if (!OVERRIDABLE.some(name => name in override)) {
            problems.push(`${place} changes no setting; it can change ${OVERRIDABLE.join(', ')}`);
        }
        const values = OVERRIDABLE.flatMap(name => {
            const text = override[name];
            if (text === undefined)
                return [];
            const kind = name === 'tools' ? (0,kinds/* toolList */.Nj)(tools) : (0,table/* definitionOf */.Fg)(name).kind;
            const { value, problem } = kind.read(text);
            if (problem === undefined)
                return [[(0,setting/* camelCase */.x)(name), value]];
            problems.push(`${place}, ${name}: ${problem}`);
            return [];
        });
        const read = { url: url.trim(), ...Object.fromEntries(values) };
        for (const whole of ['report', 'rank']) {
            if (!read.failIf?.some(({ scope }) => scope === whole))
                continue;
            problems.push(`${place}, fail-if: has "${whole}", which is not about single pages; move it to "fail-if" outside of "overrides"`);
        }
        return read;
    });
}

// EXTERNAL MODULE: ./lib/settings/rank.js
var settings_rank = __webpack_require__(63463);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/settings/load-settings.js













async function loadSettings(given, resolvePath, event = { written: {} }, folders = { workspace: resolvePath('.') }) {
    const problems = [];
    const isConfigGiven = given.config !== undefined;
    const configPath = given.config?.trim() || (0,table/* definitionOf */.Fg)('config').default;
    const within = foldersByName(given, folders);
    const file = await (0,config_file/* fromConfigFile */.F)(configPath, resolvePath(configPath), isConfigGiven, within.config);
    const own = { ...file.written, ...given };
    const { url: eventUrl, ...ofEvent } = event.written;
    const isNamed = TARGETS.some(name => own[name]);
    const written = { ...ofEvent, ...(eventUrl !== undefined && !isNamed && { url: eventUrl }), ...own };
    const settings = {
        mapping: file.mapping,
        source: file.source,
        rank: { projects: file.rank, folder: resolvePath('.'), within: [folders.workspace] },
        within,
    };
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = readSetting(name, written[name], problems);
        if (value !== undefined)
            settings[(0,setting/* camelCase */.x)(name)] = value;
    }
    settings['overrides'] = readOverrides(file.overrides, settings.tools ?? tools/* TOOLS */.It, problems);
    const read = settings;
    if (problems.length === 0)
        problems.push(...crossProblems(read, event.withoutUrl));
    if (problems.length === 0)
        problems.push(...originProblems(read, given, eventUrl, configPath));
    if (problems.length === 0)
        problems.push(...(await expressionProblems(read)));
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
    return read;
}
function foldersByName(given, { workspace, ofCaller }) {
    const inside = [workspace];
    const byPlace = {
        workspace: ofCaller && inside,
        runner: ofCaller,
        anywhere: ofCaller && [workspace, (0,external_node_path_.parse)(workspace).root],
    };
    const within = table/* SETTING_NAMES */.OI.flatMap(name => {
        const { place } = (0,table/* definitionOf */.Fg)(name);
        const folders = place && (given[name] === undefined ? inside : byPlace[place]);
        return folders === undefined ? [] : [[(0,setting/* camelCase */.x)(name), folders]];
    });
    return Object.fromEntries(within);
}
const TARGETS = ['url', 'static-dir', 'merge'];
function readSetting(name, written, problems) {
    return readValue(name, (0,table/* definitionOf */.Fg)(name), written, problems);
}
function readValue(name, { kind, default: ofTable, secret }, written, problems) {
    const text = written === undefined || written.trim() === '' ? ofTable : written;
    if (text === undefined)
        return undefined;
    const { value, problem } = kind.read(text);
    if (problem === undefined)
        return value;
    const shown = secret || /^has |^line /.test(problem) ? '' : `"${(0,settings_error/* quoted */.T)(text)}" `;
    problems.push(`${name}: ${shown}${problem}`);
    return undefined;
}
function crossProblems(settings, withoutUrl = 'is missing') {
    const problems = [];
    const { baseUrl, token, url = [], staticDir, chromePath } = settings;
    if (baseUrl !== undefined && token === undefined) {
        problems.push('token: is missing; the service at "base-url" needs an API token (see your profile there, under API tokens)');
    }
    if (token !== undefined && baseUrl === undefined) {
        problems.push('base-url: is missing; "token" is only for a hosted service, the embedded engine needs none');
    }
    if (baseUrl !== undefined)
        problems.push(...baseUrlProblems(baseUrl));
    if (settings.baseline === 'production' && !settings.productionUrl) {
        problems.push('production-url: is missing; "baseline: production" needs it to find the same pages in production');
    }
    if (settings.scoreTolerance !== undefined && settings.baseline === undefined) {
        problems.push('baseline: is missing; "score-tolerance" needs one to compare scores with');
    }
    if (settings.failOnChange !== undefined && settings.baseline === undefined) {
        problems.push('baseline: is missing; "fail-on-change" needs one to compare with');
    }
    problems.push(...incrementalProblems(settings));
    if (/["<>|*?\r\n\\/:]/.test(settings.artifactName)) {
        problems.push(`artifact-name: "${(0,settings_error/* quoted */.T)(settings.artifactName)}" must not contain any of " : < > | * ? \\ /`);
    }
    problems.push(...sourceProblems(settings.source));
    if (settings.merge !== undefined)
        return [...problems, ...mergeProblems(settings)];
    if (url.length === 0 && staticDir === undefined) {
        problems.push(`url: ${withoutUrl}; give the pages to audit as "url", or a folder as "static-dir"`);
    }
    if (url.length > 0 && staticDir !== undefined) {
        problems.push('static-dir: cannot be used together with "url"; give one of them');
    }
    if (staticDir !== undefined && baseUrl !== undefined && !(0,host_kind/* neverLeavesMachine */.wQ)(new URL(baseUrl).hostname)) {
        problems.push('static-dir: is served only on this machine, so the service at "base-url" cannot reach it; remove one of the two');
    }
    if (settings.headers !== undefined && baseUrl !== undefined) {
        problems.push('headers: cannot be used with "base-url", because the service does not send them to the pages');
    }
    if (chromePath !== undefined && !(0,external_node_fs_.existsSync)(chromePath)) {
        problems.push(`chrome-path: "${(0,settings_error/* quoted */.T)(chromePath)}" does not exist; give the path of the Chrome executable`);
    }
    const { rank, rankProjects } = settings;
    if (rankProjects === undefined && settings.failIf?.some(({ scope }) => scope === 'rank')) {
        problems.push('rank-projects: is missing; "fail-if" has a condition on "rank", so name the projects, or all');
    }
    if (rankProjects !== undefined && baseUrl === undefined) {
        const known = rank.projects.map(({ id }) => id);
        if (rankProjects !== 'all')
            problems.push(...(0,settings_rank/* unknownProjects */.r8)(rankProjects, known));
        else if (known.length === 0) {
            problems.push('rank-projects: there are no rank projects; add them as "rank" to the config file');
        }
    }
    for (const tool of Object.keys(settings.mapping)) {
        if (!(0,tools/* isTool */.DS)(tool)) {
            problems.push(`mapping: "${tool}" is not a tool; allowed are ${tools/* TOOLS */.It.join(', ')}${(0,nearest/* suggestion */.h)(tool, tools/* TOOLS */.It)}`);
        }
    }
    return problems;
}
function incrementalProblems({ incremental, baseline, baseUrl, shard, merge }) {
    if (!incremental)
        return [];
    if (shard !== undefined || merge !== undefined) {
        const name = shard === undefined ? 'merge' : 'shard';
        return [
            `incremental: cannot be used together with "${name}", since only a whole run knows what was measured`,
        ];
    }
    if (baseUrl !== undefined) {
        return ['incremental: has no effect with "base-url", since the service measures all pages; remove it'];
    }
    return baseline === undefined || baseline === 'production'
        ? [
            'incremental: takes results over from a report; set "baseline" to "branch" or to the path of a report.json',
        ]
        : [];
}
const MAX_SOURCES = 500;
function sourceProblems(source) {
    const lines = Object.entries(source);
    if (lines.length > MAX_SOURCES) {
        return [`source: has ${lines.length} lines; at most ${MAX_SOURCES} are allowed`];
    }
    return lines.flatMap(line => line.flatMap(glob => {
        const fault = (0,globs/* globFault */.Hf)(glob);
        return fault === undefined ? [] : [`source: "${(0,settings_error/* quoted */.T)(glob)}" ${fault}`];
    }));
}
function mergeProblems(settings) {
    return ['url', 'staticDir', 'shard']
        .filter(name => settings[name] !== undefined)
        .map(name => {
        const written = name === 'staticDir' ? 'static-dir' : name;
        return `merge: cannot be used together with "${written}"; "merge" only joins reports and audits no pages`;
    });
}
function baseUrlProblems(baseUrl) {
    const address = new URL(baseUrl);
    const problems = [];
    if (!/\/api\/v1\/ext\/?$/.test(address.pathname)) {
        problems.push(`base-url: "${baseUrl}" must end in /api/v1/ext`);
    }
    if (address.protocol === 'http:' && !(0,host_kind/* neverLeavesMachine */.wQ)(address.hostname)) {
        problems.push(`base-url: "${baseUrl}" must begin with https://, so that the token is not sent unencrypted`);
    }
    if (address.username || address.password) {
        problems.push('base-url: must not contain a user name or password; give the token as "token"');
    }
    return problems;
}
const MAX_EXPRESSIONS = 200;
const MAX_ALL_CHARACTERS = 40_000;
async function expressionProblems(settings) {
    const expressions = [
        ...[settings, ...settings.overrides].flatMap(({ failIf = [] }) => failIf.map(({ scope, expression }) => ({ name: 'fail-if', scope, expression }))),
        ...Object.entries(settings.mapping).map(([scope, expression]) => ({
            name: 'mapping',
            scope,
            expression,
        })),
    ];
    if (expressions.length === 0)
        return [];
    if (expressions.length > MAX_EXPRESSIONS) {
        const count = expressions.length;
        return [
            `fail-if: there are ${count} expressions, including those of overrides and mapping; at most ${MAX_EXPRESSIONS} are allowed`,
        ];
    }
    const { MAX_EXPRESSION_CHARACTERS, readExpression } = await __webpack_require__.e(/* import() */ 1681).then(__webpack_require__.bind(__webpack_require__, 1681));
    const lengths = expressions.map(({ expression }) => expression.length);
    const characters = lengths.reduce((sum, length) => sum + Math.min(length, MAX_EXPRESSION_CHARACTERS), 0);
    if (characters > MAX_ALL_CHARACTERS) {
        return [
            `fail-if: all expressions together, with those of overrides and mapping, have more than ${MAX_ALL_CHARACTERS} characters; write fewer or shorter ones`,
        ];
    }
    const problems = [];
    for (const { name, scope, expression } of expressions) {
        try {
            await readExpression(expression);
        }
        catch (error) {
            problems.push(`${name}: "${scope}: ${(0,settings_error/* quoted */.T)(expression)}" ${error.message}`);
        }
    }
    return problems;
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

/***/ 63463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ readRank),
/* harmony export */   r8: () => (/* binding */ unknownProjects)
/* harmony export */ });
/* unused harmony export RANK_FORM */
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);


const PROJECT_KEYS = [
    'id',
    'name',
    'domain',
    'keywords',
    'search-engines',
    'locations',
    'devices',
    'source',
];
const SOURCES = ['file', 'search-console', 'bing-webmaster'];
const MAX_PROJECTS = 50;
const MAX_KEYWORDS = 1000;
const MAX_KEYWORD = 200;
const MAX_NAMES = 20;
const MAX_NAME = 200;
const MAX_FILES = 20;
const VARIABLE_PREFIX = 'SEO_PREFLIGHT_';
const OTHER_SECRETS = ['SEO_PREFLIGHT_TOKEN', 'SEO_PREFLIGHT_TOKENS'];
const DEFAULT_CREDENTIALS = 'SEO_PREFLIGHT_SEARCH_CONSOLE_KEY';
const DEFAULT_API_KEY = 'SEO_PREFLIGHT_BING_KEY';
function readRank(value, path, problems) {
    if (value === undefined || value === null)
        return [];
    if (!Array.isArray(value) || !value.every(isMapping)) {
        problems.push(`rank: in "${path}" must be a list of projects, each with id, domain, keywords and source`);
        return [];
    }
    if (value.length > MAX_PROJECTS) {
        problems.push(`rank: has ${value.length} projects; at most ${MAX_PROJECTS} are allowed`);
        return [];
    }
    const seen = new Set();
    return value.map((written, index) => {
        const project = readProject(written, index, problems);
        if (project.id !== '' && seen.has(project.id)) {
            problems.push(`rank: the id "${project.id}" is there twice; give each project its own`);
        }
        seen.add(project.id);
        return project;
    });
}
function readProject(written, index, problems) {
    const id = textOf(written['id']);
    const isId = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(id) && id !== 'all';
    const place = isId ? `rank: project "${id}"` : `rank: project number ${index + 1}`;
    const add = (line) => problems.push(`${place} ${line}`);
    if (!isId) {
        const what = id === '' ? 'needs an "id"' : `cannot have the id "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(id)}"`;
        add(`${what}: letters, digits, ".", "_" and "-", at most 64, and not "all"`);
    }
    for (const key of Object.keys(written)) {
        if (!PROJECT_KEYS.includes(key)) {
            add(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(key)}"; allowed are ${PROJECT_KEYS.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(key, PROJECT_KEYS)}`);
        }
    }
    const domain = textOf(written['domain']);
    if (!isDomain(domain)) {
        add(domain === ''
            ? 'needs a "domain", such as oak.example'
            : `has the domain "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(domain)}"; it must be a host alone, such as oak.example`);
    }
    const name = textOf(written['name']);
    if (name.length > MAX_NAME)
        add(`has a name of more than ${MAX_NAME} characters`);
    const project = {
        id,
        name: name === '' ? id : name,
        domain,
        keywords: keywordsOf(written['keywords'], add),
        searchEngines: namesOf('search-engines', written, add),
        locations: namesOf('locations', written, add),
        devices: namesOf('devices', written, add),
    };
    const source = sourceOf(written['source'], domain, add);
    for (const line of sourceProblems(source, project))
        add(line);
    return { ...project, source };
}
function keywordsOf(value, add) {
    const keywords = listOf(value);
    if (!keywords || keywords.length === 0 || keywords.includes('')) {
        add('needs "keywords", a list of words that people search for');
        return [];
    }
    if (keywords.length > MAX_KEYWORDS)
        add(`has ${keywords.length} keywords; at most ${MAX_KEYWORDS} are allowed`);
    if (keywords.some(keyword => keyword.length > MAX_KEYWORD)) {
        add(`has a keyword of more than ${MAX_KEYWORD} characters`);
    }
    return keywords;
}
function namesOf(key, written, add) {
    const value = written[key];
    if (value === undefined || value === null)
        return [];
    const names = listOf(value);
    if (names && names.length <= MAX_NAMES && names.every(name => name !== '' && name.length <= MAX_NAME))
        return names;
    add(`has "${key}" that are no list of at most ${MAX_NAMES} names`);
    return [];
}
function sourceOf(value, domain, add) {
    const nothing = { kind: 'file', files: [] };
    const kinds = isMapping(value) ? Object.keys(value) : [];
    const [kind] = kinds;
    if (!isMapping(value) || kinds.length !== 1 || !SOURCES.includes(kind)) {
        const hint = kinds.length === 1 ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(kind, SOURCES) : '';
        add(`needs a "source" with one of ${SOURCES.join(', ')}${hint}`);
        return nothing;
    }
    const written = value[kind];
    if (kind === 'file') {
        const files = listOf(written);
        if (files && files.length > 0 && files.length <= MAX_FILES && !files.includes(''))
            return { kind, files };
        add(`needs the path of a file as "source", or a list of at most ${MAX_FILES}`);
        return nothing;
    }
    const options = written === null || written === undefined ? {} : written;
    if (!isMapping(options)) {
        add(`has a "${kind}" that is no mapping; {} takes what is usual`);
        return nothing;
    }
    return kind === 'search-console' ? searchConsole(options, domain, add) : bingWebmaster(options, domain, add);
}
function searchConsole(options, domain, add) {
    refuseOthers('search-console', options, ['property', 'credentials-env'], add);
    const property = textOf(options['property'] ?? `sc-domain:${domain}`);
    const isProperty = /^sc-domain:[^\s/]+$/.test(property) || /^https?:$/.test(URL.parse(property)?.protocol ?? '');
    if (!isProperty) {
        add(`has the property "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(property)}"; write it as Search Console does, sc-domain:oak.example or https://oak.example/`);
    }
    const credentialsEnv = variableOf('credentials-env', options, DEFAULT_CREDENTIALS, add);
    return { kind: 'search-console', property, credentialsEnv };
}
function bingWebmaster(options, domain, add) {
    refuseOthers('bing-webmaster', options, ['site', 'api-key-env'], add);
    const site = textOf(options['site'] ?? `https://${domain}/`);
    if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
        add(`has the site "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(site)}"; write it as Bing Webmaster Tools does, such as https://oak.example/`);
    }
    return { kind: 'bing-webmaster', site, apiKeyEnv: variableOf('api-key-env', options, DEFAULT_API_KEY, add) };
}
function refuseOthers(kind, options, allowed, add) {
    for (const key of Object.keys(options)) {
        if (!allowed.includes(key)) {
            add(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(key)}" in "${kind}"; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(key, allowed)}`);
        }
    }
}
function variableOf(key, options, usual, add) {
    if (options[key] === undefined || options[key] === null)
        return usual;
    const name = textOf(options[key]);
    if (/^SEO_PREFLIGHT_[A-Z0-9_]+$/.test(name) && !OTHER_SECRETS.includes(name))
        return name;
    add(`has a "${key}" that is not the name of a variable such as ${usual}: it must begin with ${VARIABLE_PREFIX}, and the secret itself must not be in the file`);
    return usual;
}
function sourceProblems({ kind }, { searchEngines, locations, devices }) {
    const only = (engine) => searchEngines.some(name => name.toLowerCase() !== engine)
        ? [`has other "search-engines" than ${engine}, which is all that ${kind} knows`]
        : [];
    if (kind === 'bing-webmaster') {
        const named = [...(locations.length > 0 ? ['locations'] : []), ...(devices.length > 0 ? ['devices'] : [])];
        return [...only('bing'), ...named.map(key => `has "${key}", which Bing Webmaster does not tell apart`)];
    }
    if (kind === 'file')
        return [];
    const place = locations.find(name => !/^[a-z]{3}$/i.test(name));
    const device = devices.find(name => !/^(?:desktop|mobile|tablet)$/i.test(name));
    return [
        ...only('google'),
        ...(place === undefined
            ? []
            : [
                `has the location "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(place)}"; Search Console knows countries by three letters (ISO 3166-1), such as deu`,
            ]),
        ...(device === undefined
            ? []
            : [`has the device "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(device)}"; Search Console knows desktop, mobile and tablet`]),
    ];
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isDomain(text) {
    return !/[\s/:@?#\\]/.test(text) && text.includes('.') && URL.parse(`https://${text}/`) !== null;
}
function listOf(value) {
    const items = Array.isArray(value) ? value : [value];
    return items.every(item => typeof item === 'string' || typeof item === 'number')
        ? items.map(textOf)
        : undefined;
}
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
function unknownProjects(ids, known) {
    return ids
        .filter(id => !known.includes(id))
        .map(id => {
        const all = known.length === 0 ? 'there are none' : `there are ${known.slice(0, MAX_NAMES).join(', ')}`;
        return `rank-projects: "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(id)}" is not the id of a rank project; ${all}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(id, known)}`;
    });
}
const text = { type: 'string' };
const texts = { oneOf: [text, { type: 'array', items: text, minItems: 1 }] };
const variable = { type: 'string', pattern: '^SEO_PREFLIGHT_[A-Z0-9_]+$' };
const mapping = (properties, required = []) => ({
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
});
const RANK_FORM = {
    description: 'Rank projects, and where their positions come from',
    type: 'array',
    maxItems: MAX_PROJECTS,
    items: mapping({
        id: {
            description: 'Name of the project for `rank-projects`',
            type: 'string',
            pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,63}$',
        },
        name: { description: 'Name of the project for people', type: 'string', maxLength: MAX_NAME },
        domain: { description: 'Host of the site, such as `oak.example`', type: 'string' },
        keywords: {
            description: 'What people search for',
            type: 'array',
            items: { type: ['string', 'number'], maxLength: MAX_KEYWORD },
            minItems: 1,
            maxItems: MAX_KEYWORDS,
        },
        'search-engines': { description: 'Only these, such as `google`', ...texts },
        locations: {
            description: 'Only these, as the source names them. Search Console: countries by three letters, such as `deu`',
            ...texts,
        },
        devices: { description: 'Only these: `desktop`, `mobile`, `tablet`', ...texts },
        source: {
            description: 'Where the positions come from: one of these',
            ...mapping({
                file: { description: 'CSV or JSON files in the workspace', ...texts },
                'search-console': {
                    description: 'Google Search Console, read with a service account',
                    ...mapping({
                        property: {
                            description: 'As Search Console names it. Default: `sc-domain:` and the domain',
                            type: 'string',
                        },
                        'credentials-env': {
                            description: `Environment variable with the JSON key of the service account. Default: \`${DEFAULT_CREDENTIALS}\``,
                            ...variable,
                        },
                    }),
                },
                'bing-webmaster': {
                    description: 'Bing Webmaster Tools',
                    ...mapping({
                        site: {
                            description: 'As Bing Webmaster Tools names it. Default: `https://` and the domain',
                            type: 'string',
                        },
                        'api-key-env': {
                            description: `Environment variable with the API key. Default: \`${DEFAULT_API_KEY}\``,
                            ...variable,
                        },
                    }),
                },
            }),
            minProperties: 1,
            maxProperties: 1,
        },
    }, ['id', 'domain', 'keywords', 'source']),
};


/***/ }),

/***/ 90437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
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


/***/ })

};
