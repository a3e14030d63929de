export const id = 4499;
export const ids = [4499];
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

/***/ 74499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadBranchReport: () => (/* binding */ loadBranchReport)
});

// UNUSED EXPORTS: findArtifact

// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/github/api-fetch.js
var api_fetch = __webpack_require__(12034);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
// EXTERNAL MODULE: ./lib/engine/network/undici.js + 1 modules
var undici = __webpack_require__(17117);
;// CONCATENATED MODULE: ./lib/github/byte-source.js


/** Bytes that are loaded at first: all of most files. */
const FIRST_BYTES = 1_000_000;
function bytesIn(buffer) {
    return { size: buffer.length, read: async (from, to) => buffer.subarray(from, to) };
}
/**
 * A file at an address, of which only what is read is loaded, by requests for ranges of it. A server that knows no ranges
 * gives all of it.
 *
 * @throws {Error} with one clear line where it cannot be loaded
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
async function openRemoteBytes(address, { dispatcher, signal, maxWholeBytes }) {
    const ask = (from, to) => (0,undici/* request */.Em)(address, { dispatcher, signal, method: 'GET', headers: { range: `bytes=${from}-${to - 1}` } });
    const { statusCode, headers, body } = await ask(0, FIRST_BYTES);
    if (statusCode !== 206) {
        const whole = await (0,api_fetch/* readBounded */.CB)(body, maxWholeBytes);
        if (statusCode !== 200)
            throw new Error(`its artifact cannot be loaded (${statusCode})`);
        return bytesIn(whole);
    }
    const start = await (0,api_fetch/* readBounded */.CB)(body, FIRST_BYTES);
    const size = sizeIn(headers, 0, start.length);
    return {
        size,
        async read(from, to) {
            if (to <= start.length)
                return start.subarray(from, to);
            const { statusCode, headers, body } = await ask(from, to);
            const part = await (0,api_fetch/* readBounded */.CB)(body, to - from);
            if (statusCode !== 206)
                throw new Error(`its artifact cannot be loaded (${statusCode})`);
            if (sizeIn(headers, from, part.length) !== size || part.length !== to - from)
                throw otherPart();
            return part;
        },
    };
}
/** Bytes of the whole file, as the answer with a part of it says. */
function sizeIn(headers, from, length) {
    const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
    if (Number(first) !== from || Number(last) !== from + length - 1)
        throw otherPart();
    return Number(size);
}
function otherPart() {
    return new Error('its artifact cannot be loaded (GitHub sent another part than was requested)');
}

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
const LARGE_END_BYTES = 56;
const LOCATOR_BYTES = 20;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const LARGE_END_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
/** Stands for a number that is in another record, since it has no room. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
/** Bytes of the list of files: about 100,000 of them. */
const MAX_DIRECTORY_BYTES = 16_000_000;
/** Bytes of the archive that are inflated at once. */
const STEP_BYTES = 64 * 1024;
/** Bytes that come of it at once: each piece costs a turn of a thread, which with those of 16 KB is most of the work. */
const PIECE_BYTES = 256 * 1024;
/**
 * One file of a zip archive, by the central directory. No other file is read or looked into, and none is written, so that
 * names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns what gives its bytes from the start, each time that it is called; undefined where there is no file of this
 * name
 * @throws {Error} where the archive is damaged, and where the file is larger than it may be; while it is read as well
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
async function fileInZip(zip, name, { maxPackedBytes, maxBytes }) {
    const { from, to } = await directoryOf(zip);
    const directory = await partOf(zip, from, to, MAX_DIRECTORY_BYTES);
    const place = parsed(() => placeIn(directory, name));
    if (!place)
        return undefined;
    const { local, size, method } = place;
    const head = await partOf(zip, local, local + LOCAL_BYTES, LOCAL_BYTES);
    const start = parsed(() => local + lengthOfHead(head));
    if (size > maxPackedBytes)
        throw tooLarge(name, maxPackedBytes);
    const data = await partOf(zip, start, start + size, maxPackedBytes);
    return () => piecesOf(data, method, name, maxBytes);
}
async function directoryOf(zip) {
    const tailBytes = Math.min(zip.size, END_BYTES + MAX_COMMENT_BYTES + LOCATOR_BYTES);
    const tail = await zip.read(zip.size - tailBytes, zip.size);
    const end = tail.lastIndexOf(END_SIGNATURE, tail.length - END_BYTES);
    if (end < 0)
        throw damaged('no end record');
    const [size, from] = parsed(() => [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]);
    if (size !== ELSEWHERE && from !== ELSEWHERE)
        return { from, to: from + size };
    const locator = end - LOCATOR_BYTES;
    const at = parsed(() => {
        if (tail.readUInt32LE(locator) !== LOCATOR_SIGNATURE)
            throw new Error('no locator');
        return Number(tail.readBigUInt64LE(locator + 8));
    });
    const large = await partOf(zip, at, at + LARGE_END_BYTES, LARGE_END_BYTES);
    return parsed(() => {
        if (large.readUInt32LE(0) !== LARGE_END_SIGNATURE)
            throw new Error('no large end record');
        const from = Number(large.readBigUInt64LE(48));
        return { from, to: from + Number(large.readBigUInt64LE(40)) };
    });
}
function placeIn(directory, name) {
    for (let at = 0; at < directory.length;) {
        if (directory.readUInt32LE(at) !== CENTRAL_SIGNATURE)
            throw new Error('no entry');
        const nameLength = directory.readUInt16LE(at + 28);
        if (directory.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
            const method = directory.readUInt16LE(at + 10);
            if (method !== STORED && method !== DEFLATED)
                throw new Error('no method');
            return { method, size: directory.readUInt32LE(at + 20), local: directory.readUInt32LE(at + 42) };
        }
        at += CENTRAL_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return undefined;
}
function lengthOfHead(head) {
    if (head.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw new Error('no file');
    return LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}
/** @throws {Error} where the archive does not have it, or it is larger than it may be */
async function partOf(zip, from, to, maxBytes) {
    if (!(from >= 0 && to >= from && to <= zip.size && to - from <= maxBytes))
        throw damaged('no such part');
    return from === to ? Buffer.alloc(0) : await zip.read(from, to);
}
/** What is read of the archive's bytes, which may have none where it should be. */
function parsed(parse) {
    try {
        return parse();
    }
    catch (error) {
        throw damaged(error);
    }
}
function damaged(cause) {
    return new Error('its archive is damaged', { cause });
}
function tooLarge(name, maxBytes) {
    return new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`);
}
async function* piecesOf(data, method, name, maxBytes) {
    let length = 0;
    const stored = external_node_stream_.Readable.from(stepsOf(data));
    const content = method === DEFLATED ? stored.pipe((0,external_node_zlib_.createInflateRaw)({ chunkSize: PIECE_BYTES })) : stored;
    const pieces = content[Symbol.asyncIterator]();
    try {
        for (;;) {
            const { done, value } = await pieces.next().catch(error => {
                throw damaged(error);
            });
            if (done)
                return;
            length += value.length;
            if (length > maxBytes)
                throw tooLarge(name, maxBytes);
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







/** Bytes of an artifact whose store gives no parts of it: pictures of thousands of pages are many times as large. */
const MAX_WHOLE_BYTES = 100_000_000;
/** Bytes of the report in it, packed and unpacked: that of 10,000 pages has up to 50 MB and 500 MB. */
const REPORT_LIMITS = { maxPackedBytes: 200_000_000, maxBytes: 1_000_000_000 };
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
function isUsable({ expired, workflow_run: run }, ownRun) {
    const isOwn = String(run?.id) === ownRun;
    const isForeign = run?.repository_id === undefined || run.head_repository_id !== run.repository_id;
    return !expired && run?.id !== undefined && !isOwn && !isForeign;
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
/**
 * The store has the archive at an address of its own, which is asked for without the token. Of the archive, the report alone
 * is loaded.
 */
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
    const archive = await openRemoteBytes(address, {
        dispatcher: (0,api_fetch/* dispatcherFor */.tR)(address, env),
        signal,
        maxWholeBytes: MAX_WHOLE_BYTES,
    });
    const report = await fileInZip(archive, 'report.json', REPORT_LIMITS);
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
