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
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48659);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13411);


const USAGE = `SEO Preflight ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x} – audits every page of a preview deployment before it ships

Usage:
  seo-preflight [audit] URL… [--flag value]   audit pages
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

/***/ 48659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OI: () => (/* binding */ SETTING_NAMES),
  Fg: () => (/* binding */ definitionOf)
});

// UNUSED EXPORTS: FORMATS, SETTINGS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/settings/nearest.js
var nearest = __webpack_require__(18535);
;// CONCATENATED MODULE: ./lib/settings/kinds.js



const oneOrMore = {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
};
function kind(placeholder, fileForm, read) {
    const schema = schemas/* string */.YjP().transform((text, context) => {
        try {
            return read(text.trim());
        }
        catch (error) {
            if (!(error instanceof NotAllowed))
                throw error;
            context.issues.push({ code: 'custom', message: error.message, input: text });
            return core/* NEVER */.tm;
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
function kinds_text(placeholder = 'TEXT') {
    return kind(placeholder, { type: 'string' }, value => value);
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
        return found ?? notAllowed(`must be one of ${allowed.join(', ')}${(0,nearest/* suggestion */.h)(value, allowed)}`);
    });
}
/** Several words of a list, behind newlines, blanks or commas, in the order of the list, each once. */
function someOf(allowed, later = []) {
    const items = { enum: allowed };
    return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
        const words = wordsOf(value);
        for (const word of words) {
            if (!allowed.includes(word)) {
                notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${(0,nearest/* suggestion */.h)(word, allowed)}`);
            }
            if (later.includes(word))
                notAllowed(`has "${word}", which is not available yet`);
        }
        return allowed.filter(word => words.includes(word));
    });
}
/** Tool names, `all`, and `-name` to leave one out. */
function toolList() {
    return kind('LIST', oneOrMore, value => {
        const words = wordsOf(value);
        const kept = new Set(words.every(word => word.startsWith('-')) ? api_tools/* TOOLS */.I : []);
        for (const word of words) {
            const name = word.replace(/^-/, '').toLowerCase();
            if (name !== 'all' && !api_tools/* TOOLS */.I.some(tool => tool === name)) {
                const allowed = ['all', ...api_tools/* TOOLS */.I];
                notAllowed(`has "${word}"; allowed are all, ${api_tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(name, allowed)}`);
            }
            for (const tool of name === 'all' ? api_tools/* TOOLS */.I : [name]) {
                if (word.startsWith('-'))
                    kept.delete(tool);
                else
                    kept.add(tool);
            }
        }
        const tools = api_tools/* TOOLS */.I.filter(tool => kept.has(tool));
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
            if (!name || !content || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
                notAllowed(`line ${index + 1} is not of the form "Name: value"`);
            }
            headers[name.toLowerCase()] = content;
        });
        return headers;
    });
}
/** `80` for every tool, or `tool: 90` a line. */
function scoreBounds() {
    const bound = { type: 'number', minimum: 0, maximum: 100 };
    const byTool = { type: 'object', propertyNames: { enum: ['all', ...api_tools/* TOOLS */.I] }, additionalProperties: bound };
    return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
        const bounds = { tools: {} };
        for (const line of linesOf(value)) {
            const { name, rest } = namedLine(line, 'all');
            if (name === 'report')
                notAllowed('has "report", which is not a tool');
            const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN;
            if (!(score <= 100))
                notAllowed(`has "${line}"; a score is a number from 0 to 100, alone or as "tool: 90"`);
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
/** Splits `tool: rest`; where no name stands before a colon, the name is `without`. */
function namedLine(line, without = '') {
    const [, name, rest] = /^([a-z][a-z-]*)\s*:\s*(.*)$/i.exec(line) ?? [];
    if (name === undefined || rest === undefined)
        return { name: without, rest: line };
    const scopes = ['all', 'report', ...api_tools/* TOOLS */.I];
    const lower = name.toLowerCase();
    if (!scopes.includes(lower)) {
        notAllowed(`has "${name}"; allowed before the colon are ${api_tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(name, scopes)}`);
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

;// CONCATENATED MODULE: ./lib/settings/table.js

const setting = (value) => value;
const notYet = (value) => ({ ...value, notYet: true });
const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'];
/** Every setting there is. Nothing else names one. */
const SETTINGS = {
    url: setting({
        kind: urlList(),
        description: 'Pages to audit, one a line or separated by blanks',
    }),
    paths: setting({
        kind: pathList(),
        description: 'Paths put behind each `url` or the `static-dir`, one a line or separated by blanks',
    }),
    sitemap: notYet({
        kind: kinds_text('true|URL'),
        default: 'false',
        description: '`true`, or the URL of a sitemap: take the pages from it',
    }),
    'max-pages': notYet({
        kind: wholeNumber(1, 100_000),
        default: '10',
        description: 'Most pages from a sitemap or a crawl',
    }),
    'static-dir': setting({
        kind: kinds_text('DIR'),
        description: 'Serve this folder on the loopback interface and audit it',
    }),
    wait: notYet({
        kind: wholeNumber(0, 3600),
        defaultWords: '`0`; on a deployment event `120`',
        description: 'Seconds to wait until the target answers',
    }),
    'production-url': notYet({
        kind: url(),
        description: 'Where these pages will live: makes the target a preview',
    }),
    headers: setting({
        kind: headerLines(),
        description: 'Request headers, `Name: value` a line, sent to the audited origin alone',
        secret: true,
    }),
    tools: setting({
        kind: toolList(),
        default: 'all',
        description: 'Names of tools, `all`, and `-name` to leave one out',
    }),
    analyze: notYet({
        kind: truth(),
        default: 'false',
        description: 'Also run the analysis of the whole site',
    }),
    'rank-projects': notYet({
        kind: kinds_text('IDS|all'),
        description: 'Ids of rank projects or `all`: add their positions to the report',
    }),
    'base-url': setting({
        kind: url(),
        description: 'API root of the service, ending in `/api/v1/ext`; without it the embedded engine runs',
    }),
    token: setting({
        kind: kinds_text('TOKEN'),
        description: 'API token of the service, from its profile area under API tokens; goes with `base-url`',
        secret: true,
        notInFile: true,
    }),
    'auth-header': setting({
        kind: oneOf('authorization', 'x-api-key'),
        default: 'authorization',
        description: 'Request header that carries the token: `authorization` or `x-api-key`',
    }),
    concurrency: setting({
        kind: wholeNumber(1, 64),
        default: '4',
        description: 'Tool runs at once',
    }),
    timeout: setting({
        kind: wholeNumber(1, 3600),
        default: '120',
        description: 'Seconds for one tool on one page',
    }),
    retries: setting({
        kind: wholeNumber(0, 20),
        default: '3',
        description: 'Further tries of a request that may pass later',
    }),
    'fail-on': setting({
        kind: oneOf('error', 'warning', 'notice', 'never'),
        default: 'error',
        description: 'Least severity of a failed check that fails the build: `error`, `warning`, `notice` or `never`',
    }),
    'min-score': setting({
        kind: scoreBounds(),
        description: 'Least score: `80` for every tool, or `tool: 90` a line',
    }),
    'fail-if': setting({
        kind: expressionLines(),
        description: "`tool: expression` a line (JSONata over that tool's response body), or `report: expression`; true fails the build",
    }),
    'not-measured': setting({
        kind: oneOf('fail', 'warn', 'ignore'),
        default: 'fail',
        description: 'What a tool without a result does to the build: `fail`, `warn` or `ignore`',
    }),
    ignore: notYet({
        kind: kinds_text('LINES'),
        description: 'Check ids (globs), each with an optional URL glob, whose failures do not count',
    }),
    baseline: notYet({
        kind: kinds_text('production|branch|FILE'),
        description: '`production`, `branch` or a report file: only failures that are new against it count',
    }),
    comment: notYet({
        kind: oneOf('auto', 'on-failure', 'never'),
        default: 'auto',
        description: 'Comment on the pull request: `auto`, `on-failure` or `never`',
    }),
    'comment-id': notYet({
        kind: kinds_text('ID'),
        default: 'default',
        description: 'Tells several comments on one pull request apart',
    }),
    'github-token': setting({
        kind: kinds_text('TOKEN'),
        defaultWords: "the workflow's own token",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
        actionDefault: '${{ github.token }}',
        description: 'Token for what is read from and written to GitHub',
        secret: true,
        notInFile: true,
    }),
    'artifact-name': setting({
        kind: kinds_text('NAME'),
        default: 'seo-preflight',
        description: 'Name of the report artifact; `none` uploads nothing',
    }),
    'retention-days': setting({
        kind: wholeNumber(1, 400),
        defaultWords: "the repository's",
        description: 'Days that the artifact is kept',
    }),
    'report-dir': setting({
        kind: kinds_text('DIR'),
        default: 'seo-report',
        description: 'Folder that the reports are written to',
    }),
    formats: setting({
        kind: someOf(FORMATS, ['sarif', 'junit']),
        default: 'json, html',
        description: 'Report files: of `json`, `html`, `markdown`, `sarif`, `junit`',
    }),
    annotations: notYet({
        kind: truth(),
        default: 'true',
        description: 'Put the worst findings on the run',
    }),
    config: setting({
        kind: kinds_text('FILE'),
        default: '.github/seo-preflight.yml',
        description: 'The config file',
        notInFile: true,
    }),
    'chrome-path': setting({
        kind: kinds_text('FILE'),
        defaultWords: '`CHROME_PATH`, else the installed one',
        description: 'The Chrome to use',
    }),
    shard: notYet({
        kind: kinds_text('N/M'),
        description: '`2/4`: audit the second quarter of the pages',
    }),
    merge: notYet({
        kind: kinds_text('DIR'),
        description: 'Folder with the reports of shards: join and judge them instead of auditing',
    }),
    device: notYet({
        kind: oneOf('mobile', 'desktop'),
        default: 'mobile',
        description: 'What the browser plays: `mobile` or `desktop`',
    }),
    'lighthouse-runs': notYet({
        kind: wholeNumber(1, 20),
        default: '1',
        description: 'Runs of Lighthouse a page; the median counts',
    }),
    'score-tolerance': notYet({
        kind: kinds_text('LINES'),
        defaultWords: '`0`; pagespeed from its measured spread',
        description: 'Points that a score may fall against the baseline: `5`, or `pagespeed: 10` a line',
    }),
};
const SETTING_NAMES = Object.keys(SETTINGS);
function definitionOf(name) {
    return SETTINGS[name];
}


/***/ })

};
