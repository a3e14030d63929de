export const id = 8648;
export const ids = [8648];
export const modules = {

/***/ 7481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17773);


/**
 * Names that the artifact of this job may have, the first that is free in the run being taken: the default name, and
 * the same with a suffix, since in a matrix every job has the default. The suffix comes from the job's name, its
 * runner and its inputs, so that the same job has the same names on every branch. A name that the user chose stands.
 */
function artifactNames(name, env) {
    return name === (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)('artifact-name').default ? [name, `${name}-${jobKey(env)}`] : [name];
}
const SECRET_INPUTS = /^INPUT_(?:TOKEN|HEADERS|GITHUB-TOKEN)$/i;
/** Hexadecimal digits of a key. */
const KEY_LENGTH = 8;
/** What tells this job from others of the run, as short as a name may hold it. */
function jobKey(env) {
    const inputs = Object.entries(env)
        .filter(([name, value]) => name.startsWith('INPUT_') && value?.trim() && !SECRET_INPUTS.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    const place = [env['GITHUB_JOB'], env['RUNNER_OS'], env['RUNNER_ARCH']];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([place, inputs]))
        .digest('hex')
        .slice(0, KEY_LENGTH);
}


/***/ }),

/***/ 8648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/terminal.js + 8 modules
var terminal = __webpack_require__(59042);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/places.js
var places = __webpack_require__(68884);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/target/static-file.js
var static_file = __webpack_require__(81154);
;// CONCATENATED MODULE: ./lib/github/source-files.js



/**
 * The file that a page is made from: of the setting `source` the first that is there, else the file of the static
 * folder. Undefined where there is none within the repository.
 */
async function findSource(url, options) {
    const path = URL.parse(url)?.pathname;
    if (path === undefined)
        return undefined;
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
    const found = root === undefined ? undefined : await (0,static_file/* findFile */.q)(root, path);
    if (root === undefined || found?.kind !== 'file')
        return undefined;
    const file = await fileWithin(workspace, (0,external_node_path_.join)(root, decoded(found.path)));
    return file === undefined ? undefined : { path: file, isAsSent: true };
}
/** What stands for the `*` of the glob stands for those of the pattern; of a folder's page it may be its index. */
function candidatesFor(path, glob, pattern) {
    const found = wildcards(glob.replace(/(?<=.)\/$/, ''), decoded(path).replace(/(?<=.)\/$/, ''));
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
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./lib/github/annotations.js






/** Findings that are put on the run. */
const MAX_ANNOTATIONS = 10;
/** A runner keeps ten annotations of a level in each step; one is left for why the build failed, one for the count. */
const MAX_OF_LEVEL = 9;
/** UTF-16 units of advice. */
const MAX_ADVICE = 600;
/**
 * Puts the worst findings on the run, each with its first place; with a baseline those that are new against it.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
async function annotate(report, options) {
    const { comparison, pages, rules } = report;
    const findings = comparison ? (0,compared_findings/* comparedFindings */.e)(comparison.new, report) : (0,report_findings/* groupFindings */.kG)(pages, rules);
    const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL };
    const shown = findings.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0);
    for (const finding of shown) {
        const { listed, more } = (0,places/* firstPlaces */.TD)(finding, 1);
        const properties = {
            title: (0,plain_text/* oneLine */.TN)(finding.rule.title || finding.id),
            ...(await locate(listed[0], options)),
        };
        options.log.annotate(finding.severity, properties, words(finding, listed[0], more));
    }
    if (findings.length > shown.length) {
        options.log.notice(`These are the worst ${shown.length} of ${findings.length} findings; the job summary has all of them`);
    }
}
function words({ id, rule }, place, more) {
    const { page, occurrence, isCommon } = place;
    const { resource, words: said } = (0,places/* saidOf */.Jo)(place);
    const where = [
        ...(isCommon ? [] : [(0,plain_text/* shownUrl */.zA)(page.url)]),
        ...(occurrence?.line === undefined ? [] : [`line ${occurrence.line}`]),
        ...(resource === undefined ? [] : [(0,plain_text/* shownUrl */.zA)(resource)]),
        ...(occurrence?.selector ? [(0,plain_text/* oneLine */.TN)(occurrence.selector)] : []),
    ];
    const others = more === 0 ? '' : ` (and ${(0,headline/* counted */.hS)(more, 'more place')})`;
    const what = said === '' ? '' : `: ${(0,plain_text/* oneLine */.TN)(said)}`;
    const lines = [`${where.join(' · ')}${what}${others}`];
    if (rule.fix)
        lines.push(`Fix: ${(0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE)}`);
    return [...lines, (0,plain_text/* oneLine */.TN)(id)].join('\n');
}
/** The file is that of the page where something in it is at fault, else of the resource itself, as of robots.txt. */
async function locate({ page, occurrence, resource }, options) {
    const isInPage = resource === undefined || occurrence?.selector !== undefined;
    const ofResource = isInPage || !isSameSite(resource, page.url) ? undefined : await findSource(resource, options);
    const source = ofResource ?? (await findSource(page.url, options));
    if (!source)
        return {};
    const hasLine = source.isAsSent && occurrence?.line !== undefined && (isInPage || ofResource !== undefined);
    return { file: source.path, ...(hasLine && { line: occurrence.line }) };
}
function isSameSite(url, page) {
    return URL.parse(url)?.origin === URL.parse(page)?.origin;
}

// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
;// CONCATENATED MODULE: ./lib/github/artifact.js


/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
async function uploadReports(files, { name, retentionDays, env }, log) {
    const paths = Object.values(files);
    if (name === 'none' || paths.length === 0)
        return undefined;
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        log.notice('The report was not uploaded as an artifact: this runner offers no artifact service');
        return undefined;
    }
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(2830), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client = new DefaultArtifactClient();
        const options = retentionDays === undefined ? {} : { retentionDays };
        const folder = (0,external_node_path_.dirname)(paths[0]);
        const uploaded = await firstFree((0,artifact_name/* artifactNames */.j)(name, env), async (free) => {
            const { id } = await client.uploadArtifact(free, paths, folder, options);
            return { id, name: free };
        });
        if (uploaded.id === undefined)
            return undefined;
        const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
        const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
        return { id: String(uploaded.id), name: uploaded.name, url: `${run}/artifacts/${uploaded.id}` };
    }
    catch (error) {
        explainFailure(name, error, log);
        return undefined;
    }
}
/** Tries one name after the other, as long as each is taken already. */
async function firstFree(names, upload) {
    const [name, ...others] = names;
    try {
        return await upload(name);
    }
    catch (error) {
        if (others.length === 0 || !isConflict(error))
            throw error;
        return await firstFree(others, upload);
    }
}
function isConflict({ message }) {
    return /conflict|409|already exists/i.test(message);
}
function explainFailure(name, error, log) {
    if (error.name === 'GHESNotSupportedError') {
        log.notice('The report was not uploaded: GitHub Enterprise Server has no artifact service for this action');
    }
    else if (isConflict(error)) {
        log.warning(`The report was not uploaded: this run has an artifact "${name}" already; set "artifact-name" to a name of its own`);
    }
    else {
        log.warning(`The report was not uploaded as an artifact: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/comment-findings.js
var comment_findings = __webpack_require__(57750);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
// EXTERNAL MODULE: ./lib/report/markdown/remark-sections.js
var remark_sections = __webpack_require__(21073);
;// CONCATENATED MODULE: ./lib/report/markdown/comment-remarks.js






/** Reasons that are open to the eye. */
const SHOWN_REASONS = 5;
/** Tools that a line names before it counts. */
const NAMED_TOOLS = 3;
/** What was not measured: each reason once, with the tools that it kept from a result. */
function* unmeasuredSection({ pages }) {
    const reasons = (0,report_findings/* groupNotMeasured */.bF)(pages);
    if (reasons.length === 0)
        return;
    const lines = reasons.slice(0, SHOWN_REASONS).map(({ subjects: tools, text: reason, pages: where }) => {
        const named = tools.length > NAMED_TOOLS ? (0,headline/* counted */.hS)(tools.length, 'tool') : tools.join(', ');
        return [
            (0,blocks/* strong */.ko)(named),
            (0,blocks/* text */.Qq)(': '),
            ...(0,page_text/* prose */.CS)(reason),
            ...(0,remark_sections/* whereWords */.Z)(where, pages.length, (0,score_table/* commonOrigin */.wU)(pages)),
        ];
    });
    const more = reasons.length - lines.length;
    if (more > 0)
        lines.push([(0,blocks/* text */.Qq)(`and ${(0,headline/* counted */.hS)(more, 'more reason')}`)]);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Not measured')), (0,blocks/* bullets */.e5)(lines));
}
/** Whether a reason of the verdict says no more than {@link unmeasuredSection} does. */
function isOfUnmeasured(reason) {
    return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on \d+ pages:|;|$)/.test(reason);
}
/** What could not be verified, what passed with a note and what is ignored; all folded. */
function* noteSections(report) {
    for (const fold of Object.values((0,remark_sections/* noteFolds */.fw)(report)))
        if (fold)
            yield (0,blocks/* section */.uW)(fold);
}

// EXTERNAL MODULE: ./lib/report/markdown/comparison-sections.js
var comparison_sections = __webpack_require__(1242);
// EXTERNAL MODULE: ./lib/report/markdown/fit.js
var fit = __webpack_require__(81161);
// EXTERNAL MODULE: ./lib/report/markdown/summary.js + 2 modules
var summary = __webpack_require__(43320);
// EXTERNAL MODULE: ./lib/report/markdown/verdict-section.js
var verdict_section = __webpack_require__(87853);
;// CONCATENATED MODULE: ./lib/report/markdown/comment.js










/** UTF-16 units of the longest comment that GitHub takes; it answers 422 to a longer one. */
const MAX_COMMENT = 65_536;
/** Pages in the open table. */
const SHOWN_PAGES = 10;
/** Pages in a folded table. */
const FOLDED_PAGES = 100;
/** Digits of a commit's name. */
const SHOWN_COMMIT = 7;
/**
 * The report as a comment on a pull request, made to be read in seconds: verdict, scores of the pages, and what to do
 * first are open; the rest is folded. It is never longer than GitHub takes.
 */
function renderComment(report, options) {
    const { marker, artifact } = options;
    const footer = footerSection(report, options);
    const max = MAX_COMMENT - `${marker}\n\n${footer}`.length;
    const content = (0,fit/* fitSections */.W)(commentSections(report, options.failOn), (0,summary.cutNotice)(artifact), {
        max,
        measure: text => text.length,
    });
    return `${marker}\n${content}\n${footer}`;
}
/** The comment in sections, what matters most first. Each can be the last one. */
function* commentSections(report, failOn) {
    const findings = (0,comment_findings/* splitFindings */.nb)(report, failOn);
    const listed = findings.blocking.map(({ id }) => `(${id}`);
    yield (0,verdict_section/* verdictSection */.V)(report, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)));
    yield* (0,comparison_sections/* baselineSection */.d_)(report);
    yield* openPageSection(report);
    yield* (0,comment_findings/* blockingSections */.qt)(report, findings);
    yield* unmeasuredSection(report);
    yield* (0,comment_findings/* furtherSections */.Tb)(report, findings);
    yield* (0,comparison_sections/* uncomparedSection */.iH)(report);
    yield* noteSections(report);
    yield* furtherPageSections(report);
}
/** Scores of the pages with their change against the baseline, the worst first. */
function* openPageSection(report) {
    const { origin, rows } = (0,score_table/* scoreTable */.Lm)(report.pages);
    if (rows.length === 0)
        return;
    yield (0,blocks/* section */.uW)(...(origin === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin))]), pageTable(rows.slice(0, SHOWN_PAGES), scoreChanges(report)));
}
/** The pages that the open table leaves out. */
function* furtherPageSections(report) {
    const { rows } = (0,score_table/* scoreTable */.Lm)(report.pages);
    for (let from = SHOWN_PAGES; from < rows.length; from += FOLDED_PAGES) {
        const some = rows.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + some.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)((0,blocks/* folded */.TM)(range, pageTable(some, scoreChanges(report))));
    }
}
/** Points that pages gained or lost against the baseline, by their URLs. */
function scoreChanges({ comparison }) {
    const ofPages = comparison?.scores.filter(({ tool, before, after, tolerance }) => tool === undefined && Math.abs(after - before) > tolerance);
    return new Map(ofPages?.map(({ page, before, after }) => [page, after - before]));
}
function pageTable(rows, changes) {
    return (0,blocks/* table */.tp)(['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), rows.map(({ page, label }) => [
        (0,page_text/* link */.nf)(page.url, (0,page_text/* cellCode */.GA)(label)),
        scoreCell(page.score, changes.get(page.url)),
        ...Object.values((0,headline/* failuresOf */.dJ)(page)).map(count => [(0,blocks/* text */.Qq)(String(count))]),
    ]));
}
function scoreCell(score, change = 0) {
    if (score === null)
        return [(0,blocks/* text */.Qq)(score_table/* NO_SCORE */.N7)];
    if (change === 0)
        return [(0,blocks/* strong */.ko)(String(score))];
    return [(0,blocks/* strong */.ko)(String(score)), (0,blocks/* text */.Qq)(change > 0 ? ` ▲ ${change}` : ` ▼ ${-change}`)];
}
function footerSection({ generator }, { run, artifact, commit }) {
    const parts = [(0,page_text/* link */.nf)(run.url, (0,page_text/* code */.aY)(run.name))];
    if (artifact) {
        const name = (0,page_text/* code */.aY)(artifact.name);
        parts.push([(0,blocks/* text */.Qq)('Report: '), ...(artifact.url === undefined ? name : (0,page_text/* link */.nf)(artifact.url, name))]);
    }
    if (commit !== undefined)
        parts.push([(0,blocks/* text */.Qq)('Commit '), ...(0,page_text/* code */.aY)(commit.slice(0, SHOWN_COMMIT))]);
    parts.push([(0,blocks/* text */.Qq)(`SEO Preflight ${generator.version}`)]);
    return (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)(...parts.flatMap((part, index) => (index === 0 ? part : [(0,blocks/* text */.Qq)(' · '), ...part]))));
}

// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
;// CONCATENATED MODULE: ./lib/github/comment-failure.js


const NEED = 'the token needs the permission "pull-requests: write"';
/**
 * Why there is no comment, and what to do. Where the platform allows none, as in a run of a fork, it is no more than a
 * notice.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
function comment_failure_explainFailure(error, pullRequest, env) {
    const said = wordsOf(error);
    const status = (0,rest_client/* isFailedRequest */.v)(error) ? error.status : undefined;
    if (status === 401)
        return { level: 'warning', text: `GitHub refused "github-token" (${said})` };
    if (/locked/i.test(said))
        return { level: 'notice', text: `its conversation is locked (${said})` };
    if (isForbidden(error)) {
        const origin = readOnlyOrigin(pullRequest, env);
        if (origin === undefined) {
            return { level: 'warning', text: `${NEED}; add it to "permissions" of the job (${said})` };
        }
        const way = 'a workflow on "workflow_run" can write it instead';
        return { level: 'notice', text: `${NEED}, and in a run of ${origin} it only reads; ${way} (${said})` };
    }
    if (status === 404) {
        return { level: 'warning', text: `"github-token" does not see the pull request; ${NEED} (${said})` };
    }
    if (error.name === 'TimeoutError')
        return { level: 'warning', text: 'GitHub took too long to answer' };
    return { level: 'warning', text: said };
}
function isForbidden(error) {
    if ((0,rest_client/* isFailedRequest */.v)(error))
        return error.status === 403 && !/rate limit/i.test(error.message);
    return /not accessible by (?:integration|personal access token)/i.test(error.message);
}
/** Whose runs have a token that only reads, whatever the workflow asks for. */
function readOnlyOrigin(pullRequest, env) {
    if (pullRequest?.fromFork)
        return 'a fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : undefined;
}
/** What GitHub said, in one line, without the address of its documentation. */
function wordsOf({ message }) {
    const address = message.indexOf(' - https://');
    return (0,plain_text/* oneLine */.TN)(address === -1 ? message : message.slice(0, address));
}

;// CONCATENATED MODULE: ./lib/github/comment-marker.js
/** The run that this process is a part of, by the variables of the runner. */
function currentRun(env) {
    return { id: Number(env['GITHUB_RUN_ID'] ?? 0), attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1) };
}
/**
 * The first line of a comment, which nobody sees: which comment it is, and which run wrote it.
 *
 * @param commentId value of the setting `comment-id`
 */
function commentMarker(commentId, run) {
    return `<!-- seo-preflight comment="${encoded(commentId)}" run="${run.id}.${run.attempt}" -->`;
}
/** The run that wrote a comment; undefined where it is not the comment with this id. */
function runOfComment(body, commentId) {
    const [, id, run, attempt] = MARKER.exec(body) ?? [];
    return id === encoded(commentId) ? { id: Number(run), attempt: Number(attempt) } : undefined;
}
/** Below zero where the first run is the older one. */
function compareRuns(a, b) {
    return a.id - b.id || a.attempt - b.attempt;
}
/** At the very start alone: text further down can be that of a page. */
const MARKER = /^<!-- seo-preflight comment="([^"]{0,1000})" run="(\d{1,15})\.(\d{1,6})" -->/;
/** Nothing in it can end the comment or the attribute. */
function encoded(commentId) {
    return encodeURIComponent(commentId.toWellFormed()).replaceAll('-', '%2D');
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
;// CONCATENATED MODULE: ./lib/github/comment-authors.js
/** Who writes with the workflow's own token. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
/** Most nodes of one query. */
const MAX_IDS = 100;
const AUTHORS_QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized viewerDidAuthor } }
}`;
/**
 * Of some comments those that were written with this token and are not minimised: anybody can write a marker. GraphQL
 * alone knows both for every kind of token, since `GET /user` refuses that of a workflow and of an app.
 *
 * Where GraphQL does not answer, comments of the workflow's bot count as own.
 *
 * @throws {Error} where there is none of these, since then it is not known whose the others are
 */
async function ownComments(github, comments) {
    const own = new Set();
    try {
        for (let from = 0; from < comments.length; from += MAX_IDS) {
            const ids = comments.slice(from, from + MAX_IDS).map(({ nodeId }) => nodeId);
            const { nodes } = await queryAuthors(github, ids);
            for (const node of nodes)
                if (node?.viewerDidAuthor && !node.isMinimized)
                    own.add(node.id);
        }
    }
    catch (error) {
        github.signal.throwIfAborted();
        const byWorkflow = comments.filter(({ author }) => author === WORKFLOW_AUTHOR);
        if (byWorkflow.length === 0)
            throw error;
        return byWorkflow;
    }
    return comments.filter(({ nodeId }) => own.has(nodeId));
}
/** A comment that was deleted in between is an error of the whole query, beside the data of the others. */
async function queryAuthors({ octokit }, ids) {
    try {
        return await octokit.graphql(AUTHORS_QUERY, { ids });
    }
    catch (error) {
        const { data, errors } = error;
        if (data?.nodes && errors?.every(({ type }) => type === 'NOT_FOUND'))
            return data;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/sticky-comment.js



/** Looks at the comments, each followed by one write at most, before it gives up. */
const ROUNDS = 6;
/** Between a write and the look at what came of it and of those of others. */
const SETTLE_MS = 1_000;
/**
 * Brings a pull request to the state that there is one comment with the id, and it is that of the newest run: looks,
 * does one thing, and looks again. So a creation that GitHub took although it answered 502, and one by a run at the
 * same time, are found; the oldest comment stays and those behind it go. A newer run's comment is left as it is.
 *
 * @throws FailedRequest where GitHub refuses
 */
async function putComment(github, comment) {
    let isWritten = false;
    let fault;
    for (let round = 0; round < ROUNDS; round++) {
        if (round > 0)
            await github.pause(SETTLE_MS);
        const comments = await findComments(github, comment);
        const [first, ...others] = comments;
        if (first === undefined) {
            if (!comment.mayCreate)
                return { outcome: 'absent' };
            fault = await createComment(github, comment);
            isWritten = true;
            continue;
        }
        const newer = comments.find(({ run }) => compareRuns(run, comment.run) > 0);
        if (newer || (isWritten && compareRuns(first.run, comment.run) === 0)) {
            for (const { id } of others.filter(({ run }) => compareRuns(run, comment.run) <= 0)) {
                await removeComment(github, id);
            }
            return { outcome: newer ? 'outdated' : 'written', url: (newer ?? first).url };
        }
        isWritten = await updateComment(github, first.id, comment.body);
    }
    throw fault ?? new Error('other runs keep changing the comment');
}
/** The comments with this id that this program wrote, the oldest first. */
async function findComments(github, { pullRequest, commentId }) {
    const { octokit, repository } = github;
    const parameters = { ...repository, issue_number: pullRequest, per_page: 100 };
    const marked = [];
    for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, parameters)) {
        for (const { id, node_id: nodeId, body, user, html_url: url } of data) {
            const run = runOfComment(body ?? '', commentId);
            if (run)
                marked.push({ id, nodeId, author: user?.login ?? '', url, run });
        }
    }
    return (await ownComments(github, marked)).sort((a, b) => a.id - b.id);
}
/** @returns an error after which the comment may be there or not */
async function createComment({ octokit, repository }, { pullRequest, body }) {
    try {
        await octokit.rest.issues.createComment({ ...repository, issue_number: pullRequest, body });
        return undefined;
    }
    catch (error) {
        if ((0,rest_client/* isFailedRequest */.v)(error) && error.status >= 500)
            return error;
        throw error;
    }
}
/** @returns whether the comment was still there */
async function updateComment({ octokit, repository }, id, body) {
    return await unlessGone(octokit.rest.issues.updateComment({ ...repository, comment_id: id, body }));
}
/** A run at the same time may have removed it already. */
async function removeComment({ octokit, repository }, id) {
    await unlessGone(octokit.rest.issues.deleteComment({ ...repository, comment_id: id }));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,rest_client/* isFailedRequest */.v)(error) && (error.status === 404 || error.status === 410))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/comment.js







/**
 * Writes the report as the one comment of its id on the pull request, or brings that comment up to date. What fails
 * here is said in the log and never changes the verdict.
 *
 * @returns the address of the comment; undefined where there is none
 */
async function publishComment(report, surroundings) {
    const { settings, env, event, log, signal } = surroundings;
    if (settings.comment === 'never' || report.shard || signal.aborted || !(0,pull_request/* mayHavePullRequest */.C)(event)) {
        return undefined;
    }
    if (!settings.githubToken) {
        log.notice('No comment was written on the pull request: "github-token" is empty');
        return undefined;
    }
    let pullRequest = event.pullRequest;
    try {
        const github = await (0,rest_client/* openGitHub */.o)({ token: settings.githubToken, env, signal, log });
        pullRequest = await (0,pull_request/* findPullRequest */._)(github, event);
        if (pullRequest)
            return await write(report, pullRequest, github, surroundings);
        log.debug(`There is no open pull request for the commit ${event.commit}, so no comment was written`);
    }
    catch (error) {
        if (signal.aborted)
            return undefined;
        const { level, text } = comment_failure_explainFailure(error, pullRequest, env);
        log[level](`No comment was written on the pull request: ${text}`);
    }
    return undefined;
}
async function write(report, { number }, github, { settings, env, event, artifact, log }) {
    const { comment, commentId, failOn } = settings;
    const run = currentRun(env);
    const written = await putComment(github, {
        pullRequest: number,
        commentId,
        run,
        mayCreate: comment === 'auto' || (0,headline/* stateOf */.L4)(report) === 'failed',
        body: renderComment(report, {
            marker: commentMarker(commentId, run),
            failOn,
            run: { name: `Run ${run.id}`, url: runUrl(env) },
            artifact,
            commit: event.commit,
        }),
    });
    if (written.outcome === 'absent')
        return undefined;
    if (written.outcome === 'outdated') {
        log.notice(`The comment on pull request ${number} is of a newer run and was left as it is`);
    }
    return written.url;
}
/** Address of the run that this process is a part of. */
function runUrl(env) {
    const { id, attempt } = currentRun(env);
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    return `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${id}/attempts/${attempt}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/github/job-summary.js



/** A larger file is dropped whole by the runner, with an error; the margin is for other writers of the same step. */
const MAX_SUMMARY_BYTES = 1_000_000;
/**
 * Adds the report to the summary of the job. Without a file for it, or where it cannot be written, the run goes on.
 *
 * @param path of the step's summary file
 * @param artifactName where a summary that had to be cut points to
 */
async function writeJobSummary(report, path, artifactName, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    try {
        const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
        const artifact = artifactName === 'none' ? {} : { artifact: { name: artifactName } };
        await (0,promises_.appendFile)(path, (0,summary.renderSummary)(report, { maxBytes: MAX_SUMMARY_BYTES - written, ...artifact }));
    }
    catch (error) {
        log.warning(`The job summary could not be written: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./lib/api/comparison.js
var api_comparison = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/github/outputs.js



/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
const OUTPUTS = {
    verdict: '`passed` or `failed`; empty for a shard, which is not judged by itself, and for a deployment that is not up, of which nothing is audited',
    score: 'Mean score of the pages, 0 to 100; empty where nothing was measured',
    errors: 'Failed checks that are errors, over all pages',
    warnings: 'Failed checks that are warnings',
    notices: 'Failed checks that are notices',
    'not-measured': 'Tool runs that gave no result',
    pages: 'Pages audited',
    'new-failures': 'Places of failed checks that the baseline does not have; empty without a baseline',
    fixed: 'Places of failed checks of the baseline that are gone; empty without a baseline',
    'report-json': 'Path of `report.json`',
    'report-html': 'Path of `report.html`',
    'artifact-id': 'Id of the report artifact',
    'artifact-url': 'Address of the report artifact',
    'comment-url': 'Address of the comment on the pull request; empty where there is none',
};
/** Sets every output of the action. One that has no value is empty. */
function setOutputs(report, files, { artifact, commentUrl }) {
    const { score, counts, pages, comparison } = report;
    const state = (0,headline/* stateOf */.L4)(report);
    const values = {
        verdict: state === 'open' ? '' : state,
        score: score ?? '',
        errors: counts.error,
        warnings: counts.warning,
        notices: counts.notice,
        'not-measured': counts.notMeasured,
        pages: pages.length,
        'new-failures': comparison ? (0,api_comparison/* placesIn */.yN)(comparison.new) : '',
        fixed: comparison ? (0,api_comparison/* placesIn */.yN)(comparison.fixed) : '',
        'report-json': files.json ?? '',
        'report-html': files.html ?? '',
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
        'comment-url': commentUrl ?? '',
    };
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, String(value));
}

;// CONCATENATED MODULE: ./lib/github/publish.js







/** Columns of the log of a run. */
const LOG_WIDTH = 120;
/** Shows the report where a workflow's people look: log, annotations, job summary, artifact, comment, outputs. */
async function publish(report, files, warnings, { settings, env, event, log, signal }) {
    log.info((0,terminal.renderTerminal)(report, { width: LOG_WIDTH, color: true, unicode: true }));
    for (const warning of warnings)
        log.warning((0,plain_text/* oneLine */.TN)(warning));
    const { artifactName: name, retentionDays, staticDir, source } = settings;
    if (settings.annotations && !report.shard) {
        const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        await annotate(report, { log, warnings: warnings.length, workspace, staticDir, source });
    }
    await writeJobSummary(report, env['GITHUB_STEP_SUMMARY'], name, log);
    const artifact = await uploadReports(files, { name, retentionDays, env }, log);
    const commentUrl = await publishComment(report, { settings, env, event, artifact, log, signal });
    setOutputs(report, files, { artifact, commentUrl });
}


/***/ }),

/***/ 53056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ mayHavePullRequest),
/* harmony export */   _: () => (/* binding */ findPullRequest)
/* harmony export */ });
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44789);

/** Events that have a pull request, by themselves or through their commit. */
const EVENTS = [
    'pull_request',
    'pull_request_target',
    'deployment_status',
    'workflow_run',
    'push',
    // Platforms that report deploys as commit statuses, as Netlify does.
    'status',
];
/** Whether a run of this event can be about a pull request. */
function mayHavePullRequest({ name }) {
    return EVENTS.includes(name);
}
/**
 * The open pull request that a run is about: the one of the event, else the one of its commit. GitHub does not know
 * the commits of a fork by their names, so these are found by the branch that they are on.
 *
 * Of several the one whose last commit it is; undefined where there is none.
 */
async function findPullRequest(github, event) {
    if (event.pullRequest)
        return event.pullRequest;
    if (!mayHavePullRequest(event) || event.commit === undefined)
        return undefined;
    const found = pick(await listOfCommit(github, event.commit), event.commit);
    if (found || !event.head)
        return found;
    const { data: ofBranch } = await github.octokit.rest.pulls.list({
        ...github.repository,
        state: 'open',
        head: `${event.head.owner}:${event.head.branch}`,
        per_page: 100,
    });
    return pick(ofBranch, event.commit);
}
/** To a commit that is not in the repository GitHub answers 422. */
async function listOfCommit({ octokit, repository }, commit) {
    const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos;
    try {
        return (await list({ ...repository, commit_sha: commit, per_page: 100 })).data;
    }
    catch (error) {
        if ((0,_rest_client_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailedRequest */ .v)(error) && error.status === 422)
            return [];
        throw error;
    }
}
function pick(listed, sha) {
    const open = listed.filter(({ state }) => state === 'open');
    const found = open.find(({ head }) => head.sha === sha) ?? (open.length === 1 ? open[0] : undefined);
    if (!found)
        return undefined;
    const { number, head, base } = found;
    return { number, baseBranch: base.ref, fromFork: head.repo?.id !== base.repo?.id };
}


/***/ }),

/***/ 44789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openGitHub),
/* harmony export */   v: () => (/* binding */ isFailedRequest)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** What GitHub has to say never keeps a job waiting for longer. */
const BUDGET_MS = 60_000;
/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const BETWEEN_WRITES_MS = 1_000;
/** Tries of a request whose failure may pass. */
const TRIES = 4;
const BACKOFF_BASE_MS = 1_000;
const BACKOFF_CAP_MS = 8_000;
/** To be waited where a secondary rate limit names no time, by the page on rate limits of the REST API. */
const SECONDARY_LIMIT_MS = 60_000;
/**
 * Opens GitHub's API at the runner's `GITHUB_API_URL`. A request that GitHub did not take, or whose repetition does no
 * harm, is tried again while the time lasts; writes are a second apart.
 *
 * What creates something is not tried again after an answer of 5xx, since it may have happened: that is for the caller
 * to find out.
 */
async function openGitHub(options) {
    const { token, env, log, budgetMs = BUDGET_MS, wait = realWait } = options;
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 61351));
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const octokit = getOctokit(token, {
        baseUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        log: { debug: () => { }, info: () => { }, warn: log.debug, error: log.debug },
    });
    const deadline = Date.now() + budgetMs;
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(budgetMs)]);
    const pause = async (milliseconds) => {
        signal.throwIfAborted();
        await wait(milliseconds, signal).catch(error => {
            signal.throwIfAborted();
            throw error;
        });
    };
    let nextWrite = 0;
    octokit.hook.wrap('request', async (request, parameters) => {
        const isQuery = /\/graphql$/.test(parameters.url);
        const isWrite = parameters.method !== 'GET' && !isQuery;
        for (let attempt = 1;; attempt++) {
            if (isWrite) {
                const early = nextWrite - Date.now();
                nextWrite = Math.max(nextWrite, Date.now()) + BETWEEN_WRITES_MS;
                if (early > 0)
                    await pause(early);
            }
            try {
                return await request({ ...parameters, request: { ...parameters.request, signal } });
            }
            catch (error) {
                signal.throwIfAborted();
                const delay = delayAfter(error, attempt, parameters.method !== 'POST' || isQuery);
                if (delay === undefined || attempt >= TRIES || Date.now() + delay > deadline)
                    throw error;
                log.debug(`GitHub answered "${messageOf(error)}"; the next try is in ${Math.ceil(delay / 1000)} s`);
                await pause(delay);
            }
        }
    });
    return { octokit, repository: { owner, repo }, signal, pause };
}
/** Whether an error is that of a request to GitHub. */
function isFailedRequest(error) {
    return error instanceof Error && typeof error.status === 'number';
}
/** Milliseconds until a request may be tried again; undefined where that is of no use. */
function delayAfter(error, attempt, repeatable) {
    if (!isFailedRequest(error))
        return undefined;
    const { status, response } = error;
    if (status === 403 || status === 429)
        return limitDelay(error, response?.headers ?? {});
    if (!repeatable || (status < 500 && status !== 408))
        return undefined;
    return Math.random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
}
/** A plain 403 is a missing permission, which no waiting gives. */
function limitDelay(error, headers) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (after >= 0)
        return after * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now();
        return Number.isFinite(reset) ? Math.max(0, reset) : SECONDARY_LIMIT_MS;
    }
    return /secondary rate limit/i.test(error.message) ? SECONDARY_LIMIT_MS : undefined;
}
function messageOf(error) {
    return error.message.slice(0, 200);
}
function realWait(milliseconds, signal) {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
}


/***/ }),

/***/ 81154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MISSING = { kind: 'missing' };
/**
 * Finds the file that answers a request: the file of that name, then `<name>.html`, then `<name>/index.html`, in the
 * order of GitHub Pages. Names that start with a dot are not served, except `.well-known` (RFC 8615).
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
    if (names.some(name => name.startsWith('.') && name !== '.well-known'))
        return MISSING;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names);
    if (names.length === 0 || path.endsWith('/'))
        return await fileAt(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'index.html'));
    const file = await firstFile(root, [place, `${place}.html`]);
    if (file.kind === 'file')
        return file;
    const index = await fileAt(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'index.html'));
    if (index.kind !== 'file')
        return MISSING;
    const location = `/${names.map(encodeURIComponent).join('/')}/${query === -1 ? '' : target.slice(query)}`;
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
/**
 * The file at a place, or where a symbolic link there leads, unless that is outside of the root. It keeps the name it
 * was asked for, which tells its type. A link that leads nowhere is no file.
 */
async function fileAt(root, place) {
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place);
        const inside = real.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
        if (!inside || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isFile())
            return MISSING;
        return { kind: 'file', path: `/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map(encodeURIComponent).join('/')}` };
    }
    catch {
        return MISSING;
    }
}


/***/ })

};
