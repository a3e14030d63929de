export const id = 8648;
export const ids = [8648];
export const modules = {

/***/ 8648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/terminal/terminal.js + 5 modules
var terminal = __webpack_require__(97339);
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/pages/static-file.js
var static_file = __webpack_require__(91763);
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
async function annotate({ judged }, options) {
    const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL };
    const shown = judged.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0);
    for (const finding of shown) {
        const { listed, more } = (0,places/* firstPlaces */.TD)(finding.places, 1);
        const properties = {
            title: (0,one_line/* oneLine */.T)(finding.title),
            ...(await locate(listed[0], options)),
        };
        options.log.annotate(finding.severity, properties, words(finding, listed[0], more));
    }
    if (judged.length > shown.length) {
        options.log.notice(`These are the worst ${shown.length} of ${judged.length} findings; the job summary has all of them`);
    }
}
function words({ id, fix }, place, more) {
    const { page, occurrence } = place;
    const { resource, words: said } = (0,place_words/* saidOf */.Jo)(place, true);
    // A resource of the site names the site.
    const isNamed = page.isSite && resource !== undefined && isSameSite(resource, page.url);
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
/**
 * The file is that of the page where something in it is at fault, else of the resource itself, as of robots.txt. A site
 * has no file of its own.
 */
async function locate({ page, occurrence, resource }, options) {
    const isInPage = resource === undefined || occurrence?.selector !== undefined;
    const ofResource = isInPage || !isSameSite(resource, page.url) ? undefined : await findSource(resource, options);
    const source = ofResource ?? (page.isSite ? undefined : await findSource(page.url, options));
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



/** Milliseconds that are left for the comment, which links to the artifact and so comes after it. */
const FOR_COMMENT_MS = 15_000;
/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
async function uploadReports(files, { name, retentionDays, env, time }, log) {
    const paths = Object.values(files).flat();
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
        const upload = async (free) => {
            const { id } = await client.uploadArtifact(free, paths, folder, options);
            return { id, name: free };
        };
        const uploading = () => orThrown(() => firstFree((0,artifact_name/* artifactNames */.j)(name, env), upload), log);
        // It listens to no signal, so that one that hangs is left behind.
        const uploaded = await time.spend(uploading, { keepMs: FOR_COMMENT_MS });
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
    return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on \d+ pages:|;|$)/.test(reason);
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
function renderComment(view, options) {
    const { marker, artifact } = options;
    const footer = footerSection(view, options);
    const max = MAX_COMMENT - `${marker}\n\n${footer}`.length;
    const content = (0,fit/* fitSections */.W)(commentSections(view, options.failOn), (0,summary.cutNotice)(artifact), {
        max,
        measure: text => text.length,
    });
    return `${marker}\n${content}\n${footer}`;
}
/** The comment in sections, what matters most first. Each can be the last one. */
function* commentSections(view, failOn) {
    const findings = (0,comment_findings/* splitFindings */.nb)(view, failOn);
    const listed = findings.blocking.map(({ id }) => `(${id}`);
    yield (0,verdict_section/* verdictSection */.V)(view, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)));
    yield* (0,comparison_sections/* baselineSection */.d_)(view);
    yield* openPageSection(view);
    yield* (0,comment_findings/* blockingSections */.qt)(view, findings);
    yield* unmeasuredSection(view);
    yield* (0,comment_findings/* furtherSections */.Tb)(view, findings);
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
async function write(view, { number }, github, { settings, env, event, artifact, log }) {
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
            artifact,
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
 * @param artifactName where a summary that had to be cut points to
 * @throws {Error} where the file cannot be written
 */
async function writeJobSummary(view, path, artifactName, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
    const artifact = artifactName === 'none' ? {} : { artifact: { name: artifactName } };
    await (0,promises_.appendFile)(path, (0,summary.renderSummary)(view, { maxBytes: MAX_SUMMARY_BYTES - written, ...artifact }));
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
    'artifact-id': 'Id of the artifact with the report',
    'artifact-url': 'URL of the artifact with the report',
    'comment-url': 'URL of the comment on the pull request; empty if there is none',
};
const VERDICTS = { passed: 'passed', 'not-gated': 'passed', failed: 'failed', open: '' };
/** Sets every output of the action. One that has no value is empty. */
function setOutputs({ verdict, score, counts, pages, comparison }, files, { artifact, commentUrl }) {
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
async function publish(view, files, warnings, { settings, env, event, log, signal, time }) {
    await alone('The report could not be shown here', log, () => log.show((0,terminal.renderTerminal)(view, { width: LOG_WIDTH, color: true, unicode: true })));
    for (const warning of warnings)
        log.warning((0,one_line/* oneLine */.T)(warning));
    const { artifactName: name, retentionDays, staticDir, source } = settings;
    if (settings.annotations && view.verdict.state !== 'open') {
        const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        await alone('The findings could not be put on the run', log, () => annotate(view, { log, warnings: warnings.length, workspace, staticDir, source }));
    }
    await alone('The job summary could not be written', log, () => writeJobSummary(view, env['GITHUB_STEP_SUMMARY'], name, log));
    const artifact = await alone('The report was not uploaded as an artifact', log, () => uploadReports(files, { name, retentionDays, env, time }, log));
    const commentUrl = await alone('No comment was written on the pull request', log, () => publishComment(view, { settings, env, event, artifact, log, signal, time }));
    await alone('The outputs of this step could not be set', log, () => setOutputs(view, files, { artifact, commentUrl }));
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


/***/ }),

/***/ 91763:
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
    if (names.some(isHidden))
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
        return { kind: 'file', path: `/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map(encodeURIComponent).join('/')}` };
    }
    catch {
        return MISSING;
    }
}


/***/ }),

/***/ 97339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/report-view.js + 3 modules
var report_view = __webpack_require__(71975);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var view_verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var view_places = __webpack_require__(36252);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
;// CONCATENATED MODULE: ./lib/report/terminal/layout.js

/** Columns of a text in a terminal. What the report itself is written with is told at once, without tables of Unicode. */
function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,dist/* default */.A)(text);
}
/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
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
/** Start of a text with an ellipsis, in at most `width` columns. */
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
/** Start and end of a text around an ellipsis, in at most `width` columns. */
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
/** Fills a text with blanks to a number of columns. */
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

;// CONCATENATED MODULE: ./lib/report/terminal/comparison-lines.js






/** Lines of one kind. */
const MAX_LINES = 15;
const SHOWN_PLACES = 3;
/** What the run is compared with, what is fixed, a line for each, and how scores changed. What is new is a finding. */
function comparisonLines({ comparison, withoutBaseline }, width, paint) {
    if (withoutBaseline !== undefined)
        return wrap(`Not compared with a baseline: ${(0,one_line/* oneLine */.T)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const fixed = shortened(comparison.fixed.map(finding => `fixed ${findingText(finding)}`));
    return [
        ...wrap(`Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}`, width),
        ...fixed.map(line => paint('green', cutToWidth(line, width))),
        ...shortened(comparison.scores.map(({ page, words }) => `${words} ${page.label}`)).map(line => cutToWidth(line, width)),
    ];
}
function findingText({ id, severity, places }) {
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(places, SHOWN_PLACES);
    const named = listed.map(place => {
        const holder = (0,place_words/* holderOf */.Kd)(place, false);
        const pages = holder === undefined ? [] : [`${holder.page.label}${holder.rest}`];
        return [...pages, ...(place.resource === undefined ? [] : [(0,shown_url/* shownUrl */.z)(place.resource)])].join(' ');
    });
    const rest = more > 0 ? `, and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}` : '';
    return `${severity} ${(0,one_line/* oneLine */.T)(id)} ${[...new Set(named)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: ./lib/report/view/findings.js
var findings = __webpack_require__(14262);
// EXTERNAL MODULE: ./lib/report/view/remarks.js
var view_remarks = __webpack_require__(11027);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/report/terminal/paint.js

function painter(color) {
    return color ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_, text) => text;
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
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
/** Our own signs for terminals that know no others than ASCII, each as wide as what it stands for. */
function inAscii(text) {
    return text.replace(/[…–·✖✔▲●]/gu, sign => ASCII[sign]);
}

;// CONCATENATED MODULE: ./lib/report/terminal/finding-lines.js










const SHOWN_FINDINGS = 15;
const finding_lines_SHOWN_PLACES = 3;
const SHOWN_REASONS = 20;
const MAX_ADVICE = 400;
const INDENT = '  ';
/** Part of a line that the selector of a place may take where its message needs the rest. */
const SELECTOR_SHARE = 0.4;
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
/** The worst findings, those first that are new against the baseline: what is wrong, where, and what to do. */
function findingLines(view, width, paint) {
    const { comparison, pages } = view;
    const isOnlyPage = pages.length === 1;
    const findings = comparison ? [...comparison.new, ...comparison.known] : view.findings;
    const shown = findings
        .slice(0, SHOWN_FINDINGS)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, isOnlyPage, width, paint),
    ]);
    const more = findings.length - SHOWN_FINDINGS;
    return more > 0
        ? [...shown, '', ...wrap(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more finding')}, in the report files`, width)]
        : shown;
}
function linesOf(finding, isOnlyPage, width, paint) {
    const { severity, isNew } = finding;
    const title = `${SIGNS[severity]} ${isNew ? 'new ' : ''}${severity}: ${(0,one_line/* oneLine */.T)(finding.title)}`;
    const facts = [...(0,findings/* idsOf */.UX)(finding), ...(0,findings/* extentInWords */.$4)(finding, isOnlyPage)].join(' · ');
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(finding.places, finding_lines_SHOWN_PLACES);
    const { lead, places } = (0,place_words/* saidOnce */.Xf)(listed);
    const where = places.map(place => placeLine(place, isOnlyPage, width - INDENT.length));
    if (more > 0)
        where.push(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(finding.help);
    const fix = (0,one_line/* oneLine */.T)(finding.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(lead === '' ? [] : wrap((0,one_line/* oneLine */.T)(lead), width - INDENT.length)),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(place, isOnlyPage, width) {
    const { occurrence } = place;
    const holder = (0,place_words/* holderOf */.Kd)(place, isOnlyPage);
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, holder !== undefined);
    const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`;
    const selector = (0,one_line/* oneLine */.T)(occurrence?.selector ?? '');
    const line = (shownSelector) => [
        holder === undefined ? '' : `${holder.page.label}${holder.rest}`,
        ...(0,place_words/* inOrder */.al)(place, {
            resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
            line: position,
            selector: shownSelector,
        }),
        (0,one_line/* oneLine */.T)(words),
    ]
        .filter(part => part !== '')
        .join(' · ');
    const whole = line(selector);
    if (words === '' || columnsOf(whole) <= width)
        return whole;
    // The line says where as well.
    return line(position === '' ? cutMiddleToWidth(selector, Math.floor(width * SELECTOR_SHARE)) : '');
}
/** Tools that gave no result, with their reasons. */
function notMeasuredLines({ remarks, pages }, width, paint) {
    const { notMeasured } = remarks;
    const lines = notMeasured.slice(0, SHOWN_REASONS).flatMap(remark => {
        const { subjects, text, pages: where } = remark;
        const [first] = where;
        const on = (0,view_remarks/* isOfAllPages */.N)(remark, pages.length)
            ? ''
            : ` · ${where.length === 1 ? first.label : (0,numbers_in_words/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subjects.join(', ')}: ${(0,one_line/* oneLine */.T)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
    });
    const more = notMeasured.length - SHOWN_REASONS;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,numbers_in_words/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js





/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20;
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4;
const GAP = '  ';
/** Table of the scores: of one page its tools, of several the pages by tools. */
function scoreLines(view, width, paint) {
    const [first, ...others] = view.pages;
    if (!first)
        return [];
    if (others.length > 0)
        return pageLines(view, width, paint);
    const ofSites = view.sites.flatMap(site => ['', ...toolLines(view, site, width, paint)]);
    return [...toolLines(view, first, width, paint), ...ofSites];
}
function toolLines({ tools }, page, width, paint) {
    const ran = tools.all.filter(tool => page.runs[tool]);
    const score = page.score === null ? ' · no score' : ` · score ${page.score}`;
    const runs = ran.map(tool => page.runs[tool]);
    const numbers = outcomes/* SEVERITIES */.o.map(severity => ({
        title: `${severity}s`,
        cells: runs.map(run => {
            const failed = run?.failures[severity] ?? 0;
            return {
                text: failed === 0 ? scores/* NO_SCORE */.N7 : String(failed),
                band: failed === 0 ? 'none' : undefined,
            };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,scores/* scoreText */.QO)(run), band: run?.band ?? 'none' })),
    };
    return [
        `${cutMiddleToWidth(page.label === '/' ? page.url : page.label, width - score.length)}${score}`,
        ...block('tool', ran, [scoreColumn, ...numbers], paint),
    ];
}
function pageLines({ origin, pages, sites, tools }, width, paint) {
    const shown = [...pages.slice(0, SHOWN_PAGES), ...sites];
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => columnsOf(label))), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth));
    const total = shown.map(({ score, band }) => ({ text: score === null ? scores/* NO_SCORE */.N7 : String(score), band }));
    const columns = tools.others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({ text: (0,scores/* scoreText */.QO)(runs[tool]), band: runs[tool]?.band ?? 'none' })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, paint),
    ]);
    const more = pages.length - SHOWN_PAGES;
    if (more > 0)
        lines.push(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}, none of them worse`);
    if (origin !== undefined)
        lines.unshift(cutMiddleToWidth(`Pages of ${origin}`, width));
    if (tools.perfect.length > 0)
        lines.push(...wrap(`100 everywhere: ${tools.perfect.join(', ')}`, width));
    return lines;
}
/** Columns that do not fit beside each other go below, under the same names of pages. */
function inBlocks(columns, width) {
    const blocks = [];
    let free = 0;
    for (const column of columns) {
        const needed = columnWidth(column) + GAP.length;
        if (needed > free || blocks.length === 0) {
            blocks.push([]);
            free = width;
        }
        blocks.at(-1).push(column);
        free -= needed;
    }
    return blocks;
}
function block(corner, labels, columns, paint) {
    const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)));
    const head = [
        pad(corner, labelWidth, 'end'),
        ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
    ];
    const rows = labels.map((label, index) => {
        const cells = columns.map(column => {
            const { text, band } = column.cells[index];
            const padded = pad(text, columnWidth(column), 'start');
            return band === undefined ? padded : paint(BAND_STYLES[band], padded);
        });
        return [pad(label, labelWidth, 'end'), ...cells].join(GAP);
    });
    return [paint('dim', head.join(GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => text.length));
}

;// CONCATENATED MODULE: ./lib/report/terminal/terminal.js











/** Narrower than this no table is readable. */
const MIN_WIDTH = 50;
/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
function renderTerminal(view, { width, color, unicode }) {
    const columns = Math.max(MIN_WIDTH, width);
    const paint = painter(color);
    const parts = [
        scoreLines(view, columns, paint),
        notMeasuredLines(view, columns, paint),
        comparisonLines(view, columns, paint),
        findingLines(view, columns, paint),
        analysisLines(view, columns),
        verdictLines(view, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    const safe = (0,safe_lines/* withoutControlsButStyles */.E)(text);
    return unicode ? safe : inAscii(safe);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pageCount }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,one_line/* oneLine */.T)(reason)}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,numbers_in_words/* counted */.hS)(pageCount, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,shown_url/* shownUrl */.z)(url)}: ${result}`, width);
    });
}
const terminal_SIGNS = {
    passed: ['✔', 'green'],
    failed: ['✖', 'red'],
    open: ['•', 'blue'],
    'not-gated': ['•', 'blue'],
};
function verdictLines(view, width, paint) {
    const { verdict, score } = view;
    const figures = [
        (0,report_view/* healthyInWords */.EC)(view),
        score === null ? 'No score' : `Score ${score}`,
        ...(0,report_view/* figuresInWords */.k0)(view),
    ];
    const [sign, style] = terminal_SIGNS[verdict.state];
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${sign} ${verdict.headline}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,view_verdict/* reasonLines */.c9)(verdict.reasons).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}


/***/ })

};
