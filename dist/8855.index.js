export const id = 8855;
export const ids = [8855];
export const modules = {

/***/ 68855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadBranchReport: () => (/* binding */ loadBranchReport)
});

// UNUSED EXPORTS: findArtifact

// EXTERNAL MODULE: ./lib/engine/network/undici.js
var undici = __webpack_require__(67299);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/github/api-fetch.js
var api_fetch = __webpack_require__(12034);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/github/zip-file.js


/** Bytes of the end record without its comment, and the most that the comment can have. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Files that are looked at. */
const MAX_FILES = 1_000;
/** Bytes of the archive that are inflated at once. */
const STEP_BYTES = 64 * 1024;
/**
 * One file of a zip archive in memory, by the central directory. No other file is looked into, and none is written, so
 * that names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns what gives its bytes from the start, each time that it is called; undefined where there is no file of this
 * name
 * @throws {Error} where the archive is damaged; while it is read as well, and where the file is larger than `maxBytes`,
 * whatever it says of itself
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
function fileInZip(zip, name, maxBytes) {
    let place;
    try {
        place = placeOf(zip, name);
        if (!place)
            return undefined;
        const { method } = place;
        const data = dataAt(zip, place);
        return () => piecesOf(data, method, name, maxBytes);
    }
    catch (error) {
        throw new Error('its archive is damaged', { cause: error });
    }
}
function placeOf(zip, name) {
    const end = zip.lastIndexOf(END_SIGNATURE, zip.length - END_BYTES);
    if (end < Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES))
        throw new Error('no end record');
    let at = zip.readUInt32LE(end + 16);
    for (let left = Math.min(zip.readUInt16LE(end + 10), MAX_FILES); left > 0; left--) {
        if (zip.readUInt32LE(at) !== CENTRAL_SIGNATURE)
            throw new Error('no entry');
        const nameLength = zip.readUInt16LE(at + 28);
        if (zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
            return {
                method: zip.readUInt16LE(at + 10),
                size: zip.readUInt32LE(at + 20),
                local: zip.readUInt32LE(at + 42),
            };
        }
        at += CENTRAL_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return undefined;
}
function dataAt(zip, { method, size, local }) {
    if (zip.readUInt32LE(local) !== LOCAL_SIGNATURE)
        throw new Error('no file');
    const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(from, from + size);
    if (data.length < size || (method !== STORED && method !== DEFLATED))
        throw new Error('no content');
    return data;
}
async function* piecesOf(data, method, name, maxBytes) {
    let length = 0;
    const stored = external_node_stream_.Readable.from(stepsOf(data));
    const content = method === DEFLATED ? stored.pipe((0,external_node_zlib_.createInflateRaw)()) : stored;
    const pieces = content[Symbol.asyncIterator]();
    try {
        for (;;) {
            const { done, value } = await pieces.next().catch(error => {
                throw new Error('its archive is damaged', { cause: error });
            });
            if (done)
                return;
            length += value.length;
            if (length > maxBytes)
                throw new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`);
            yield value;
        }
    }
    finally {
        content.destroy();
        stored.destroy();
    }
}
function* stepsOf(data) {
    for (let at = 0; at < data.length; at += STEP_BYTES)
        yield data.subarray(at, at + STEP_BYTES);
}

;// CONCATENATED MODULE: ./lib/github/branch-report.js







/** Bytes of an artifact and of the report in it; larger ones are left alone. */
const MAX_ARTIFACT_BYTES = 100_000_000;
const MAX_REPORT_BYTES = 200_000_000;
/** Artifacts that are looked at, the newest first. */
const MAX_CANDIDATES = 20;
/** Milliseconds for finding and loading it. */
const AT_MOST_MS = 30_000;
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
 * @returns what gives the bytes of `report.json` from the start, each time that it is called; undefined where there is none
 * @throws {Error} with one clear line where GitHub refuses
 */
async function loadBranchReport(options) {
    if (!options.token)
        throw new Error('"github-token" is empty');
    try {
        return await options.time.spend(allowance => load(options, allowance), { atMostMs: AT_MOST_MS });
    }
    catch (error) {
        throw explained(error);
    }
}
async function load(options, allowance) {
    const { token = '', env, log } = options;
    const github = await (0,rest_client/* openGitHub */.o6)({ token, env, log, ...allowance });
    const branch = await baseBranchOf(github, options.event);
    const artifact = branch === undefined ? undefined : await findArtifact(github, branch, options);
    return artifact && (await download(github, artifact.id, env));
}
async function baseBranchOf(github, event) {
    const pullRequest = await (0,pull_request/* findPullRequest */._)(github, event);
    return pullRequest?.baseBranch || event.defaultBranch;
}
/**
 * Finds the artifact of the newest report on a branch.
 *
 * A job that has a suffix in a matrix has it on every branch: the name with it goes before the one without.
 */
async function findArtifact(github, branch, { artifactName, env }) {
    const uploaded = artifactName === 'none' ? (0,table/* definitionOf */.Fg)('artifact-name').default : artifactName;
    for (const name of (0,artifact_name/* artifactNames */.j)(uploaded, env).toReversed()) {
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
    const isForeign = run?.repository_id === undefined || run.head_repository_id !== run.repository_id;
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
/** The store has the archive at an address of its own, which is asked for without the token. */
async function download({ octokit, repository, signal }, id, env) {
    const { headers } = await octokit.rest.actions.downloadArtifact({
        ...repository,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
    });
    const address = URL.parse(headers.location ?? '');
    const scheme = URL.parse(env['GITHUB_API_URL'] ?? '')?.protocol ?? 'https:';
    if (!address || ![scheme, 'https:'].includes(address.protocol)) {
        throw new Error('GitHub names no address for its artifact');
    }
    const { statusCode, body } = await (0,undici/* request */.Em)(address, {
        dispatcher: (0,api_fetch/* dispatcherFor */.tR)(address, env),
        method: 'GET',
        signal,
    });
    const zip = await (0,api_fetch/* readBounded */.CB)(body, MAX_ARTIFACT_BYTES);
    if (statusCode !== 200)
        throw new Error(`its artifact cannot be loaded (${statusCode})`);
    const report = fileInZip(zip, 'report.json', MAX_REPORT_BYTES);
    if (!report)
        throw new Error('its artifact has no report.json; "formats" must include json');
    return report;
}
function explained(error) {
    const permission = 'the token needs the permission "actions: read"';
    const isRefused = (0,rest_client/* isFailedRequest */.vt)(error) && (error.status === 403 || error.status === 404);
    return new Error(isRefused ? `${permission} (${(0,rest_client/* wordsOf */.Z9)(error)})` : (0,rest_client/* wordsOf */.Z9)(error), { cause: error });
}


/***/ })

};
