export const id = 9498;
export const ids = [9498];
export const modules = {

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

/***/ 79498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveStaticSite: () => (/* binding */ serveStaticSite)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _fastify_send__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98416);
/* harmony import */ var _static_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91763);





/** Shown where the site has no `404.html` of its own. */
const NOT_FOUND_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1></html>';
/**
 * Serves a folder on the loopback interface the way static hosts do (the rules are those of GitHub Pages): clean URLs,
 * `index.html` of folders, `404.html` with status 404. Nothing outside the folder is served, whatever symbolic links
 * say, and no answer names a path of this machine.
 *
 * Files are looked at when they are asked for, never at the start, so that a dangling link harms nobody.
 *
 * @param port that is taken if it is free, so that addresses are the same in every run; else any free one is
 * @throws {Error} where the folder cannot be served; the message goes behind the folder's name, as `does not exist`
 */
async function serveStaticSite(directory, port = 0) {
    const root = await realFolder(directory);
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request, response) => {
        answer(root, request, response).catch(() => fail(response));
    });
    await listen(server, port).catch(() => listen(server, 0));
    return {
        origin: `http://127.0.0.1:${server.address().port}`,
        async close() {
            const closed = new Promise(done => server.close(done));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function listen(server, port) {
    const { promise, resolve, reject } = Promise.withResolvers();
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
    await promise;
    server.off('error', reject);
}
async function realFolder(directory) {
    let root;
    try {
        root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
    }
    catch (cause) {
        const { code } = cause;
        throw new Error(code === 'ENOENT' ? 'does not exist' : `cannot be opened: ${code}`, { cause });
    }
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(root)).isDirectory())
        throw new Error('is not a folder');
    return root;
}
async function answer(root, request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
    }
    const found = await (0,_static_file_js__WEBPACK_IMPORTED_MODULE_4__/* .findFile */ .q)(root, request.url);
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
    const file = await _fastify_send__WEBPACK_IMPORTED_MODULE_3__(request, path, { root, index: false, dotfiles: 'allow' });
    response.writeHead(status ?? file.statusCode, file.headers);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(file.stream, response);
}
/** The site's own page for what is missing, whole and unconditionally: its status is never 206 or 304. */
async function answerMissing(root, request, response) {
    const page = await (0,_static_file_js__WEBPACK_IMPORTED_MODULE_4__/* .findFile */ .q)(root, '/404.html');
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
