export const id = 7789;
export const ids = [7789];
export const modules = {

/***/ 37844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ looksLikeCheck),
/* harmony export */   g5: () => (/* binding */ showCheck),
/* harmony export */   sh: () => (/* binding */ isCheckName)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26613);
/* harmony import */ var _report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49751);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4581);
/* harmony import */ var _help_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75906);
/* harmony import */ var _terminal_abilities_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55203);







function looksLikeCheck(word) {
    return /^(?:[a-z-]+\/)?[a-z][a-z0-9-]*$/i.test(word);
}
async function showCheck(written, env) {
    const id = await checkIdOf(written);
    const [tool = '', name = ''] = id.split('/');
    const { ENGINE_TOOLS } = await __webpack_require__.e(/* import() */ 9963).then(__webpack_require__.bind(__webpack_require__, 62344));
    const { allChecksOf } = await __webpack_require__.e(/* import() */ 9677).then(__webpack_require__.bind(__webpack_require__, 9677));
    const checks = (0,_api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .isTool */ .DS)(tool) ? await allChecksOf(ENGINE_TOOLS[tool]) : {};
    const paint = (0,_report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)((0,_terminal_abilities_js__WEBPACK_IMPORTED_MODULE_6__/* .abilitiesOf */ .s)(process.stdout, env).color);
    console.log(checkLines(id, checks[name], (0,_help_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .helpWidth */ .kK)(env), paint).join('\n'));
    return 0;
}
async function isCheckName(word) {
    return (await idsNamed(word)).length > 0;
}
async function checkIdOf(written) {
    const [id, ...others] = await idsNamed(written);
    if (id !== undefined && others.length === 0)
        return id;
    const isOneOf = others.length > 0 ? ` (did you mean one of ${[id, ...others].join(', ')}?)` : undefined;
    throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`${written}: there is no such check${isOneOf ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(written, await allIds())}; "seo-preflight checks" lists all of them`);
}
async function idsNamed(written) {
    const word = written.toLowerCase();
    return (await allIds()).filter(id => id === word || id.slice(id.indexOf('/') + 1) === word);
}
async function allIds() {
    const { CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return CHECK_IDS.trim().split('\n');
}
function checkLines(id, { severity, scope, title, why, fix, example, help }, width, paint) {
    const kind = scope === 'site' ? `${severity} of the site` : severity;
    return [
        paint('bold', id),
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`${kind} · ${title}`, width).map(line => paint(_report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITY_STYLES */ .xs[severity], line)),
        '',
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(why, width),
        '',
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`Fix: ${fix}`, width),
        '',
        'Example of what fails:',
        ...example.split('\n').map(line => `  ${line}`),
        '',
        `Source: ${help}`,
    ];
}


/***/ }),

/***/ 75906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ sideBySide),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   kK: () => (/* binding */ helpWidth)
/* harmony export */ });
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26613);
/* harmony import */ var _terminal_abilities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55203);


const MAX_WIDTH = 100;
const MIN_WIDTH = 40;
const TEXT_COLUMN = 27;
const MIN_TEXT = 40;
function helpWidth(env) {
    return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, (0,_terminal_abilities_js__WEBPACK_IMPORTED_MODULE_1__/* .abilitiesOf */ .s)(process.stdout, env).width));
}
function flagLines(name, { kind, description, default: plain, defaultWords, }, width) {
    const words = defaultWords ?? plain;
    const isPlain = kind.takesNext !== undefined && words === 'false';
    const behind = words === undefined || isPlain ? '' : ` (default: ${words.replaceAll('`', '')})`;
    const flag = `  --${name} ${kind.placeholder}`.trimEnd();
    return sideBySide(flag, `${description.replaceAll('`', '')}${behind}`, TEXT_COLUMN, width);
}
function sideBySide(left, right, column, width) {
    const isNarrow = width < column + MIN_TEXT;
    const indent = isNarrow ? 6 : column;
    const lines = (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(right, width - indent).map(line => `${' '.repeat(indent)}${line}`);
    if (isNarrow || left.length >= column) {
        const shown = left.length <= width
            ? [left]
            : (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(left.trim(), width - 4).map((line, at) => `${at ? '    ' : '  '}${line}`);
        return [...shown, ...lines];
    }
    return [`${left.padEnd(column)}${lines[0].trimStart()}`, ...lines.slice(1)];
}


/***/ }),

/***/ 7789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shortUsage: () => (/* binding */ shortUsage),
  showHelp: () => (/* binding */ showHelp)
});

// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(26613);
;// CONCATENATED MODULE: ./lib/settings/groups.js
const GROUPS = {
    target: {
        title: 'Target',
        about: 'Which pages are audited.',
        example: 'seo-preflight example.com --sitemap --max-pages 50',
    },
    tools: {
        title: 'Tools',
        about: 'What is measured on them.',
        example: 'seo-preflight example.com --tools robots,serp,schema --analyze',
    },
    gate: {
        title: 'Gate',
        about: 'What fails the build.',
        example: 'seo-preflight example.com --fail-on warning --min-score 80',
    },
    'pull-request': {
        title: 'Pull request',
        about: 'What a workflow shows on a pull request and on its run.',
        example: 'comment: on-failure',
    },
    report: {
        title: 'Report',
        about: 'What is written, and where to.',
        example: 'seo-preflight example.com --report-dir out --formats json,markdown',
    },
    engine: {
        title: 'Engine',
        about: 'How the work is done.',
        example: 'seo-preflight example.com --concurrency 8 --chrome-path /usr/bin/chromium',
    },
    service: {
        title: 'Service',
        about: 'A hosted service that measures instead of the embedded engine.',
        example: 'SEO_PREFLIGHT_TOKEN=… seo-preflight example.com --base-url https://seo.example.com/api/v1/ext',
    },
};
const GROUP_ENTRIES = Object.entries(GROUPS);

// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/cli/check-help.js
var check_help = __webpack_require__(37844);
;// CONCATENATED MODULE: ./lib/cli/commands.js
const COMMAND_USAGES = {
    audit: [['[audit] URL… [--flag value]', 'audit pages']],
    merge: [['merge DIR…', 'join and judge the reports of shards']],
    serve: [['serve [--port N]', 'put the engine behind the REST API; has flags of its own: serve --help']],
    explain: [
        ['explain CHECK-ID', 'say what a check looks for, why, and what to do'],
        ['explain --base-url … URL', 'print how the answers of a hosted service are read'],
    ],
    init: [['init [DIR]', 'write the workflow that fits a repository; --dry-run prints it']],
    checks: [['checks [--json]', 'list everything that is checked']],
    help: [['help [SETTING|CHECK-ID|COMMAND]', 'explain one of them']],
};
const COMMAND_NAMES = Object.keys(COMMAND_USAGES);

// EXTERNAL MODULE: ./lib/cli/help-layout.js
var help_layout = __webpack_require__(75906);
// EXTERNAL MODULE: ./lib/cli/output-flags.js
var output_flags = __webpack_require__(10915);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/settings/kind-in-words.js
const PLACEHOLDERS = {
    '[URL]': 'true, false or the URL of a file; as a flag alone it means true',
    'URL…': 'one or several URLs, separated by spaces or newlines',
    URL: 'a URL that begins with http:// or https://',
    'URL|none': 'a URL, or none',
    'PATH…': 'one or several paths, separated by spaces or newlines',
    'GLOB…': 'one or several URL patterns, separated by spaces or newlines; * matches anything',
    'DIR…': 'one or several folders, one per line; as a flag, it may stand several times',
    DIR: 'a folder',
    FILE: 'the path of a file',
    LIST: 'words, separated by spaces, commas or newlines',
    LINES: 'one or several lines; as a flag, it may stand several times',
    'all|IDS': 'all, or ids separated by spaces, commas or newlines',
    'N/M': 'the number of a part and how many there are',
    'production|branch|FILE': 'production, branch or the path of a file',
};
function kindInWords({ fileForm, placeholder, }) {
    const { type, enum: words, minimum, maximum, maxLength } = fileForm;
    if (words)
        return `one of ${words.join(', ')}`;
    if (type === 'boolean')
        return 'true or false; as a flag alone it means true, and --no-… means false';
    if (type === 'integer')
        return `a whole number from ${minimum} to ${maximum}`;
    if (Object.hasOwn(PLACEHOLDERS, placeholder))
        return PLACEHOLDERS[placeholder];
    return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`;
}

;// CONCATENATED MODULE: ./lib/cli/setting-help.js






const LABEL_COLUMN = 11;
async function settingLines(name, width) {
    const setting = (0,table/* definitionOf */.Fg)(name);
    const { description, kind, setBy, overridable, secret, actionDefault } = setting;
    const inFile = setBy === 'anyone';
    const who = inFile
        ? `input, flag or config file${overridable ? ', there also in "overrides" for some pages' : ''}`
        : 'input or flag alone, because a pull request can change the config file';
    const examples = examplesOf(setting);
    return [
        ...headLines(name, setting, width),
        ...usageOf(name, width),
        ...(0,layout/* wrap */.LV)(`${plain(description)}.`, width),
        '',
        ...fact('Kind', kindInWords(kind), width),
        ...fact('Default', defaultOf(setting), width),
        ...fact('Set by', who, width),
        ...(secret ? fact('Secret', 'its value is hidden in all output', width) : []),
        '',
        ...written('As a flag', examples.map(value => flagOf(name, setting, value)), width),
        ...written(inFile ? 'As an input, and in the config file' : 'As an input', actionDefault ? [] : examples.map(value => inputOf(name, value)), width),
    ].flat();
}
function outputFlagLines(name, width) {
    const { kind, description } = output_flags/* OUTPUT_FLAGS */.Q[name];
    return [
        `--${name}`,
        '',
        ...(0,layout/* wrap */.LV)(`${description}.`, width),
        '',
        ...fact('Kind', kindInWords(kind), width),
        ...fact('Default', 'false', width),
        ...fact('Set by', 'flag alone', width),
    ];
}
function headLines(name, { kind }, width) {
    return [...(0,layout/* wrap */.LV)(`--${name} ${kind.placeholder}`.trim(), width), ''];
}
function usageOf(name, width) {
    if (!Object.hasOwn(COMMAND_USAGES, name))
        return [];
    const usages = COMMAND_USAGES[name];
    return [...usages.flatMap(([usage, about]) => (0,layout/* wrap */.LV)(`seo-preflight ${usage}: ${about}`, width)), ''];
}
function fact(label, text, width) {
    return (0,layout/* wrap */.LV)(text, width - LABEL_COLUMN).map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL_COLUMN)}${line}`);
}
function written(where, lines, width) {
    if (lines.length === 0)
        return [];
    const shown = lines.flatMap(text => text.split('\n')).flatMap(line => wrapIndented(line, width));
    return [`${where}:`, ...shown];
}
function wrapIndented(line, width) {
    return (0,layout/* wrap */.LV)(line.trimStart(), width - 4 - leading(line)).map(part => `  ${' '.repeat(leading(line))}${part}`);
}
function leading(line) {
    return line.length - line.trimStart().length;
}
function defaultOf({ default: value, defaultWords }) {
    return plain(defaultWords ?? value ?? 'none');
}
function examplesOf({ examples, kind, default: plainDefault }) {
    if (examples)
        return examples;
    const { enum: words, type, minimum = 0, } = kind.fileForm;
    if (words)
        return words.filter(word => word !== plainDefault).slice(0, 1);
    if (type === 'boolean')
        return [plainDefault === 'true' ? 'false' : 'true'];
    if (type === 'integer')
        return [String(Math.max(minimum, Number(plainDefault ?? minimum)) + 1)];
    return [kind.placeholder];
}
const SECRET = /\$([A-Z_]+)/g;
function flagOf(name, { kind }, value) {
    if (kind.takesNext && value === 'true')
        return `seo-preflight … --${name}`;
    if (kind.takesNext && value === 'false')
        return `seo-preflight … --no-${name}`;
    const isSecret = new RegExp(SECRET).test(value);
    const safe = /^[\w@%+=:,./-]+$/.test(value);
    return `seo-preflight … --${name} ${safe ? value : isSecret ? `"${value}"` : `'${value}'`}`;
}
function inputOf(name, value) {
    if (/^(?:true|false|\d+)$/.test(value))
        return `${name}: ${value}`;
    const text = value.replace(SECRET, (_, secret) => '${{ secrets.' + secret + ' }}');
    const isAlone = text.startsWith('${{') && text.endsWith('}}');
    return isAlone
        ? `${name}: ${text}`
        : (0,dist.stringify)({ [name]: text }, { lineWidth: 0, singleQuote: true }).trimEnd();
}
function plain(text) {
    return text.replaceAll('`', '');
}

;// CONCATENATED MODULE: ./lib/cli/help.js











const TITLE = `SEO Preflight ${version/* VERSION */.x} – audits every page of a preview deployment before it ships`;
const EXIT_CODES = 'Exit codes: 0 passed, 1 the gate failed, 2 wrong settings, 3 the run itself failed, 130/143 cancelled';
async function showHelp(args, env) {
    const [written, ...others] = args;
    if (others.length > 0) {
        throw new settings_error/* SettingsError */.G('help: takes one word, such as "help fail-if" or "help serp/title-missing"');
    }
    const topic = written?.replace(/^--/, '') ?? '';
    if (topic.includes('/'))
        return await (0,check_help/* showCheck */.g5)(topic, env);
    if (topic === 'serve')
        return await (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3497)]).then(__webpack_require__.bind(__webpack_require__, 13497))).showServeHelp(env);
    const width = (0,help_layout/* helpWidth */.kK)(env);
    if (topic === '' || topic === 'audit' || topic === 'help')
        print(helpLines(width));
    else if ((0,table/* isSettingName */.s9)(topic))
        print(await settingLines(topic, width));
    else if (Object.hasOwn(output_flags/* OUTPUT_FLAGS */.Q, topic))
        print(outputFlagLines(topic, width));
    else if (isCommand(topic))
        print(usageLines([topic], width));
    else if (Object.hasOwn(GROUPS, topic))
        print(groupLines(topic, width));
    else if (await (0,check_help/* isCheckName */.sh)(topic))
        return await (0,check_help/* showCheck */.g5)(topic, env);
    else {
        const known = [...table/* SETTING_NAMES */.OI, ...Object.keys(output_flags/* OUTPUT_FLAGS */.Q), ...COMMAND_NAMES, ...Object.keys(GROUPS)];
        throw new settings_error/* SettingsError */.G(`${written}: there is no such setting, command or check${(0,nearest/* suggestion */.h)(topic, known)}; "seo-preflight help" lists all settings`);
    }
    return 0;
}
function shortUsage() {
    return [
        TITLE,
        '',
        'Usage: seo-preflight URL… [--flag value]',
        '',
        '  seo-preflight example.com                     audits the home page',
        '  seo-preflight example.com --sitemap           audits pages of the sitemap',
        '  seo-preflight --static-dir dist               audits a built site before it is deployed',
        '',
        'seo-preflight --help lists all flags.',
    ].join('\n');
}
function helpLines(width) {
    return [
        ...(0,layout/* wrap */.LV)(TITLE, width),
        '',
        'Usage:',
        ...usageLines(COMMAND_NAMES, width),
        ...GROUP_ENTRIES.flatMap(([group]) => ['', ...groupLines(group, width)]),
        '',
        ...(0,layout/* wrap */.LV)('Output: What is printed; flags of the command line alone.', width),
        ...Object.entries(output_flags/* OUTPUT_FLAGS */.Q).flatMap(([name, flag]) => (0,help_layout/* flagLines */.Yg)(name, flag, width)),
        ...exampleLines('seo-preflight example.com --json > report.json', width),
        '',
        ...(0,layout/* wrap */.LV)('seo-preflight help fail-if explains one setting, with examples.', width),
        ...(0,layout/* wrap */.LV)(EXIT_CODES, width),
    ];
}
function usageLines(names, width) {
    return names
        .flatMap(name => COMMAND_USAGES[name])
        .flatMap(([usage, about]) => (0,help_layout/* sideBySide */.Qp)(`  seo-preflight ${usage}`, about, 46, width));
}
function groupLines(group, width) {
    const { title, about, example } = GROUPS[group];
    const names = table/* SETTING_NAMES */.OI.filter(name => (0,table/* definitionOf */.Fg)(name).group === group);
    return [
        ...(0,layout/* wrap */.LV)(`${title}: ${about}`, width),
        ...names.flatMap(name => (0,help_layout/* flagLines */.Yg)(name, (0,table/* definitionOf */.Fg)(name), width)),
        ...exampleLines(example, width),
    ];
}
function exampleLines(example, width) {
    return (0,layout/* wrap */.LV)(`Example: ${example}`, width - 4).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`);
}
function isCommand(word) {
    return Object.hasOwn(COMMAND_USAGES, word);
}
function print(lines) {
    console.log(lines.join('\n'));
}


/***/ }),

/***/ 10915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ OUTPUT_FLAGS),
/* harmony export */   j: () => (/* binding */ assertUsable)
/* harmony export */ });
/* harmony import */ var _settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21093);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);


const OUTPUT_FLAGS = {
    quiet: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print only the verdict and the report files',
    },
    verbose: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print all pages and all findings with all their places and notes',
    },
    json: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print only the report to standard output, as JSON; progress goes to standard error',
    },
};
function assertUsable({ quiet, verbose, json }) {
    if (verbose && quiet)
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G('--verbose: cannot be used together with --quiet');
    if (verbose && json) {
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G('--verbose: cannot be used together with --json, which prints the whole report');
    }
}


/***/ }),

/***/ 55203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ abilitiesOf)
/* harmony export */ });
const PLAIN_WIDTH = 100;
function abilitiesOf(stream, env, platform = process.platform) {
    const color = hasColor(stream, env);
    const links = hasLinks(stream.isTTY, color, env, platform);
    return {
        width: stream.columns || Number(/^[1-9]\d{0,2}$/.exec(env['COLUMNS'] ?? '')) || PLAIN_WIDTH,
        height: stream.isTTY ? stream.rows : undefined,
        color,
        unicode: hasUnicode(stream.isTTY, env, platform),
        links,
        fileLinks: links && !env['SSH_CONNECTION'] && !env['SSH_TTY'],
    };
}
function hasColor(stream, env) {
    const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    if (refused)
        return false;
    return stream.isTTY ? stream.hasColors({ ...env }) : false;
}
function hasUnicode(isTTY, env, platform) {
    if (!isTTY)
        return true;
    if (platform === 'win32')
        return Boolean(env['WT_SESSION'] || env['TERM_PROGRAM'] || env['TERM']);
    return env['TERM'] !== 'linux' && env['TERM'] !== 'dumb';
}
const LINKING_PROGRAMS = {
    'iTerm.app': [3, 1],
    WezTerm: [20_200_620, 0],
    vscode: [1, 72],
    ghostty: [0, 0],
    zed: [0, 0],
};
function hasLinks(isTTY, color, env, platform) {
    const { FORCE_HYPERLINK: forced, TERM_PROGRAM: program = '', VTE_VERSION: vte } = env;
    if (forced)
        return Number.parseInt(forced, 10) !== 0;
    if (!isTTY || !color || env['CI'] || env['TEAMCITY_VERSION'])
        return false;
    if (env['WT_SESSION'])
        return true;
    if (platform === 'win32')
        return false;
    if (Object.hasOwn(LINKING_PROGRAMS, program)) {
        if (env['CURSOR_TRACE_ID'])
            return true;
        const [major, minor] = LINKING_PROGRAMS[program];
        const [ownMajor = 0, ownMinor = 0] = (env['TERM_PROGRAM_VERSION'] ?? '').split(/\D/).map(Number);
        return ownMajor > major || (ownMajor === major && ownMinor >= minor);
    }
    if (vte)
        return /^\d+$/.test(vte) && Number(vte) > 5000;
    return env['TERM'] === 'alacritty' || env['TERM'] === 'xterm-kitty';
}


/***/ }),

/***/ 26613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vi: () => (/* binding */ cutMiddleToWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);

function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (columnsOf(longer) <= width) {
            line = longer;
            continue;
        }
        if (line !== '')
            lines.push(line);
        const parts = broken(word, width);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1);
    }
    return line === '' ? lines : [...lines, line];
}
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
function pad(text, width, side) {
    const blanks = ' '.repeat(Math.max(0, width - columnsOf(text)));
    return side === 'start' ? blanks + text : text + blanks;
}
function broken(text, width) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of text) {
        const columns = columnsOf(character);
        if (used + columns > width && part !== '') {
            parts.push(part);
            part = '';
            used = 0;
        }
        part += character;
        used += columns;
    }
    return [...parts, part];
}


/***/ }),

/***/ 49751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   FS: () => (/* binding */ inAscii),
/* harmony export */   xs: () => (/* binding */ SEVERITY_STYLES),
/* harmony export */   z9: () => (/* binding */ BAND_STYLES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function painter(color) {
    return color ? (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : (_, text) => text;
}
const SEVERITY_STYLES = {
    error: 'red',
    warning: 'yellow',
    notice: 'blue',
};
const BAND_STYLES = {
    good: 'green',
    middling: 'yellow',
    poor: 'red',
    none: 'dim',
};
const ASCII = {
    '…': '~',
    '→': '>',
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
function inAscii(text) {
    return text.replace(/[…→–·✖✔▲●]/gu, sign => ASCII[sign]);
}


/***/ }),

/***/ 93223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ fast_string_width_dist)
});

;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/utils.js
/* MAIN */
const getCodePointsLength = (() => {
    const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
    return (input) => {
        let surrogatePairsNr = 0;
        SURROGATE_PAIR_RE.lastIndex = 0;
        while (SURROGATE_PAIR_RE.test(input)) {
            surrogatePairsNr += 1;
        }
        return input.length - surrogatePairsNr;
    };
})();
const isFullWidth = (x) => {
    return x === 0x3000 || x >= 0xFF01 && x <= 0xFF60 || x >= 0xFFE0 && x <= 0xFFE6;
};
const isWideNotCJKTNotEmoji = (x) => {
    return x === 0x231B || x === 0x2329 || x >= 0x2FF0 && x <= 0x2FFF || x >= 0x3001 && x <= 0x303E || x >= 0x3099 && x <= 0x30FF || x >= 0x3105 && x <= 0x312F || x >= 0x3131 && x <= 0x318E || x >= 0x3190 && x <= 0x31E3 || x >= 0x31EF && x <= 0x321E || x >= 0x3220 && x <= 0x3247 || x >= 0x3250 && x <= 0x4DBF || x >= 0xFE10 && x <= 0xFE19 || x >= 0xFE30 && x <= 0xFE52 || x >= 0xFE54 && x <= 0xFE66 || x >= 0xFE68 && x <= 0xFE6B || x >= 0x1F200 && x <= 0x1F202 || x >= 0x1F210 && x <= 0x1F23B || x >= 0x1F240 && x <= 0x1F248 || x >= 0x20000 && x <= 0x2FFFD || x >= 0x30000 && x <= 0x3FFFD;
};
/* EXPORT */


;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/index.js
/* IMPORT */

/* HELPERS */
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/yu;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION = { limit: Infinity, ellipsis: '' };
/* MAIN */
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
    /* CONSTANTS */
    const LIMIT = truncationOptions.limit ?? Infinity;
    const ELLIPSIS = truncationOptions.ellipsis ?? '';
    const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
    const ANSI_WIDTH = 0;
    const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
    const TAB_WIDTH = widthOptions.tabWidth ?? 8;
    const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
    const FULL_WIDTH_WIDTH = 2;
    const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
    const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
    const PARSE_BLOCKS = [
        [LATIN_RE, REGULAR_WIDTH],
        [ANSI_RE, ANSI_WIDTH],
        [CONTROL_RE, CONTROL_WIDTH],
        [TAB_RE, TAB_WIDTH],
        [EMOJI_RE, EMOJI_WIDTH],
        [CJKT_WIDE_RE, WIDE_WIDTH],
    ];
    /* STATE */
    let indexPrev = 0;
    let index = 0;
    let length = input.length;
    let lengthExtra = 0;
    let truncationEnabled = false;
    let truncationIndex = length;
    let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
    let unmatchedStart = 0;
    let unmatchedEnd = 0;
    let width = 0;
    let widthExtra = 0;
    /* PARSE LOOP */
    outer: while (true) {
        /* UNMATCHED */
        if ((unmatchedEnd > unmatchedStart) || (index >= length && index > indexPrev)) {
            const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
            lengthExtra = 0;
            for (const char of unmatched.replaceAll(MODIFIER_RE, '')) {
                const codePoint = char.codePointAt(0) || 0;
                if (isFullWidth(codePoint)) {
                    widthExtra = FULL_WIDTH_WIDTH;
                }
                else if (isWideNotCJKTNotEmoji(codePoint)) {
                    widthExtra = WIDE_WIDTH;
                }
                else {
                    widthExtra = REGULAR_WIDTH;
                }
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                lengthExtra += char.length;
                width += widthExtra;
            }
            unmatchedStart = unmatchedEnd = 0;
        }
        /* EXITING */
        if (index >= length) {
            break outer;
        }
        /* PARSE BLOCKS */
        for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
            const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
            BLOCK_RE.lastIndex = index;
            if (BLOCK_RE.test(input)) {
                lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
                widthExtra = lengthExtra * BLOCK_WIDTH;
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                width += widthExtra;
                unmatchedStart = indexPrev;
                unmatchedEnd = index;
                index = indexPrev = BLOCK_RE.lastIndex;
                continue outer;
            }
        }
        /* UNMATCHED INDEX */
        index += 1;
    }
    /* RETURN */
    return {
        width: truncationEnabled ? truncationLimit : width,
        index: truncationEnabled ? truncationIndex : length,
        truncated: truncationEnabled,
        ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
    };
};
/* EXPORT */
/* harmony default export */ const dist = (getStringTruncatedWidth);

;// CONCATENATED MODULE: ./node_modules/fast-string-width/dist/index.js
/* IMPORT */

/* HELPERS */
const dist_NO_TRUNCATION = {
    limit: Infinity,
    ellipsis: '',
    ellipsisWidth: 0,
};
/* MAIN */
const fastStringWidth = (input, options = {}) => {
    return dist(input, dist_NO_TRUNCATION, options).width;
};
/* EXPORT */
/* harmony default export */ const fast_string_width_dist = (fastStringWidth);


/***/ })

};
