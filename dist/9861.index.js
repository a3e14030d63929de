export const id = 9861;
export const ids = [9861];
export const modules = {

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

/***/ 12847:
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
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/settings/yaml.js
var yaml = __webpack_require__(57030);
;// CONCATENATED MODULE: ./lib/settings/config-file.js





const EMPTY = { written: {}, mapping: {}, overrides: [], source: {} };
/** Keys of the config file that are not settings of the table. */
const FILE_KEYS = ['mapping', 'overrides', 'rank', 'source'];
/**
 * The config file (YAML). One that was not asked for by name may be missing.
 *
 * @param path of the file as it was written, for messages
 * @param place where it lies
 * @param required whether the user named it
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws SettingsError where it cannot be read, is not a YAML mapping, or has an unknown key
 */
async function fromConfigFile(path, place, required, within) {
    let source;
    try {
        source = await (0,named_file/* readNamedFile */.wh)(place, { maxBytes: named_file/* MAX_SETTINGS_BYTES */.XK, within });
    }
    catch (error) {
        if (!(error instanceof named_file/* NamedFileError */.ql))
            throw error;
        if (error.code === 'ENOENT' && !required)
            return EMPTY;
        throw new settings_error/* SettingsError */.G(`config: "${path}" ${error.message}`);
    }
    return await readConfig(source, path);
}
async function readConfig(source, path) {
    const content = await (0,yaml/* readYaml */.g)(source).catch(error => {
        throw error instanceof yaml/* YamlError */.I ? new settings_error/* SettingsError */.G(`config: "${path}" ${error.message}`) : error;
    });
    if (content === null || content === undefined)
        return EMPTY;
    if (typeof content !== 'object' || Array.isArray(content)) {
        throw new settings_error/* SettingsError */.G(`config: "${path}" must contain settings as "name: value" lines`);
    }
    const written = {};
    const problems = [];
    const entries = Object.entries(content);
    for (const [name, value] of entries) {
        if (FILE_KEYS.includes(name)) {
            if (!['mapping', 'overrides', 'source'].includes(name))
                problems.push(`config: "${name}" in "${path}" is not available yet`);
        }
        else if (!(0,table/* isSettingName */.s9)(name)) {
            const allowed = [...table/* SETTING_NAMES */.OI, ...FILE_KEYS];
            problems.push(`config: "${name}" in "${path}" is not a setting${(0,nearest/* suggestion */.h)(name, allowed)}`);
        }
        else if ((0,table/* definitionOf */.Fg)(name).setBy === 'caller') {
            problems.push(`config: "${name}" cannot be set in "${path}", because a pull request can change that file; set it as the input "${name}" or the flag --${name}`);
        }
        else if (value !== null) {
            written[name] = writtenOf(value);
        }
    }
    const { mapping: writtenMapping, overrides: writtenOverrides } = content;
    const mapping = mappingOf(writtenMapping, path, problems);
    const overrides = overridesOf(writtenOverrides, path, problems);
    const sourceFiles = sourceFilesOf(content['source'], path, problems);
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
    return { written, mapping, overrides, source: sourceFiles };
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
/** A value of YAML in the form that an input would have: lists become lines, mappings "name: value" lines. */
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

;// CONCATENATED MODULE: ./lib/settings/named-origins.js
/**
 * The config file may be a stranger's: with a secret at hand it can choose among the origins that inputs, flags or the
 * event name, and cannot add one that the secret, or the service that the token is for, would be led to.
 *
 * @param given what the inputs or the flags say
 * @param eventUrl address that the event names
 * @returns one line for each setting of the file that does
 */
function originProblems(settings, given, eventUrl, configPath) {
    const { token, headers = {}, url = [], baseline, productionUrl } = settings;
    const secret = token !== undefined ? 'token' : Object.keys(headers).length > 0 ? 'headers' : undefined;
    if (secret === undefined)
        return [];
    const named = new Set([given.url, given.sitemap, eventUrl]
        .flatMap(text => text?.split(/\s+/) ?? [])
        .flatMap(text => URL.parse(text)?.origin ?? []));
    const problem = (name, value) => `${name}: "${value}" is set only in "${configPath}", which a pull request can change. So that "${secret}" goes to no other site, set it as the input "${name}" or the flag --${name}`;
    const foreign = (address) => !named.has(new URL(address).origin);
    const problems = [];
    const page = given.url === undefined ? url.find(foreign) : undefined;
    if (page !== undefined)
        problems.push(problem('url', page));
    const staticDir = given['static-dir'] === undefined ? settings.staticDir : undefined;
    if (staticDir !== undefined)
        problems.push(problem('static-dir', staticDir));
    // The engine sends no headers there; a service is asked to fetch it.
    const isAudited = baseline === 'production' && token !== undefined && given['production-url'] === undefined;
    if (isAudited && productionUrl && foreign(productionUrl)) {
        problems.push(problem('production-url', productionUrl));
    }
    return problems;
}

// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(43474);
// EXTERNAL MODULE: ./lib/settings/setting.js
var setting = __webpack_require__(90437);
;// CONCATENATED MODULE: ./lib/settings/overrides.js





/** What an override can set, beside the `url` of the pages that it is for. */
const OVERRIDABLE = table/* SETTING_NAMES */.OI.filter(name => (0,table/* definitionOf */.Fg)(name).overridable);
/** Most overrides: each is compared with each page. */
const MAX_OVERRIDES = 100;
/**
 * Reads the overrides of the config file.
 *
 * @param tools of the run, which `-name` leaves one out of
 * @param problems takes one line for each that is wrong
 */
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
        if (read.failIf?.some(({ scope }) => scope === 'report')) {
            problems.push(`${place}, fail-if: has "report", which is not about single pages; move it to "fail-if" outside of "overrides"`);
        }
        return read;
    });
}

;// CONCATENATED MODULE: ./lib/settings/load-settings.js












/**
 * Reads and checks all settings: those given by inputs or flags stand before those of the config file, and these
 * before the defaults.
 *
 * @param given what the inputs or the flags say
 * @param resolvePath gives the place of the config file for the path that was written
 * @param event what it says of the settings; its `url` holds where no other target is named
 * @param folders where files may be that settings name
 * @throws SettingsError with a line for each problem
 */
async function loadSettings(given, resolvePath, event = { written: {} }, folders = { workspace: resolvePath('.') }) {
    const problems = [];
    const isConfigGiven = given.config !== undefined;
    const configPath = given.config?.trim() || (0,table/* definitionOf */.Fg)('config').default;
    const within = foldersByName(given, folders);
    const file = await fromConfigFile(configPath, resolvePath(configPath), isConfigGiven, within.config);
    const own = { ...file.written, ...given };
    const { url: eventUrl, ...ofEvent } = event.written;
    const isNamed = TARGETS.some(name => own[name]);
    const written = { ...ofEvent, ...(eventUrl !== undefined && !isNamed && { url: eventUrl }), ...own };
    const settings = {
        mapping: file.mapping,
        source: file.source,
        within,
    };
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = readSetting(name, written[name], problems);
        if (value !== undefined)
            settings[(0,setting/* camelCase */.x)(name)] = value;
    }
    settings['overrides'] = readOverrides(file.overrides, settings.tools ?? tools/* TOOLS */.I, problems);
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
/** Settings that say what is audited. */
const TARGETS = ['url', 'static-dir', 'merge'];
function readSetting(name, written, problems) {
    const setting = (0,table/* definitionOf */.Fg)(name);
    if (!setting.notYet)
        return readValue(name, setting, written, problems);
    if (written !== undefined && written.trim() !== '')
        problems.push(`${name}: is not available yet`);
    return undefined;
}
/**
 * Reads what was written of a setting or flag, or its default.
 *
 * @param problems takes the line on a value that is not allowed
 * @returns undefined where there is none
 */
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
/** What cannot be said of one setting alone. */
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
    if (/["<>|*?\r\n\\/:]/.test(settings.artifactName)) {
        problems.push(`artifact-name: "${(0,settings_error/* quoted */.T)(settings.artifactName)}" must not contain any of " : < > | * ? \\ /`);
    }
    if (chromePath !== undefined && !(0,external_node_fs_.existsSync)(chromePath)) {
        problems.push(`chrome-path: "${(0,settings_error/* quoted */.T)(chromePath)}" does not exist; give the path of the Chrome executable`);
    }
    for (const tool of Object.keys(settings.mapping)) {
        if (!(0,tools/* isTool */.D)(tool)) {
            problems.push(`mapping: "${tool}" is not a tool; allowed are ${tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(tool, tools/* TOOLS */.I)}`);
        }
    }
    problems.push(...sourceProblems(settings.source));
    return problems;
}
/** Most lines of `source`: each is compared with the place of each annotation. */
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
/** What audits has no meaning where reports are joined. */
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
/** Most expressions of a run: each is compiled before it, and evaluated after it on each page. */
const MAX_EXPRESSIONS = 200;
/** Most characters of all expressions together. */
const MAX_ALL_CHARACTERS = 40_000;
/** Compiles the expressions, so that a wrong one ends the run before any request. */
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
/* harmony export */   T9: () => (/* binding */ futurePlace),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   ql: () => (/* binding */ NamedFileError),
/* harmony export */   wh: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Most bytes that are read of a file with settings or tokens: 1 MiB. */
const MAX_SETTINGS_BYTES = 1024 * 1024;
/** Most bytes that are read of a report; of a longer text Node.js cannot make a string. */
const MAX_REPORT_BYTES = 500_000_000;
/** Why a file that a setting names is not read or written. The message goes behind its name and shows none of its content. */
class NamedFileError extends Error {
    name = 'NamedFileError';
    /** `ENOENT` where it is not there. */
    code;
    constructor(message, code) {
        super(message);
        this.code = code;
    }
}
/**
 * Reads a text file that a setting names: a regular one of bounded size, by its real path. A pipe or a device is refused
 * without being waited for.
 *
 * @param path as it was written; one that is relative is taken from the working directory
 * @throws NamedFileError
 */
async function readNamedFile(path, { maxBytes, within }) {
    try {
        const real = await realPlace(path, within);
        assertRegular(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real));
        // Between the look and the opening it may have become something else: no link is followed, nothing is waited for.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            await assertSame(file, real);
            return decoded(await contentOf(file, maxBytes));
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
/**
 * Where a file or folder really is, its links followed.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws NamedFileError where it is not there, or is in none of them
 */
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
/**
 * Where a folder will really be that is still to be made, links of what is there already followed.
 *
 * @throws NamedFileError where that is in none of the folders that must hold it
 */
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
/** A link that leads nowhere is there: what is behind it must not be made. */
async function isThere(place) {
    if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(place).root)
        return true;
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place).then(() => true, (error) => {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    });
}
/**
 * The real path of the folder that a path is written to be in, the innermost of them. A path that names one of them must
 * not lead by a link into another.
 */
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
    // There checkouts keep the token that they were made with.
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
/** The file that is open is the one that was looked at. */
async function assertSame(file, real) {
    const [opened, seen, place] = await Promise.all([file.stat(), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(real)]);
    assertRegular(opened);
    if (place !== real || opened.ino !== seen.ino || opened.dev !== seen.dev) {
        throw new NamedFileError('was changed while it was being opened');
    }
}
/** What a file says of its own size need not be true, as below /proc. */
async function contentOf(file, maxBytes) {
    const { size } = await file.stat();
    if (size > maxBytes)
        throw tooLarge(maxBytes);
    const pieces = [];
    let length = 0;
    while (length <= maxBytes) {
        const wanted = Math.max(64 * 1024, size - length + 1);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted);
        if (bytesRead === 0)
            return Buffer.concat(pieces, length);
        pieces.push(buffer.subarray(0, bytesRead));
        length += bytesRead;
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

/***/ 90437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
/** The name of a setting as {@link ValuesOf} has it. */
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
/** Why a text is not taken. The message goes behind the file's name and is one line. */
class YamlError extends Error {
    name = 'YamlError';
}
/** Words, signs and breaks of a file: some 8,000 lines. */
const MAX_LEXEMES = 50_000;
/** Levels of lists and mappings within each other. */
const MAX_DEPTH = 40;
/** Characters that there are where every alias is written out. */
const MAX_CHARACTERS = 2 * 1024 * 1024;
/**
 * Reads YAML that anybody may have written: time and memory are bounded by its length, whatever aliases and nesting it
 * has, and it ends at the first error.
 *
 * @returns undefined where there is nothing in it
 * @throws YamlError
 */
async function readYaml(source) {
    const { Composer, Lexer, Parser } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    // The composer itself compares each key of a mapping with each other one.
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


/***/ })

};
