export const id = 5181;
export const ids = [5181];
export const modules = {

/***/ 85181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listChangedFiles: () => (/* binding */ listChangedFiles)
/* harmony export */ });
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53056);
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44789);


/** Files that are looked at; a change of more is no change of single pages. */
const MAX_FILES = 1_000;
/** Milliseconds for finding them. */
const BUDGET_MS = 20_000;
/**
 * Lists the files that the pull request of a run adds or changes; none where there is no pull request. It is of use for
 * a choice alone, so that what fails here is said in the log, and nothing more.
 */
async function listChangedFiles(options) {
    const { token, env, event, log, signal } = options;
    if (!token || !(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHavePullRequest */ .C)(event))
        return [];
    const files = [];
    try {
        const github = await (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitHub */ .o)({ token, env, signal, log, budgetMs: BUDGET_MS });
        const pullRequest = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .findPullRequest */ ._)(github, event);
        if (!pullRequest)
            return [];
        const { octokit, repository } = github;
        const lists = octokit.paginate.iterator(octokit.rest.pulls.listFiles, {
            ...repository,
            pull_number: pullRequest.number,
            per_page: 100,
        });
        for await (const { data } of lists) {
            const present = data.filter(({ status }) => status !== 'removed');
            files.push(...present.map(({ filename, status }) => ({ path: filename, isNew: status === 'added' })));
            if (files.length >= MAX_FILES)
                break;
        }
        return files;
    }
    catch (error) {
        const [line] = error.message.split('\n', 1);
        log.info(`The files of the pull request are not known (${line}): pages are chosen without them`);
        return [];
    }
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
