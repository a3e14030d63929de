export const id = 931;
export const ids = [931];
export const modules = {

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTool),
/* harmony export */   I: () => (/* binding */ TOOLS)
/* harmony export */ });
/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 10931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showHelp: () => (/* binding */ showHelp)
/* harmony export */ });
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17773);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13411);


const USAGE = `SEO Preflight ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x} – audits every page of a preview deployment before it ships

Usage:
  seo-preflight [audit] URL… [--flag value]   audit pages
  seo-preflight merge DIR…                    join and judge the reports of shards
  seo-preflight serve [--port N]              put the engine behind the REST API
  seo-preflight checks [--json]               list everything that is checked

Exit codes: 0 passed, 1 the gate failed, 2 wrong settings, 3 the run itself failed, 130/143 cancelled

Flags:`;
/** Prints the help of the command line, made from the table of settings. */
async function showHelp() {
    console.log([USAGE, ..._settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.filter(isAvailable).map(line)].join('\n'));
    return 0;
}
function isAvailable(name) {
    return (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).notYet === undefined;
}
function line(name) {
    const setting = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name);
    const words = setting.defaultWords ?? setting.default;
    const behind = words === undefined ? '' : ` (default: ${words.replaceAll('`', '')})`;
    const flag = `  --${name} ${setting.kind.placeholder}`;
    const description = `${setting.description.replaceAll('`', '')}${behind}`;
    return flag.length > 26 ? `${flag}\n${' '.repeat(27)}${description}` : `${flag.padEnd(27)}${description}`;
}


/***/ }),

/***/ 43474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CN: () => (/* binding */ pathList),
/* harmony export */   Hq: () => (/* binding */ headerLines),
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   LP: () => (/* binding */ folderList),
/* harmony export */   Nj: () => (/* binding */ toolList),
/* harmony export */   OZ: () => (/* binding */ url),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Ri: () => (/* binding */ baselineName),
/* harmony export */   T5: () => (/* binding */ scoreTolerances),
/* harmony export */   Ug: () => (/* binding */ expressionLines),
/* harmony export */   i7: () => (/* binding */ ignoreLines),
/* harmony export */   o: () => (/* binding */ urlList),
/* harmony export */   on: () => (/* binding */ truthOrUrl),
/* harmony export */   os: () => (/* binding */ shortText),
/* harmony export */   qm: () => (/* binding */ scoreBounds),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3075);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);



const oneOrMore = {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
};
function kind(placeholder, fileForm, read) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
        try {
            return read(text.trim());
        }
        catch (error) {
            if (!(error instanceof NotAllowed))
                throw error;
            context.issues.push({ code: 'custom', message: error.message, input: text });
            return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        }
    });
    return { schema, placeholder, fileForm };
}
/** Ends the reading of a value; the message says what is allowed. */
class NotAllowed extends Error {
}
function notAllowed(message) {
    throw new NotAllowed(message);
}
function text(placeholder = 'TEXT') {
    return kind(placeholder, { type: 'string' }, value => value);
}
/** @param max most characters */
function shortText(placeholder, max) {
    return kind(placeholder, { type: 'string', maxLength: max }, value => value.length <= max ? value : notAllowed(`must have at most ${max} characters`));
}
/** @param min least and @param max largest number allowed; whole numbers alone */
function wholeNumber(min, max) {
    return kind('N', { type: 'integer', minimum: min, maximum: max }, value => {
        const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        return notAllowed(`must be a whole number from ${min} to ${max}`);
    });
}
function truth() {
    return kind('', { type: 'boolean' }, value => {
        if (value.toLowerCase() === 'true')
            return true;
        if (value.toLowerCase() === 'false')
            return false;
        return notAllowed('must be true or false');
    });
}
function oneOf(...allowed) {
    return kind(allowed.join('|'), { enum: allowed }, value => {
        const found = allowed.find(word => word === value.toLowerCase());
        return found ?? notAllowed(`must be one of ${allowed.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(value, allowed)}`);
    });
}
/** Several words of a list, behind newlines, blanks or commas, in the order of the list, each once. */
function someOf(allowed, later = []) {
    const items = { enum: allowed };
    return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
        const words = wordsOf(value);
        for (const word of words) {
            if (!allowed.includes(word)) {
                notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(word, allowed)}`);
            }
            if (later.includes(word))
                notAllowed(`has "${word}", which is not available yet`);
        }
        return allowed.filter(word => words.includes(word));
    });
}
/**
 * Tool names, `all`, and `-name` to leave one out.
 *
 * @param before the tools that are left where names to leave out are all that is said
 */
function toolList(before = _api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I) {
    return kind('LIST', oneOrMore, value => {
        const words = wordsOf(value);
        const kept = new Set(words.every(word => word.startsWith('-')) ? before : []);
        for (const word of words) {
            const name = word.replace(/^-/, '').toLowerCase();
            if (name !== 'all' && !_api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I.some(tool => tool === name)) {
                const allowed = ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I];
                notAllowed(`has "${word}"; allowed are all, ${_api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(name, allowed)}`);
            }
            for (const tool of name === 'all' ? _api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I : [name]) {
                if (word.startsWith('-'))
                    kept.delete(tool);
                else
                    kept.add(tool);
            }
        }
        const tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I.filter(tool => kept.has(tool));
        return tools.length > 0 ? tools : notAllowed('leaves no tool to run');
    });
}
function urlList() {
    return kind('URL…', oneOrMore, value => blanksApart(value).map(webUrl));
}
function url() {
    return kind('URL', { type: 'string', format: 'uri' }, webUrl);
}
/** Paths of a site, each beginning with a slash. */
function pathList() {
    return kind('PATH…', oneOrMore, value => blanksApart(value).map(path => path.startsWith('/') && !path.startsWith('//')
        ? path
        : notAllowed(`has "${path}"; each path must begin with one slash, as /about`)));
}
/** A part of several, as `2/4`: its number from 1 on, and how many there are. */
function partOf(most) {
    return kind('N/M', { type: 'string', pattern: '^\\d+/\\d+$' }, value => {
        const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(value)?.map(Number) ?? [];
        if (number >= 1 && number <= count && count <= most)
            return { number, count };
        return notAllowed(`must be a part and how many there are, as 2/4; at most ${most} parts`);
    });
}
/** `true`, `false`, or an address. */
function truthOrUrl() {
    return kind('true|URL', { oneOf: [{ type: 'boolean' }, { type: 'string', format: 'uri' }] }, value => {
        const lower = value.toLowerCase();
        return lower === 'true' || lower === 'false' ? lower === 'true' : webUrl(value);
    });
}
/** Folders, one a line: their names may hold blanks. */
function folderList() {
    return kind('DIR…', oneOrMore, linesOf);
}
/** `Name: value` a line. */
function headerLines() {
    const fileForm = {
        oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    };
    return kind('LINES', fileForm, value => {
        const headers = {};
        linesOf(value).forEach((line, index) => {
            const [, name, content] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
            // The line itself may hold a secret, so only its number is named.
            if (!name || content === undefined || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
                notAllowed(`line ${index + 1} is not of the form "Name: value"`);
            }
            // Where a secret is not set, a workflow gives a line without a value.
            if (content !== '')
                headers[name.toLowerCase()] = content;
        });
        return headers;
    });
}
/** `80` for every tool, or `tool: 90` a line. */
function scoreBounds() {
    return pointsByTool('a score');
}
/** `5` for every tool, or `tool: 10` a line. */
function scoreTolerances() {
    return pointsByTool('a tolerance');
}
function pointsByTool(what) {
    const bound = { type: 'number', minimum: 0, maximum: 100 };
    const byTool = { type: 'object', propertyNames: { enum: ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I] }, additionalProperties: bound };
    return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
        const bounds = { tools: {} };
        for (const line of linesOf(value)) {
            const { name, rest } = namedLine(line, 'all');
            if (name === 'report')
                notAllowed('has "report", which is not a tool');
            const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN;
            if (!(score <= 100))
                notAllowed(`has "${line}"; ${what} is a number from 0 to 100, alone or as "tool: 90"`);
            if (name === 'all')
                bounds.all = score;
            else
                bounds.tools[name] = score;
        }
        return bounds;
    });
}
/** `tool: expression` or `report: expression` a line; a line that is indented goes on with the one before it. */
function expressionLines() {
    const fileForm = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    return kind('LINES', fileForm, value => {
        const joined = value.replace(/\n[ \t]+(?=\S)/g, ' ');
        return linesOf(joined).map(line => {
            const { name, rest } = namedLine(line);
            if (name === '' || rest === '') {
                notAllowed(`has "${line}"; each line is "tool: expression" or "report: expression"`);
            }
            return { scope: name, expression: rest };
        });
    });
}
/** `production`, `branch`, or the path of a report file. */
function baselineName() {
    const words = ['production', 'branch'];
    return kind('production|branch|FILE', { type: 'string' }, value => {
        const word = words.find(name => name === value.toLowerCase());
        if (word)
            return word;
        if (/[./\\]/.test(value))
            return value;
        return notAllowed(`must be production, branch, or the path of a report.json${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(value.toLowerCase(), words)}`);
    });
}
/** `check-glob [URL-glob]` a line, each with a comment behind `#` if need be. */
function ignoreLines() {
    return kind('LINES', oneOrMore, value => {
        const lines = linesOf(value).map(line => line.replace(/(?:^|\s+)#.*$/, ''));
        return lines
            .filter(line => line !== '')
            .map(line => {
            const [check = '', url, ...more] = blanksApart(line);
            if (more.length > 0)
                notAllowed(`has "${line}"; each line is a check id, and a URL if need be`);
            if (!/^[^/]*[/*]/.test(check) || check.includes('://')) {
                notAllowed(`has "${check}"; the id of a check is "tool/check", as serp/title-missing or serp/*`);
            }
            return { line, check, ...(url !== undefined && { url }) };
        });
    });
}
/** Splits `tool: rest`; where no name stands before a colon, the name is `without`. */
function namedLine(line, without = '') {
    const [, name, rest] = /^([a-z][a-z-]*)\s*:\s*(.*)$/i.exec(line) ?? [];
    if (name === undefined || rest === undefined)
        return { name: without, rest: line };
    const scopes = ['all', 'report', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I];
    const lower = name.toLowerCase();
    if (!scopes.includes(lower)) {
        notAllowed(`has "${name}"; allowed before the colon are ${_api_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOLS */ .I.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(name, scopes)}`);
    }
    return { name: lower, rest };
}
function webUrl(value) {
    const parsed = URL.parse(value);
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:')
        return parsed.href;
    const shown = shortened(value);
    if (!parsed) {
        return notAllowed(`has "${shown}"; it must be a whole URL that begins with http:// or https://`);
    }
    return notAllowed(`has "${shown}"; only http:// and https:// URLs can be audited`);
}
function shortened(value) {
    return value.length > 200 ? `${value.slice(0, 199)}…` : value;
}
function wordsOf(value) {
    return value.split(/[\s,]+/).filter(word => word !== '');
}
function blanksApart(value) {
    return value.split(/\s+/).filter(part => part !== '');
}
function linesOf(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}


/***/ }),

/***/ 17773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ definitionOf),
/* harmony export */   OI: () => (/* binding */ SETTING_NAMES)
/* harmony export */ });
/* unused harmony exports FORMATS, SETTINGS */
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43474);

const setting = (value) => value;
const notYet = (value) => ({ ...value, notYet: true });
const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'];
/** Every setting there is. Nothing else names one. */
const SETTINGS = {
    url: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlList */ .o)(),
        defaultWords: 'the `environment_url` of a deployment event',
        description: 'Pages to audit, one a line or separated by blanks',
    }),
    paths: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .pathList */ .CN)(),
        description: 'Paths put behind each `url` or the `static-dir`, one a line or separated by blanks',
    }),
    sitemap: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOrUrl */ .on)(),
        default: 'false',
        description: '`true`, or the URL of a sitemap: take the pages from it, those that `paths` names first; addresses of production are audited on the target',
    }),
    'max-pages': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 100_000),
        default: '10',
        description: 'Most pages from a sitemap: the home page, what the pull request changes, the pages of the baseline or those that changed last, then one page of each kind; the same ones run after run',
    }),
    'static-dir': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        description: 'Serve this folder on the loopback interface and audit it',
    }),
    wait: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 3600),
        default: '0',
        defaultWords: '`0`; on a deployment event `120`',
        description: 'Seconds to wait until the target answers',
    }),
    'production-url': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ)(),
        description: 'Where these pages will live: makes the target a preview',
    }),
    headers: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .headerLines */ .Hq)(),
        description: 'Request headers, `Name: value` a line, sent to the audited origin alone',
        secret: true,
    }),
    tools: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toolList */ .Nj)(),
        default: 'all',
        description: 'Names of tools, `all`, and `-name` to leave one out',
    }),
    analyze: notYet({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Also run the analysis of the whole site',
    }),
    'rank-projects': notYet({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('IDS|all'),
        description: 'Ids of rank projects or `all`: add their positions to the report',
    }),
    'base-url': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ)(),
        description: 'API root of the service, ending in `/api/v1/ext`; without it the embedded engine runs',
    }),
    token: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        description: 'API token of the service, from its profile area under API tokens; goes with `base-url`',
        secret: true,
        notInFile: true,
    }),
    'auth-header': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('authorization', 'x-api-key'),
        default: 'authorization',
        description: 'Request header that carries the token: `authorization` or `x-api-key`',
    }),
    concurrency: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 64),
        default: '4',
        description: 'Tool runs at once',
    }),
    timeout: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 3600),
        default: '120',
        description: 'Seconds for one tool on one page',
    }),
    retries: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 20),
        default: '3',
        description: 'Further tries of a request that may pass later',
    }),
    'fail-on': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('error', 'warning', 'notice', 'never'),
        default: 'error',
        description: 'Least severity of a failed check that fails the build: `error`, `warning`, `notice` or `never`',
    }),
    'min-score': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreBounds */ .qm)(),
        description: 'Least score: `80` for every tool, or `tool: 90` a line',
    }),
    'fail-if': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionLines */ .Ug)(),
        description: "`tool: expression` a line (JSONata over that tool's response body), or `report: expression`; true fails the build",
    }),
    'not-measured': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('fail', 'warn', 'ignore'),
        default: 'fail',
        description: 'What a tool without a result does to the build: `fail`, `warn` or `ignore`',
    }),
    ignore: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreLines */ .i7)(),
        description: 'Failures that do not count: `check-id [URL]` a line, where `*` stands for anything; the URL is of a page or of what is at fault on it; `#` begins a comment',
    }),
    baseline: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineName */ .Ri)(),
        description: '`production` (the same pages on `production-url`), `branch` (the last report of the base branch) or a `report.json`: only failures that are new against it count',
    }),
    comment: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('auto', 'on-failure', 'never'),
        default: 'auto',
        description: 'Comment on the pull request: `auto`, `on-failure` (an earlier comment is still brought up to date) or `never`',
    }),
    'comment-id': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)('ID', 100),
        default: 'default',
        description: 'Tells several comments on one pull request apart',
    }),
    'github-token': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        defaultWords: "the workflow's own token",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
        actionDefault: '${{ github.token }}',
        description: 'Token for what is read from and written to GitHub',
        secret: true,
        notInFile: true,
    }),
    'artifact-name': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('NAME'),
        default: 'seo-preflight',
        description: 'Name of the report artifact; `none` uploads nothing',
    }),
    'retention-days': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 400),
        defaultWords: "the repository's",
        description: 'Days that the artifact is kept',
    }),
    'report-dir': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        default: 'seo-report',
        description: 'Folder that the reports are written to',
    }),
    formats: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(FORMATS, ['sarif', 'junit']),
        default: 'json, html',
        description: 'Report files: of `json`, `html`, `markdown`, `sarif`, `junit`',
    }),
    annotations: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'true',
        description: 'Put the worst findings on the run',
    }),
    config: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        default: '.github/seo-preflight.yml',
        description: 'The config file',
        notInFile: true,
    }),
    'chrome-path': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        defaultWords: '`CHROME_PATH`, else the installed one',
        description: 'The Chrome to use',
    }),
    shard: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(1000),
        description: '`2/4`: audit the second quarter of the pages; `merge` judges them together',
    }),
    merge: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .folderList */ .LP)(),
        description: 'Folders with the reports of shards, one a line: join and judge them instead of auditing',
    }),
    device: setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('mobile', 'desktop'),
        default: 'mobile',
        description: 'What Lighthouse plays for `pagespeed`: `mobile` or `desktop`; the other tools look at the page on a phone, as search engines do',
    }),
    'lighthouse-runs': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 20),
        default: '1',
        description: 'Runs of Lighthouse on each page, each with the time of `timeout`; the one nearest to the median counts',
    }),
    'score-tolerance': setting({
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTolerances */ .T5)(),
        defaultWords: 'scores may fall',
        description: 'Points that a score may fall against the baseline before the build fails: `5` for every tool, or `serp: 3` a line; for `pagespeed` at least what it varies by itself, unless it is named',
    }),
};
const SETTING_NAMES = Object.keys(SETTINGS);
function definitionOf(name) {
    return SETTINGS[name];
}


/***/ })

};
