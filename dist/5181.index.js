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
const PER_PAGE = 100;
/** Milliseconds for finding them. */
const AT_MOST_MS = 10_000;
/**
 * Lists the files that the pull request of a run adds or changes; none where there is no pull request. It is of use for
 * a choice alone, so that what fails here is said in the log, and nothing more.
 */
async function listChangedFiles(options) {
    if (!options.token || !(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHavePullRequest */ .C)(options.event))
        return [];
    try {
        return await options.time.spend(allowance => list(options, allowance), { atMostMs: AT_MOST_MS });
    }
    catch (error) {
        const { log } = options;
        log.info(`The files of the pull request are not known (${(0,_rest_client_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(error)}), so pages are chosen without them`);
        return [];
    }
}
async function list({ token = '', env, event, log }, allowance) {
    const github = await (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitHub */ .o6)({ token, env, log, ...allowance });
    const pullRequest = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_0__/* .findPullRequest */ ._)(github, event);
    if (!pullRequest)
        return [];
    const { octokit, repository } = github;
    const parameters = { ...repository, pull_number: pullRequest.number, per_page: PER_PAGE };
    const files = [];
    const pages = (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pagesOf */ .E0)(MAX_FILES / PER_PAGE, page => octokit.rest.pulls.listFiles({ ...parameters, page }));
    for await (const data of pages) {
        const present = data.filter(isPresent);
        files.push(...present.map(({ filename, status }) => ({ path: filename, isNew: status === 'added' })));
        if (files.length >= MAX_FILES)
            break;
    }
    return files;
}
function isPresent(file) {
    return typeof file?.filename === 'string' && file.status !== 'removed';
}


/***/ })

};
