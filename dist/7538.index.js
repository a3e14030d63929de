export const id = 7538;
export const ids = [7538];
export const modules = {

/***/ 97538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveStaticSite: () => (/* binding */ serveStaticSite)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/@fastify/send/index.js
var send = __webpack_require__(98416);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/target/static-file.js


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
    const place = (0,external_node_path_.join)(root, ...names);
    if (names.length === 0 || path.endsWith('/'))
        return await fileAt(root, (0,external_node_path_.join)(place, 'index.html'));
    const file = await firstFile(root, [place, `${place}.html`]);
    if (file.kind === 'file')
        return file;
    const index = await fileAt(root, (0,external_node_path_.join)(place, 'index.html'));
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
        const real = await (0,promises_.realpath)(place);
        const inside = real.startsWith(root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`);
        if (!inside || !(await (0,promises_.stat)(real)).isFile())
            return MISSING;
        return { kind: 'file', path: `/${(0,external_node_path_.relative)(root, place).split(external_node_path_.sep).map(encodeURIComponent).join('/')}` };
    }
    catch {
        return MISSING;
    }
}

;// CONCATENATED MODULE: ./lib/target/static-site.js





/** Shown where the site has no `404.html` of its own. */
const NOT_FOUND_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1></html>';
/**
 * Serves a folder on the loopback interface the way static hosts do (the rules are those of GitHub Pages): clean URLs,
 * `index.html` of folders, `404.html` with status 404. Nothing outside the folder is served, whatever symbolic links
 * say, and no answer names a path of this machine.
 *
 * Files are looked at when they are asked for, never at the start, so that a dangling link harms nobody.
 *
 * @throws {Error} where the folder cannot be served; the message goes behind the folder's name, as `does not exist`
 */
async function serveStaticSite(directory) {
    const root = await realFolder(directory);
    const server = (0,external_node_http_.createServer)((request, response) => {
        answer(root, request, response).catch(() => fail(response));
    });
    const { promise: listening, resolve, reject } = Promise.withResolvers();
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
    await listening;
    return {
        origin: `http://127.0.0.1:${server.address().port}`,
        async close() {
            const closed = new Promise(done => server.close(done));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function realFolder(directory) {
    let root;
    try {
        root = await (0,promises_.realpath)(directory);
    }
    catch (cause) {
        const { code } = cause;
        throw new Error(code === 'ENOENT' ? 'does not exist' : `cannot be opened: ${code}`, { cause });
    }
    if (!(await (0,promises_.stat)(root)).isDirectory())
        throw new Error('is not a folder');
    return root;
}
async function answer(root, request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
    }
    const found = await findFile(root, request.url);
    if (found.kind === 'malformed')
        response.writeHead(400).end();
    else if (found.kind === 'missing')
        await answerMissing(root, request, response);
    else if (found.kind === 'moved')
        response.writeHead(301, { location: found.location }).end();
    else
        await transmit(root, found.path, request, response);
}
async function transmit(root, path, request, response, status) {
    const file = await send(request, path, { root, index: false, dotfiles: 'allow' });
    response.writeHead(status ?? file.statusCode, file.headers);
    await (0,external_node_stream_promises_.pipeline)(file.stream, response);
}
/** The site's own page for what is missing, whole and unconditionally: its status is never 206 or 304. */
async function answerMissing(root, request, response) {
    const page = await findFile(root, '/404.html');
    if (page.kind === 'file') {
        for (const name of CONDITIONAL_HEADERS)
            delete request.headers[name];
        await transmit(root, page.path, request, response, 404);
        return;
    }
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : NOT_FOUND_PAGE);
}
const CONDITIONAL_HEADERS = [
    'range',
    'if-range',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'if-unmodified-since',
];
/** The reader went away, or the file vanished in between. */
function fail(response) {
    if (response.headersSent)
        response.destroy();
    else
        response.writeHead(500).end();
}


/***/ })

};
