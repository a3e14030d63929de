export const id = 4671;
export const ids = [4671];
export const modules = {

/***/ 7481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(792);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



/**
 * Names that the artifact of this job may have, the first that is free in the run being taken: the default name, and
 * the same with a suffix, since in a matrix every job has the default. The suffix comes from the job's name, its
 * runner and its inputs, so that the same job has the same names on every branch. A name that the user chose stands.
 */
function artifactNames(name, env) {
    return name === (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionOf */ .Fg)('artifact-name').default ? [name, `${name}-${jobKey(env)}`] : [name];
}
/** They change from run to run, and the name of an artifact tells nothing of them. */
const SECRET_INPUTS = new Set(_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI.filter(name => (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionOf */ .Fg)(name).secret).map(_settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .L));
/** Hexadecimal digits of a key. */
const KEY_LENGTH = 8;
/** What tells this job from others of the run, as short as a name may hold it. */
function jobKey(env) {
    const inputs = Object.entries(env)
        .filter(([name, value]) => name.startsWith('INPUT_') && value?.trim() && !SECRET_INPUTS.has(name.toUpperCase()))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    const place = [env['GITHUB_JOB'], env['RUNNER_OS'], env['RUNNER_ARCH']];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([place, inputs]))
        .digest('hex')
        .slice(0, KEY_LENGTH);
}


/***/ }),

/***/ 44671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/terminal/terminal.js + 6 modules
var terminal = __webpack_require__(66771);
// EXTERNAL MODULE: ./lib/run/place-files.js + 1 modules
var place_files = __webpack_require__(92357);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var places = __webpack_require__(36252);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
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
async function annotate({ judged }, options) {
    const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL };
    const shown = judged.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0);
    for (const finding of shown) {
        const { listed, more } = (0,places/* firstPlaces */.TD)(finding.places, 1);
        const properties = {
            title: (0,one_line/* oneLine */.T)(finding.title),
            ...(await annotatedLines(listed[0], options)),
        };
        options.log.annotate(finding.severity, properties, words(finding, listed[0], more));
    }
    if (judged.length > shown.length) {
        options.log.notice(`These are the worst ${shown.length} of ${judged.length} findings; the job summary has all of them`);
    }
}
async function annotatedLines(place, { fileOf }) {
    const file = await fileOf(place);
    return file ? { file: file.path, ...(file.line !== undefined && { line: file.line }) } : {};
}
function words({ id, fix }, place, more) {
    const { page, occurrence } = place;
    const { resource, words: said } = (0,place_words/* saidOf */.Jo)(place, true);
    // A resource of the site names the site.
    const isNamed = page.isSite && resource !== undefined && (0,place_files/* isSameSite */.e)(resource, page.url);
    const where = [
        ...(isNamed ? [] : [`${(0,shown_url/* shownUrl */.z)(page.url)}${(0,place_words/* holderOf */.Kd)(place, false)?.rest ?? ''}`]),
        ...(0,place_words/* inOrder */.al)(place, {
            resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
            line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
            selector: (0,one_line/* oneLine */.T)(occurrence?.selector ?? ''),
        }).filter(part => part !== ''),
    ];
    const others = more === 0 ? '' : ` (and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')})`;
    const what = said === '' ? '' : `: ${(0,one_line/* oneLine */.T)(said)}`;
    const lines = [`${where.join(' · ')}${what}${others}`];
    if (fix)
        lines.push(`Fix: ${(0,one_line/* oneLine */.T)(fix, MAX_ADVICE)}`);
    return [...lines, (0,one_line/* oneLine */.T)(id)].join('\n');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
;// CONCATENATED MODULE: ./lib/github/artifact.js





/** Milliseconds that are left for the comment, which links to the artifact and so comes after it. */
const FOR_COMMENT_MS = 15_000;
/** The same for the archive, which other runs are compared with. */
const FOR_ARCHIVE_MS = 15_000;
/**
 * Uploads the HTML report as a file of its own, which opens in the browser, and the other report files as an archive;
 * where the service takes no single file, all of them in the archive. What fails here is a warning and never changes the
 * verdict.
 */
async function uploadReports(files, options, log) {
    const { name, env } = options;
    const paths = Object.values(files).flat();
    if (name === 'none' || paths.length === 0)
        return {};
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        log.notice('The report was not uploaded as an artifact: this runner offers no artifact service');
        return {};
    }
    const page = options.hasReaders ? await uploadPage(files.html, options, log) : undefined;
    const others = paths.filter(path => path !== files.html);
    try {
        const archived = page && others.length > 0 ? others : paths;
        return { page, artifact: await uploadArchive(archived, options, log) };
    }
    catch (error) {
        explainFailure(name, error, log);
        return { page };
    }
}
async function uploadArchive(paths, options, log) {
    const { name, env, time } = options;
    const upload = (free) => uploadAs(free, paths, options, { skipArchive: false });
    const uploading = () => orThrown(() => firstFree((0,artifact_name/* artifactNames */.j)(name, env), upload), log);
    // It listens to no signal, so that one that hangs is left behind.
    return await time.spend(uploading, { keepMs: FOR_COMMENT_MS });
}
/** A single file gives its name to its artifact, so that a copy bears the name that is free. */
async function uploadPage(html, options, log) {
    const { name, env, time } = options;
    if (html === undefined || (0,external_node_path_.basename)(name) !== name)
        return undefined;
    let folder;
    try {
        folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'seo-preflight-'));
        const upload = async (free) => {
            const copy = (0,external_node_path_.join)(folder, free);
            await (0,promises_.copyFile)(html, copy);
            return await uploadAs(free, [copy], options, { skipArchive: true });
        };
        const names = (0,artifact_name/* artifactNames */.j)(name, env).map(free => `${free}.html`);
        const uploading = () => orThrown(() => firstFree(names, upload), log);
        return await time.spend(uploading, { keepMs: FOR_COMMENT_MS + FOR_ARCHIVE_MS });
    }
    catch (error) {
        log.debug(`The HTML report goes into the archive: ${String(error.stack)}`);
        return undefined;
    }
    finally {
        if (folder !== undefined)
            await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
    }
}
/** @param how a single file is uploaded as it is with `skipArchive`, and gives the artifact its own name */
async function uploadAs(name, paths, { retentionDays, env }, how) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1351), __webpack_require__.e(3669), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const { id } = await client.uploadArtifact(name, [...paths], (0,external_node_path_.dirname)(paths[0]), {
        ...(retentionDays !== undefined && { retentionDays }),
        ...how,
    });
    if (id === undefined)
        return undefined;
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
    return { id: String(id), name, url: `${run}/artifacts/${id}` };
}
/**
 * The client throws from event handlers, as where a file cannot be read any more, which would end the process before
 * the verdict is told. Here that ends the upload. One that was left behind may still throw, and then nobody hears it.
 */
async function orThrown(work, log) {
    const { promise: thrown, reject } = Promise.withResolvers();
    const onThrown = (error) => {
        log.debug(String(error.stack));
        reject(error);
    };
    process.on('uncaughtException', onThrown);
    const working = work().finally(() => process.off('uncaughtException', onThrown));
    return await Promise.race([working, thrown]);
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
    if (error.name === 'AbortError') {
        log.notice('The report was not uploaded as an artifact: the run was cancelled');
    }
    else if (error.name === 'GHESNotSupportedError') {
        log.notice('The report was not uploaded: GitHub Enterprise Server has no artifact service for this action');
    }
    else if (isConflict(error)) {
        log.warning(`The report was not uploaded: this run already has an artifact "${name}"; set "artifact-name" to another name`);
    }
    else {
        log.warning(`The report was not uploaded as an artifact: ${(0,one_line/* oneLine */.T)(error.message)}`);
    }
}

// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/change-sections.js
var change_sections = __webpack_require__(79669);
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
function* unmeasuredSection({ remarks, pages }) {
    const { notMeasured } = remarks;
    if (notMeasured.length === 0)
        return;
    const lines = notMeasured.slice(0, SHOWN_REASONS).map(remark => {
        const { subjects: tools, text: reason } = remark;
        const named = tools.length > NAMED_TOOLS ? (0,numbers_in_words/* counted */.hS)(tools.length, 'tool') : tools.join(', ');
        return [(0,blocks/* strong */.ko)(named), (0,blocks/* text */.Qq)(': '), ...(0,page_text/* prose */.CS)(reason), ...(0,remark_sections/* whereWords */.Z)(remark, pages.length)];
    });
    const more = notMeasured.length - lines.length;
    if (more > 0)
        lines.push([(0,blocks/* text */.Qq)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more reason')}`)]);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Not measured')), (0,blocks/* bullets */.e5)(lines));
}
/** Whether a reason of the verdict says no more than {@link unmeasuredSection} does. */
function isOfUnmeasured(reason) {
    return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on [\da-z ]+:|;|$)/.test(reason);
}
/** What could not be verified, what passed with a note and what is ignored; all folded. */
function* noteSections(view) {
    for (const fold of Object.values((0,remark_sections/* noteFolds */.fw)(view)))
        if (fold)
            yield (0,blocks/* section */.uW)(fold);
}

// EXTERNAL MODULE: ./lib/report/markdown/comparison-sections.js
var comparison_sections = __webpack_require__(1242);
// EXTERNAL MODULE: ./lib/report/markdown/fit.js
var fit = __webpack_require__(81161);
// EXTERNAL MODULE: ./lib/report/markdown/open-report.js
var open_report = __webpack_require__(16543);
// EXTERNAL MODULE: ./lib/report/markdown/rank-sections.js
var rank_sections = __webpack_require__(37291);
// EXTERNAL MODULE: ./lib/report/markdown/service-sections.js
var service_sections = __webpack_require__(77350);
// EXTERNAL MODULE: ./lib/report/markdown/summary.js + 2 modules
var summary = __webpack_require__(48176);
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
function renderComment(view, options) {
    const { marker, artifact } = options;
    const footer = footerSection(view, options);
    const max = MAX_COMMENT - `${marker}\n\n${footer}`.length;
    const content = (0,fit/* fitSections */.W)(commentSections(view, options.failOn, options.reportUrl), (0,summary.cutNotice)(artifact), {
        max,
        measure: text => text.length,
    });
    return `${marker}\n${content}\n${footer}`;
}
/** The comment in sections, what matters most first. Each can be the last one. */
function* commentSections(view, failOn, reportUrl) {
    const findings = (0,comment_findings/* splitFindings */.nb)(view, failOn);
    const listed = findings.blocking.map(({ id }) => `(${id})`);
    yield (0,verdict_section/* verdictSection */.V)(view, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)));
    yield* (0,open_report/* openReportSection */.w)(reportUrl);
    yield* (0,comparison_sections/* baselineSection */.d_)(view);
    yield* (0,change_sections/* changeSections */.d)(view);
    yield* openPageSection(view);
    yield* (0,comment_findings/* blockingSections */.qt)(view, findings);
    yield* unmeasuredSection(view);
    yield* (0,rank_sections/* rankChangeSections */.d)(view);
    yield* (0,comment_findings/* furtherSections */.Tb)(view, findings);
    yield* (0,service_sections/* shortAnalysisSections */.PM)(view);
    yield* (0,comparison_sections/* uncomparedSection */.iH)(view);
    yield* noteSections(view);
    yield* furtherPageSections(view);
}
/** Scores of the pages with their change against the baseline, the worst first. */
function* openPageSection({ origin, pages, sites }) {
    if (pages.length === 0)
        return;
    yield (0,blocks/* section */.uW)(...(origin === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin))]), pageTable([...pages.slice(0, SHOWN_PAGES), ...sites]));
}
/** The pages that the open table leaves out. */
function* furtherPageSections({ pages }) {
    for (let from = SHOWN_PAGES; from < pages.length; from += FOLDED_PAGES) {
        const some = pages.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + some.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)((0,blocks/* folded */.TM)(range, pageTable(some)));
    }
}
function pageTable(pages) {
    return (0,blocks/* table */.tp)(['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), pages.map(page => [
        (0,page_text/* link */.nf)(page.url, page.isSite ? [{ type: 'text', value: page.label }] : (0,page_text/* cellCode */.GA)(page.label)),
        scoreCell(page),
        ...Object.values(page.failures).map(count => [(0,blocks/* text */.Qq)(String(count))]),
    ]));
}
function scoreCell({ score, scoreChange }) {
    if (score === null)
        return [(0,blocks/* text */.Qq)(scores/* NO_SCORE */.N7)];
    if (scoreChange === 0)
        return [(0,blocks/* strong */.ko)(String(score))];
    const change = scoreChange > 0 ? ` ▲ ${scoreChange}` : ` ▼ ${-scoreChange}`;
    return [(0,blocks/* strong */.ko)(String(score)), (0,blocks/* text */.Qq)(change)];
}
function footerSection({ version }, { run, artifact, commit }) {
    const parts = [(0,page_text/* link */.nf)(run.url, (0,page_text/* code */.aY)(run.name))];
    if (artifact) {
        const name = (0,page_text/* code */.aY)(artifact.name);
        parts.push([(0,blocks/* text */.Qq)('Report: '), ...(artifact.url === undefined ? name : (0,page_text/* link */.nf)(artifact.url, name))]);
    }
    if (commit !== undefined)
        parts.push([(0,blocks/* text */.Qq)('Commit '), ...(0,page_text/* code */.aY)(commit.slice(0, SHOWN_COMMIT))]);
    parts.push([(0,blocks/* text */.Qq)(`SEO Preflight ${version}`)]);
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
    const said = (0,rest_client/* wordsOf */.Z9)(error);
    const status = (0,rest_client/* isFailedRequest */.vt)(error) ? error.status : undefined;
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
        return { level: 'notice', text: `${NEED}, and in a run of ${origin} it can only read; ${way} (${said})` };
    }
    if (status === 404) {
        return { level: 'warning', text: `"github-token" does not see the pull request; ${NEED} (${said})` };
    }
    return { level: 'warning', text: said };
}
function isForbidden(error) {
    if ((0,rest_client/* isFailedRequest */.vt)(error))
        return error.status === 403 && !/rate limit/i.test(error.message);
    return /not accessible by (?:integration|personal access token)/i.test(error.message);
}
/** Whose runs have a token that only reads, whatever the workflow asks for. */
function readOnlyOrigin(pullRequest, env) {
    if (pullRequest?.fromFork)
        return 'a fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : undefined;
}

;// CONCATENATED MODULE: ./lib/github/comment-marker.js
/** The run that this process is a part of, by the variables of the runner. */
function currentRun(env) {
    // What is no number would make a marker that nobody finds again.
    return { id: Number(env['GITHUB_RUN_ID']) || 0, attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1 };
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
/** Looks, each later than the one before, after which a creation that GitHub did not confirm is tried again. */
const LOOKS_FOR_UNCONFIRMED = 3;
/** A hundred each. GitHub itself takes no more than 2,500 comments. */
const MAX_PAGES = 30;
/**
 * Brings a pull request to the state that there is one comment with the id, and it is that of the newest run: looks,
 * does one thing, and looks again. So a creation that GitHub took although it answered 502, and one by a run at the
 * same time, are found; the oldest comment stays and those behind it go. A newer run's comment is left as it is.
 *
 * The list of comments may lag behind the writes. What GitHub said that it created is there, whatever the list says,
 * and is never created again.
 *
 * @throws FailedRequest where GitHub refuses
 */
async function putComment(github, comment) {
    let created;
    let writtenTo;
    let fault;
    for (let round = 1; round <= ROUNDS; round++) {
        if (round > 1)
            await github.pause(SETTLE_MS);
        const listed = await findComments(github, comment);
        const isListed = created === undefined || listed.some(({ id }) => id === created.id);
        const comments = isListed ? listed : inOrder([...listed, created]);
        const [first, ...others] = comments;
        if (first === undefined) {
            if (!comment.mayCreate)
                return { outcome: 'absent' };
            const creation = await createComment(github, comment);
            created = creation.created;
            writtenTo = created?.url;
            fault = creation.fault;
            if (!created)
                await lookForUnconfirmed(github, comment);
            continue;
        }
        const newer = comments.find(({ run }) => compareRuns(run, comment.run) > 0);
        const isOurs = writtenTo !== undefined && compareRuns(first.run, comment.run) === 0;
        // A list that lacks this comment may lack that of another run as well.
        if (newer || (isOurs && (isListed || round === ROUNDS))) {
            for (const { id } of others.filter(({ run }) => compareRuns(run, comment.run) <= 0)) {
                await removeComment(github, id);
            }
            return { outcome: newer ? 'outdated' : 'written', url: (newer ?? first).url };
        }
        if (!isOurs)
            writtenTo = (await updateComment(github, first.id, comment.body)) ? first.url : undefined;
    }
    if (writtenTo !== undefined)
        return { outcome: 'written', url: writtenTo };
    throw fault ?? new Error('other runs keep changing the comment');
}
/** Waits until the list shows what may have been created, or for so long that it was not. */
async function lookForUnconfirmed(github, comment) {
    for (let look = 1; look <= LOOKS_FOR_UNCONFIRMED; look++) {
        await github.pause(look * SETTLE_MS);
        if ((await findComments(github, comment)).length > 0)
            return;
    }
}
function inOrder(comments) {
    return comments.sort((a, b) => a.id - b.id);
}
/** The comments with this id that this program wrote, the oldest first. */
async function findComments(github, { pullRequest, commentId }) {
    const { octokit, repository } = github;
    const parameters = { ...repository, issue_number: pullRequest, per_page: 100 };
    const pages = (0,rest_client/* pagesOf */.E0)(MAX_PAGES, page => octokit.rest.issues.listComments({ ...parameters, page }));
    const marked = [];
    for await (const page of pages) {
        for (const { id, node_id: nodeId, body, user, html_url: url } of page) {
            const run = runOfComment(body ?? '', commentId);
            if (run)
                marked.push({ id, nodeId, author: user?.login ?? '', url, run });
        }
    }
    return inOrder(await ownComments(github, marked));
}
/** @returns a fault, after which the comment may be there or not, where GitHub did not confirm it */
async function createComment({ octokit, repository }, { pullRequest, body, run }) {
    try {
        const { data } = await octokit.rest.issues.createComment({
            ...repository,
            issue_number: pullRequest,
            body,
        });
        const { id, node_id: nodeId, html_url: url, user } = data;
        if (typeof id !== 'number')
            return { fault: new TypeError('what was created has no id') };
        return { created: { id, nodeId, url, author: user?.login ?? '', run } };
    }
    catch (error) {
        if ((0,rest_client/* isFailedRequest */.vt)(error) && error.status >= 500)
            return { fault: error };
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
        if ((0,rest_client/* isFailedRequest */.vt)(error) && (error.status === 404 || error.status === 410))
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
async function publishComment(view, surroundings) {
    const { settings, env, event, log, signal, time } = surroundings;
    if (settings.comment === 'never' ||
        view.verdict.state === 'open' ||
        signal.aborted ||
        !(0,pull_request/* mayHavePullRequest */.C)(event)) {
        return undefined;
    }
    if (!settings.githubToken) {
        log.notice('No comment was written on the pull request: "github-token" is empty');
        return undefined;
    }
    const token = settings.githubToken;
    let pullRequest = event.pullRequest;
    try {
        return await time.spend(async (allowance) => {
            const github = await (0,rest_client/* openGitHub */.o6)({ token, env, log, ...allowance });
            pullRequest = await (0,pull_request/* findPullRequest */._)(github, event);
            if (pullRequest)
                return await write(view, pullRequest, github, surroundings);
            log.debug(`There is no open pull request for the commit ${event.commit}, so no comment was written`);
            return undefined;
        });
    }
    catch (error) {
        log.debug(String(error.stack));
        if (signal.aborted)
            return undefined;
        const { level, text } = comment_failure_explainFailure(error, pullRequest, env);
        log[level](`No comment was written on the pull request: ${text}`);
    }
    return undefined;
}
async function write(view, { number }, github, { settings, env, event, uploaded, log }) {
    const { comment, commentId, failOn } = settings;
    const run = currentRun(env);
    const written = await putComment(github, {
        pullRequest: number,
        commentId,
        run,
        mayCreate: comment === 'auto' || view.verdict.state === 'failed',
        body: renderComment(view, {
            marker: commentMarker(commentId, run),
            failOn,
            run: { name: `Run ${run.id}`, url: runUrl(env) },
            artifact: uploaded.artifact,
            reportUrl: uploaded.page?.url,
            commit: event.commit,
        }),
    });
    if (written.outcome === 'absent')
        return undefined;
    if (written.outcome === 'outdated') {
        log.notice(`The comment on pull request ${number} is from a newer run and was left as it is`);
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
 * Adds the report to the summary of the job, where there is a file for it.
 *
 * @param path of the step's summary file
 * @param uploaded what the summary links to
 * @throws {Error} where the file cannot be written
 */
async function writeJobSummary(view, path, { artifact, page }, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
    const options = { maxBytes: MAX_SUMMARY_BYTES - written, artifact, reportUrl: page?.url };
    await (0,promises_.appendFile)(path, (0,summary.renderSummary)(view, options));
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
;// CONCATENATED MODULE: ./lib/github/outputs.js

/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
const OUTPUTS = {
    verdict: '`passed` or `failed`; empty for a shard, which is not judged by itself, and if the deployment is not up, so that nothing was audited',
    score: 'Mean score of the pages, 0 to 100; empty if nothing was measured',
    errors: 'Findings that are errors; one fault on many pages is one finding',
    warnings: 'Findings that are warnings, counted in the same way',
    notices: 'Findings that are notices, counted in the same way',
    'not-measured': 'Tool runs that gave no result',
    pages: 'Number of audited pages',
    'new-failures': 'Findings that are new against the baseline, or have a new place; empty without a baseline',
    fixed: 'Findings of the baseline of which nothing is left; empty without a baseline',
    'report-json': 'Path of `report.json`',
    'report-html': 'Path of `report.html`',
    'report-sarif': 'Path of `report.sarif`; empty unless `formats` has `sarif`',
    'report-junit': 'Path of `report.junit.xml`; empty unless `formats` has `junit`',
    'report-csv': 'Paths of `pages.csv` and `findings.csv`, one per line; empty unless `formats` has `csv`',
    'artifact-id': 'Id of the artifact with the report',
    'artifact-url': 'URL of the artifact with the report',
    'report-url': 'URL that opens the HTML report in the browser; empty if it was not uploaded as a file of its own',
    'comment-url': 'URL of the comment on the pull request; empty if there is none',
};
const VERDICTS = { passed: 'passed', 'not-gated': 'passed', failed: 'failed', open: '' };
/** Sets every output of the action. One that has no value is empty. */
function setOutputs({ verdict, score, counts, pages, comparison }, files, { artifact, page, commentUrl }) {
    const values = {
        verdict: VERDICTS[verdict.state],
        score: score ?? '',
        errors: counts.error,
        warnings: counts.warning,
        notices: counts.notice,
        'not-measured': counts.notMeasured,
        pages: pages.length,
        'new-failures': comparison?.new.length ?? '',
        fixed: comparison?.fixed.length ?? '',
        'report-json': files.json ?? '',
        'report-html': files.html ?? '',
        'report-sarif': files.sarif ?? '',
        'report-junit': files.junit ?? '',
        'report-csv': (files.csv ?? []).join('\n'),
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
        'report-url': page?.url ?? '',
        'comment-url': commentUrl ?? '',
    };
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, String(value));
}

;// CONCATENATED MODULE: ./lib/github/publish.js








/** Columns of the log of a run. */
const LOG_WIDTH = 120;
/** Shows the report where a workflow's people look: log, annotations, job summary, artifact, comment, outputs. */
async function publish(view, files, warnings, { settings, env, event, log, signal, time }) {
    await alone('The report could not be shown here', log, () => log.show((0,terminal/* renderTerminal */.b)(view, { width: LOG_WIDTH, color: true, unicode: true })));
    for (const warning of warnings)
        log.warning((0,one_line/* oneLine */.T)(warning));
    const { artifactName: name, retentionDays, staticDir, source } = settings;
    const productionUrl = settings.productionUrl || undefined;
    if (settings.annotations && view.verdict.state !== 'open') {
        const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        await alone('The findings could not be put on the run', log, () => annotate(view, {
            log,
            warnings: warnings.length,
            fileOf: (0,place_files/* placeFiles */.h)({ workspace, staticDir, source, productionUrl }),
        }));
    }
    const hasReaders = view.verdict.state !== 'open';
    const uploaded = await alone('The report was not uploaded as an artifact', log, () => uploadReports(files, { name, retentionDays, hasReaders, env, time }, log));
    await alone('The job summary could not be written', log, () => writeJobSummary(view, env['GITHUB_STEP_SUMMARY'], uploaded ?? {}, log));
    const commentUrl = await alone('No comment was written on the pull request', log, () => publishComment(view, { settings, env, event, uploaded: uploaded ?? {}, log, signal, time }));
    await alone('The outputs of this step could not be set', log, () => setOutputs(view, files, { ...uploaded, commentUrl }));
}
/** Each place stands alone: where one cannot be written to, that is a warning, and the next ones come. */
async function alone(failure, log, work) {
    try {
        return await work();
    }
    catch (error) {
        log.warning(`${failure}: ${(0,one_line/* oneLine */.T)(error.message)}`);
        log.debug(String(error.stack));
        return undefined;
    }
}


/***/ })

};
