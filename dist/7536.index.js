export const id = 7536;
export const ids = [7536];
export const modules = {

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bearsLabel: () => (/* binding */ bearsLabel)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19607);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53056);
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44789);



/** Milliseconds for asking. */
const AT_MOST_MS = 10_000;
/**
 * Whether the pull request of a run bears a label now. A job that is run again has the event of its first run, so the
 * API goes before the event; where it does not answer, the event counts. After a merge the pull request that was merged
 * counts. Only who may write to the repository, or triage it, can put a label on a pull request.
 *
 * Where it is not known, it does not, and the log says why.
 */
async function bearsLabel(label, options) {
    const { event, log, token, time } = options;
    const isGiven = (labels) => labels.some(one => one.toLowerCase() === label.toLowerCase());
    if (!(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHavePullRequest */ .C)(event))
        return false;
    const known = event.pullRequest?.labels ?? [];
    try {
        if (!token)
            throw new Error('"github-token" is empty');
        const labels = await time.spend(allowance => currentLabels(options, allowance), { atMostMs: AT_MOST_MS });
        if (isGiven(labels))
            log.notice(`The changes are approved by the label "${label}"`);
        return isGiven(labels);
    }
    catch (error) {
        if (isGiven(known))
            return true;
        log.warning(`Whether the pull request has the label "${label}" is not known, so the changes are not approved: ${explained(error)}`);
        return false;
    }
}
async function currentLabels({ token = '', env, event, log }, allowance) {
    const github = await (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHub */ .o6)({ token, env, log, ...allowance });
    const { octokit, repository } = github;
    const found = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .findPullRequest */ ._)(github, event);
    if (!found)
        return await labelsOfMerged(github, event.commit);
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: found.number });
    return (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsOf */ .P)(data);
}
/** Labels of the pull request that a commit is the merge of. */
async function labelsOfMerged({ octokit, repository }, commit) {
    if (commit === undefined)
        return [];
    const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos;
    const { data } = await list({ ...repository, commit_sha: commit, per_page: 100 });
    const merged = data.find(({ merged_at, merge_commit_sha }) => merged_at !== null && merge_commit_sha === commit);
    return merged ? (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsOf */ .P)({ ...merged }) : [];
}
function explained(error) {
    const said = (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(error);
    const isRefused = (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailedRequest */ .vt)(error) && [403, 404].includes(error.status);
    return isRefused
        ? `the token needs the permission "pull-requests: read"; add it to "permissions" of the job (${said})`
        : said;
}


/***/ })

};
