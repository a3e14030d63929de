export const id = 370;
export const ids = [370];
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

/***/ 80370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadBranchReport: () => (/* binding */ loadBranchReport)
/* harmony export */ });
/* unused harmony export findArtifact */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17773);
/* harmony import */ var _artifact_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7481);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53056);
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44789);







/** Bytes of an artifact and of the report in it; larger ones are left alone. */
const MAX_ARTIFACT_BYTES = 100_000_000;
const MAX_REPORT_BYTES = 400_000_000;
/** Artifacts that are looked at, the newest first. */
const MAX_CANDIDATES = 20;
/** Milliseconds for finding and loading it. */
const BUDGET_MS = 120_000;
/** Events whose runs are about the branch that GitHub files them under; those of `workflow_run` are not. */
const BRANCH_EVENTS = [
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'deployment_status',
];
/**
 * Loads the newest report that this job made on the base branch: that of the pull request, else the default branch.
 * It is the artifact of a run that came to its end, was not of a fork, and has one of the names that this job gives.
 *
 * @returns the content of `report.json`; undefined where there is none
 * @throws {Error} with one clear line where GitHub refuses
 */
async function loadBranchReport(options) {
    const { token, env, signal, log } = options;
    if (!token)
        throw new Error('"github-token" is empty');
    const github = await (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_6__/* .openGitHub */ .o)({ token, env, signal, log, budgetMs: BUDGET_MS });
    try {
        const branch = await baseBranchOf(github, options.event);
        const artifact = branch === undefined ? undefined : await findArtifact(github, branch, options);
        return artifact && (await download(github, artifact, token));
    }
    catch (error) {
        throw explained(error);
    }
}
async function baseBranchOf(github, event) {
    const pullRequest = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .findPullRequest */ ._)(github, event);
    return pullRequest?.baseBranch || event.defaultBranch;
}
/**
 * Finds the artifact of the newest report on a branch.
 *
 * A job that has a suffix in a matrix has it on every branch: the name with it goes before the one without.
 */
async function findArtifact(github, branch, { artifactName, env }) {
    const uploaded = artifactName === 'none' ? (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_3__/* .definitionOf */ .Fg)('artifact-name').default : artifactName;
    for (const name of (0,_artifact_name_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactNames */ .j)(uploaded, env).toReversed()) {
        const { data } = await github.octokit.rest.actions.listArtifactsForRepo({
            ...github.repository,
            name,
            per_page: 100,
        });
        const usable = data.artifacts
            .filter(artifact => isUsable(artifact, env['GITHUB_RUN_ID']))
            .sort((a, b) => b.id - a.id)
            .slice(0, MAX_CANDIDATES);
        for (const artifact of usable)
            if (await isOfBranch(github, artifact, branch))
                return artifact;
    }
    return undefined;
}
function isUsable({ expired, size_in_bytes: size, workflow_run: run }, ownRun) {
    const isOwn = String(run?.id) === ownRun;
    const isForeign = run?.head_repository_id !== run?.repository_id;
    return !expired && size <= MAX_ARTIFACT_BYTES && run?.id !== undefined && !isOwn && !isForeign;
}
async function isOfBranch({ octokit, repository }, { workflow_run: listed }, branch) {
    const { head_branch: headBranch, head_sha: sha, id } = listed;
    // A deployment of a commit has no branch: then the commit must be on it.
    const isNamed = Boolean(headBranch) && headBranch !== sha;
    if (isNamed && headBranch !== branch)
        return false;
    const { data: run } = await octokit.rest.actions.getWorkflowRun({ ...repository, run_id: id });
    const hasEnded = run.conclusion === 'success' || run.conclusion === 'failure';
    if (!hasEnded || !BRANCH_EVENTS.includes(run.event))
        return false;
    if (isNamed)
        return true;
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${branch}...${sha}`,
        per_page: 1,
    });
    return data.status === 'behind' || data.status === 'identical';
}
async function download({ repository, signal }, { id, workflow_run: run }, token) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(2830), __webpack_require__.e(9645), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'seo-preflight-baseline-'));
    const { promise: ended, reject } = Promise.withResolvers();
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
    try {
        const findBy = {
            token,
            workflowRunId: run.id,
            repositoryOwner: repository.owner,
            repositoryName: repository.repo,
        };
        await Promise.race([new DefaultArtifactClient().downloadArtifact(id, { path: folder, findBy }), ended]);
        return await readReport((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.json'));
    }
    finally {
        signal.removeEventListener('abort', end);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
async function readReport(path) {
    const size = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined))?.size;
    if (size === undefined)
        throw new Error('its artifact has no report.json; "formats" must include json');
    if (size > MAX_REPORT_BYTES)
        throw new Error(`its report.json is too large (${size} bytes)`);
    return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
}
function explained(error) {
    if ((0,_rest_client_js__WEBPACK_IMPORTED_MODULE_6__/* .isFailedRequest */ .v)(error) && (error.status === 403 || error.status === 404)) {
        return new Error(`the token needs the permission "actions: read" (${firstLine(error)})`, { cause: error });
    }
    if (error.name === 'TimeoutError')
        return new Error('GitHub took too long to answer', { cause: error });
    return new Error(firstLine(error), { cause: error });
}
function firstLine({ message }) {
    return message.split('\n', 1)[0].replace(/ - https:\/\/\S+$/, '');
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


/***/ })

};
