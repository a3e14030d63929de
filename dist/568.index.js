export const id = 568;
export const ids = [568,3075];
export const modules = {

/***/ 18937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ApiError)
/* harmony export */ });
/** The service failed, refused, or could not be reached. The message says what happened, to what, and what to do. */
class ApiError extends Error {
    name = 'ApiError';
    kind;
    /** HTTP status, where there was an answer. */
    status;
    /** Seconds after which the service asks to be called again. */
    retryAfter;
    constructor(kind, message, options = {}) {
        super(message, { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.retryAfter = options.retryAfter;
    }
}


/***/ }),

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTool),
/* harmony export */   I: () => (/* binding */ TOOLS)
/* harmony export */ });
/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 81215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ pagesAtOnce),
/* harmony export */   eU: () => (/* binding */ tabsFor)
/* harmony export */ });
/* unused harmony export thisMachine */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Pages that keep a core at work: of the time that a page takes, most is waiting for its network to rest. */
const PAGES_PER_CORE = 4;
/** Pages after which more of them would only be a burden to the server that is audited. */
const MAX_PAGES = 16;
/** Bytes of a page in work, here and in Chrome, and of all that is there beside pages. */
const MEMORY_PER_PAGE = 150 * 1024 * 1024;
const MEMORY_BESIDE = 600 * 1024 * 1024;
/**
 * Part of the pages in work that have a tab of Chrome where axe runs on each: it takes as much of a core as all else in a
 * tab, and with more of them at once each would only take longer.
 */
const TABBED_WITH_AXE = 0.75;
/** Tabs of Chrome, however many pages somebody wants in work: each is a process of its own. */
const MAX_TABS = 32;
/** The machine as this process sees it: of a container or a control group with a limit, what that leaves. */
function thisMachine() {
    const limit = process.constrainedMemory();
    const free = process.availableMemory();
    return { cores: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory: limit > 0 ? Math.min(limit, free) : free };
}
/** Pages that may be in work at once without one keeping another waiting for long. */
function pagesAtOnce({ cores, memory } = thisMachine()) {
    const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE);
    return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES));
}
/** Tabs of Chrome for so many pages in work. A page mostly waits in its tab for its network to rest, unless axe runs on it. */
function tabsFor(pages, { runsAxe }) {
    return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages);
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 37411:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js + 16 modules
var engine_account = __webpack_require__(1404);
// EXTERNAL MODULE: ./lib/engine/analyze.js + 12 modules
var engine_analyze = __webpack_require__(61875);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/engine/network/address-guard.js
var address_guard = __webpack_require__(76043);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
;// CONCATENATED MODULE: ./lib/engine/network/remembered-lookup.js

/** Milliseconds that an answer is kept, one that there is no such name among them. */
const KEEP_MS = 10_000;
/** Most names that are kept. */
const MAX_NAMES = 1000;
/**
 * Resolves names as another function does, each once in a while. A page may open a connection for each of a hundred
 * images of a host that is not there, and the system looks up few names at once.
 *
 * @param resolve resolves names; the system unless given
 * @param failures whether it is kept as well that there is no such name; whoever tries again wants to know it anew
 * @returns the same for callers that want all addresses
 */
function rememberedLookup(resolve = external_node_dns_.lookup, failures = 'kept') {
    const kept = new Map();
    const remembered = (hostname, options, listener) => {
        const key = JSON.stringify([hostname, options]);
        const known = kept.get(key);
        if (known?.answer && known.until > Date.now())
            return void process.nextTick(listener, ...known.answer);
        if (known && !known.answer)
            return void known.waiting.push(listener);
        const entry = { until: 0, waiting: [listener] };
        kept.delete(key);
        if (kept.size >= MAX_NAMES)
            kept.delete(kept.keys().next().value);
        kept.set(key, entry);
        resolve(hostname, { ...options, all: true }, (...answer) => {
            entry.answer = answer;
            entry.until = answer[0] && failures === 'anew' ? 0 : Date.now() + KEEP_MS;
            for (const waiting of entry.waiting.splice(0))
                waiting(...answer);
        });
    };
    return remembered;
}

// EXTERNAL MODULE: ./lib/engine/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(89775);
;// CONCATENATED MODULE: ./lib/engine/browser/address-proxy.js





/** Headers that are between a client and its proxy alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade'];
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000;
/** Node's 250 ms would give up on each address of a distant host. */
const ATTEMPTS = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2000 };
/** Milliseconds that a connection without a request is kept. */
const KEEP_ALIVE_MS = 4000;
/** Refusals that are kept: a page may try without end. */
const MAX_REFUSALS = 1000;
/**
 * A proxy on the loopback interface for Chrome. It resolves each name once, refuses what the policy denies, and
 * connects to the very address that it looked at, so that a name which changes its address meanwhile gains nothing.
 * Documents, frames, scripts, workers and WebSockets all pass through it.
 *
 * Where the environment names a proxy that leads outside, that one is asked, as the HTTP client does: literal addresses
 * are refused here, what a name resolves to is then for that proxy.
 */
async function startAddressProxy(options) {
    const { addresses, resolve, env = process.env } = options;
    const way = new GuardedWay(new address_guard/* AddressGuard */.Ks(addresses, rememberedLookup(resolve)), env);
    const sockets = new Set();
    const keep = (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    };
    const server = (0,external_node_http_.createServer)((incoming, answer) => {
        forward(way, incoming, answer).catch(() => answer.destroy());
    });
    server.on('connect', (incoming, client, head) => {
        tunnel(way, incoming, { client, head, keep }).catch(() => client.destroy());
    });
    server.on('connection', keep);
    await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(0, '127.0.0.1', done);
    });
    return {
        address: `127.0.0.1:${server.address().port}`,
        bypassed: bypassedHosts(addresses),
        refusalOf: url => way.refusals.get(URL.parse(url)?.host ?? ''),
        async close() {
            for (const socket of sockets)
                socket.destroy();
            way.close();
            await new Promise(resolve => server.close(resolve));
        },
    };
}
/** How the proxy gets to what it is asked for. */
class GuardedWay {
    /** Why hosts were refused by their addresses. */
    refusals = new Map();
    guard;
    #env;
    #agent = new external_node_http_.Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
    constructor(guard, env) {
        this.guard = guard;
        this.#env = env;
    }
    async isAllowed(target) {
        try {
            await this.guard.assertAllowed(target);
            return true;
        }
        catch (error) {
            this.note(target, error);
            return false;
        }
    }
    /** The proxy that leads outside, where there is one. */
    outside(target) {
        return this.guard.policy === 'public-only' ? undefined : (0,upstream_proxy/* upstreamProxyFor */.BZ)(target, this.#env);
    }
    note({ host }, error) {
        const isRefusal = error instanceof address_guard/* AddressDenied */.Om && this.refusals.size < MAX_REFUSALS;
        if (isRefusal)
            this.refusals.set(host, error.message);
    }
    /** A request over plain HTTP, whose connection is kept for others. */
    ask(target, method, headers) {
        const proxy = this.outside(target);
        const common = { method, headers, timeout: IDLE_MS };
        if (proxy)
            return (0,upstream_proxy/* askUpstream */.j2)(proxy, { ...common, path: target.href });
        return (0,external_node_http_.request)(target, { ...common, ...ATTEMPTS, lookup: this.guard.lookup, agent: this.#agent });
    }
    close() {
        this.#agent.destroy();
    }
    /** A connection that a tunnel can lead through. Rejects where there is none. */
    async open(target) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const port = target.port || '443';
        const proxy = this.outside(target);
        if (proxy) {
            const path = `${target.hostname}:${port}`;
            const asking = (0,upstream_proxy/* askUpstream */.j2)(proxy, {
                method: 'CONNECT',
                path,
                headers: { host: path },
                timeout: IDLE_MS,
            });
            asking.on('connect', ({ statusCode }, socket, first) => {
                if (first.length > 0)
                    socket.unshift(first);
                if (statusCode === 200)
                    return resolve(socket);
                socket.destroy();
                reject(new Error(`the proxy answers ${statusCode}`));
            });
            asking.on('timeout', () => asking.destroy(new Error('the proxy does not answer')));
            asking.on('error', reject);
            asking.end();
        }
        else {
            const host = target.hostname.replace(/^\[|\]$/g, '');
            const { lookup } = this.guard;
            const socket = (0,external_node_net_.connect)({ host, port: Number(port), lookup, ...ATTEMPTS });
            socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the host does not answer')));
            socket.once('connect', () => resolve(socket));
            socket.once('error', reject);
            socket.once('close', () => reject(new Error('the connection was closed')));
        }
        try {
            return await promise;
        }
        catch (error) {
            this.note(target, error);
            throw error;
        }
    }
}
async function forward(way, incoming, answer) {
    const target = URL.parse(incoming.url ?? '');
    if (target?.protocol !== 'http:' || !(await way.isAllowed(target))) {
        refuse(answer);
        return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    let outgoing;
    const send = () => {
        outgoing = way.ask(target, incoming.method, headers);
        outgoing.on('response', response => {
            answer.writeHead(response.statusCode, response.statusMessage, withoutHopByHop(response.rawHeaders));
            response.pipe(answer);
            response.on('error', () => answer.destroy());
        });
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', error => {
            way.note(target, error);
            // A kept connection may turn out to be gone; a fresh one tells the truth.
            if (outgoing.reusedSocket && !hasBody && !answer.headersSent && !answer.destroyed)
                send();
            else if (answer.headersSent)
                answer.destroy();
            else
                refuse(answer);
        });
        if (hasBody)
            incoming.pipe(outgoing);
        else
            outgoing.end();
    };
    answer.on('close', () => outgoing.destroy());
    send();
}
async function tunnel(way, incoming, ends) {
    const { client, head, keep } = ends;
    // What comes through a tunnel is TLS, but for WebSockets without it: those name their port.
    const target = URL.parse(`https://${incoming.url}`);
    client.on('error', () => client.destroy());
    if (!target || !(await way.isAllowed(target))) {
        client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    const upstream = await way.open(target).catch(() => undefined);
    if (!upstream) {
        client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    keep(upstream);
    upstream.on('error', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
    if (client.destroyed)
        upstream.destroy();
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
}
/** A target on this machine or on a literal address is asked for directly, as its visitors do: nobody can move it. */
function bypassedHosts(addresses) {
    if (typeof addresses === 'string')
        return [];
    const local = addresses.targets.map(target => new URL(target)).filter(address_guard/* isPrivateLiteral */.NJ);
    return [...new Set(local.map(({ host, port, protocol }) => (port ? host : `${host}:${PORTS[protocol]}`)))];
}
const PORTS = { 'http:': 80, 'https:': 443 };
function refuse(answer) {
    answer.writeHead(403, { 'content-length': 0 }).end();
}
function withoutHopByHop(raw) {
    const kept = [];
    for (let at = 0; at + 1 < raw.length; at += 2) {
        if (!HOP_BY_HOP.includes(raw[at].toLowerCase()))
            kept.push(raw[at], raw[at + 1]);
    }
    return kept;
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/engine/browser/packaged-chrome.js







/** The package that brings a Chromium in itself. It is looked for at run time and never part of a bundle. */
const PACKAGE = (0,external_node_path_.join)('node_modules', '@sparticuz', 'chromium');
/** The package unpacks into the folder for temporary files, which is set for the process that runs this. */
const UNPACK = 'const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()';
/** Unpacking takes two seconds on an idle machine. */
const UNPACK_TIMEOUT_MS = 120_000;
/**
 * Path of the Chromium that the package `@sparticuz/chromium` brings, unpacked once into a cache beside the package.
 * Undefined where the package is not beside this program, is not for this system, or cannot be unpacked.
 */
async function packagedChrome() {
    if (process.platform !== 'linux' || process.arch !== 'x64')
        return undefined;
    const folder = packageFolder((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)));
    if (folder === undefined)
        return undefined;
    const caches = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(folder)), '.cache'), (0,external_node_os_.tmpdir)()];
    for (const cache of caches) {
        try {
            return await unpacked(folder, (0,external_node_path_.join)(cache, 'seo-preflight'));
        }
        catch {
            // The modules may lie where this user cannot write.
        }
    }
    return undefined;
}
/** The package in the nearest folder of modules, from a folder upwards. */
function packageFolder(from) {
    for (let at = from;; at = (0,external_node_path_.dirname)(at)) {
        const folder = (0,external_node_path_.join)(at, PACKAGE);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'package.json')))
            return folder;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** Unpacks beside and renames, so that a process that looks meanwhile never finds half a program. */
async function unpacked(folder, cache) {
    const { version } = JSON.parse(await (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
    const home = (0,external_node_path_.join)(cache, `chromium-${version}`);
    const program = (0,external_node_path_.join)(home, 'chromium');
    if ((0,external_node_fs_.existsSync)(program))
        return program;
    await (0,external_node_fs_promises_.mkdir)(cache, { recursive: true });
    const stage = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(cache, 'unpacking-'));
    try {
        const entry = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'build', 'index.js')).href;
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, entry], {
            env: { PATH: process.env['PATH'], TMPDIR: stage },
            timeout: UNPACK_TIMEOUT_MS,
        });
        await (0,external_node_fs_promises_.rename)(stage, home);
    }
    catch (error) {
        // Another process may have been faster.
        if (!(0,external_node_fs_.existsSync)(program))
            throw error;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(stage, { recursive: true, force: true });
    }
    return program;
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-location.js



/**
 * Path of the Chrome to use: the one that is named, `CHROME_PATH`, the one that is installed, or the one of the
 * package `@sparticuz/chromium` where that stands beside us. An empty name is none.
 *
 * @param chromePath the setting `chrome-path`
 * @throws NotMeasured with how to get one, where there is none
 */
async function findChrome(chromePath, env = process.env) {
    const named = chromePath || env['CHROME_PATH'];
    if (named) {
        if (await isProgram(named))
            return named;
        const where = chromePath ? 'the setting "chrome-path"' : 'the variable CHROME_PATH';
        throw new not_measured/* NotMeasured */.ke(`${where} names ${named}, which is not a program that can be started`);
    }
    const found = (await installedChrome()) ?? (await packagedChrome());
    if (found !== undefined)
        return found;
    throw new not_measured/* NotMeasured */.ke('it needs Chrome and none was found: install Google Chrome or Chromium, or name one with the setting ' +
        '"chrome-path" or the variable CHROME_PATH');
}
async function installedChrome() {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    try {
        return Launcher.getFirstInstallation();
    }
    catch {
        // That is how it says that there is none.
        return undefined;
    }
}
async function isProgram(file) {
    try {
        await (0,external_node_fs_promises_.access)(file, external_node_fs_promises_.constants.X_OK);
        return (await (0,external_node_fs_promises_.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-environment.js
/**
 * Variables of the environment that Chrome needs. No other is handed on: the environment of a run holds tokens, and a
 * browser that shows the pages of others must not have them.
 */
const NEEDED = new Set([
    ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
    ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_RUNTIME_DIR', 'SSL_CERT_FILE'],
    ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'PROCESSOR_ARCHITECTURE', 'NUMBER_OF_PROCESSORS'],
].flat());
const PROXIES = new Set(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY']);
/**
 * The environment that Chrome is started with.
 *
 * @param folder for what Chrome writes beside its profile
 */
function chromeEnvironment(env, folder) {
    const kept = {};
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const upper = name.toUpperCase();
        if (NEEDED.has(upper) || upper.startsWith('LC_'))
            kept[name] = value;
        if (PROXIES.has(upper))
            kept[name] = withoutPassword(value);
    }
    // Elsewhere the names of Chrome's sockets would become too long for the system.
    if (process.platform === 'linux')
        kept['TMPDIR'] = folder;
    return { ...kept, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
}
function withoutPassword(proxy) {
    return proxy.replace(/\/\/[^/]*@/, '//');
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-watchdog.js


/**
 * Waits on its standard input, which nobody but this process holds: it ends with this process, whatever ended that, and
 * with the thread that started it. Unless it heard that all is over, the group of processes that it was told last is
 * then ended and the folder removed. What Chrome's processes still wrote meanwhile is removed at a later try.
 */
const FOR_POSIX = `trap '' HUP INT QUIT TERM
while IFS= read -r line; do
  [ "$line" = over ] && exit 0
  group=$line
done
[ -n "$group" ] && kill -s KILL -- "-$group"
for pause in 0.1 0.2 0.5 1 2 0; do
  rm -rf -- "$1"
  [ -e "$1" ] || exit 0
  sleep "$pause"
done`;
/** There is no shell for it on Windows, but there is the program that runs this one. */
const FOR_WINDOWS = `let said = ''
process.stdin.on('data', data => (said += data)).on('end', () => {
  const lines = said.split('\\n')
  if (lines.includes('over')) return
  const pid = lines.at(-2)
  if (pid) require('node:child_process').spawnSync('taskkill', ['/T', '/F', '/PID', pid])
  require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})`;
/** Most milliseconds for it to go. */
const DISMISS_MS = 1000;
/**
 * Starts a small process beside this one. Where it cannot be started, there is none.
 *
 * @param folder to remove
 */
function startWatchdog(folder) {
    const isWindows = process.platform === 'win32';
    const [program, args] = isWindows
        ? [process.execPath, ['-e', FOR_WINDOWS, folder]]
        : ['/bin/sh', ['-c', FOR_POSIX, 'sh', folder]];
    const dog = (0,external_node_child_process_.spawn)(program, args, {
        // It must not hold the folder, and what ends this process must not end it as well.
        ...(isWindows ? { windowsHide: true } : { cwd: '/' }),
        detached: true,
        env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'] },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const { promise: gone, resolve } = Promise.withResolvers();
    dog.once('exit', () => resolve()).once('error', () => resolve());
    dog.stdin.on('error', () => undefined);
    dog.unref();
    Object(dog.stdin).unref?.();
    return {
        watch: pid => void dog.stdin.write(`${pid ?? ''}\n`),
        async dismiss() {
            dog.ref();
            dog.stdin.end('over\n');
            await Promise.race([gone, (0,promises_.setTimeout)(DISMISS_MS, undefined, { ref: false })]);
            dog.unref();
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/pipe-transport.js
/** Most bytes of one answer of Chrome's. The largest that is asked for is the source of a document. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** Most bytes of what Chrome tells unasked. Pages write part of it: messages, addresses, titles. */
const MAX_EVENT_BYTES = 4 * 1024 * 1024;
/** Bytes that are kept of both ends of a message that is too long, to see what it was. */
const END_BYTES = 300;
/**
 * The pipe to a Chrome, one JSON message after the other. How long a message gets is up to the page (a script may write
 * half a gigabyte to the console at once), so what is too long is never held: an event is left out, and an answer becomes
 * an error.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
class PipeTransport {
    onmessage;
    onclose;
    #toChrome;
    #fromChrome;
    #pieces = [];
    #length = 0;
    #limit = 0;
    #isClosed = false;
    constructor(toChrome, fromChrome) {
        this.#toChrome = toChrome;
        this.#fromChrome = fromChrome;
        // A pipe that breaks has ended.
        toChrome.on('error', () => undefined);
        fromChrome.on('error', () => undefined);
        fromChrome.on('data', (chunk) => this.#read(chunk));
        fromChrome.once('close', () => this.onclose?.());
    }
    send(message) {
        if (!this.#isClosed)
            this.#toChrome.write(`${message}\0`);
    }
    /** Chrome takes the end of its pipe for the end of its work. */
    close() {
        this.#isClosed = true;
        this.#toChrome.destroy();
        this.#fromChrome.destroy();
    }
    #read(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
            this.#add(chunk.subarray(start, end));
            this.#finish();
            start = end + 1;
        }
        this.#add(chunk.subarray(start));
    }
    #add(piece) {
        if (piece.length === 0)
            return;
        if (this.#length === 0)
            this.#limit = isAnswer(piece) ? MAX_ANSWER_BYTES : MAX_EVENT_BYTES;
        this.#length += piece.length;
        this.#pieces.push(piece);
        if (this.#length <= this.#limit)
            return;
        const [head] = this.#pieces;
        const tail = Buffer.concat(this.#pieces.slice(1).slice(-2)).subarray(-END_BYTES);
        this.#pieces = [Buffer.from(head.subarray(0, END_BYTES)), Buffer.from(tail)];
    }
    #finish() {
        const whole = Buffer.concat(this.#pieces);
        const message = this.#length > this.#limit ? errorFor(whole.toString('latin1')) : whole.toString();
        this.#pieces = [];
        this.#length = 0;
        if (message !== undefined)
            setImmediate(() => this.onmessage?.(message));
    }
}
function isAnswer(start) {
    return start.subarray(0, 6).toString('latin1').startsWith('{"id":');
}
/** What stands in the place of an answer that is too long: whoever waits for it must hear of it. */
function errorFor(ends) {
    const id = /^\{"id":(\d+)/.exec(ends)?.[1];
    if (id === undefined)
        return undefined;
    const sessionId = /"sessionId":"(\w+)"\}$/.exec(ends)?.[1];
    const megabytes = MAX_ANSWER_BYTES / 1024 / 1024;
    const error = { code: -32000, message: `Chrome's answer is longer than ${megabytes} MB` };
    return JSON.stringify({ id: Number(id), error, ...(sessionId !== undefined && { sessionId }) });
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-process.js










const START_TIMEOUT_MS = 30_000;
/** Chrome writes nothing that is worth waiting for: it may end in order for this long. */
const CLOSE_TIMEOUT_MS = 2000;
/** A process that is killed is gone as soon as the system has a moment for it. */
const KILL_TIMEOUT_MS = 1000;
/** Most milliseconds for one answer of Chrome's: a tab that hangs is ended by its own deadline first. */
const PROTOCOL_TIMEOUT_MS = 120_000;
/** Folder of the profile. */
const PROFILE = 'profile';
/** What others switch off and pages must not have: popups, navigations and messages without a brake, no sandbox. */
const UNWANTED_DEFAULTS = [
    '--disable-popup-blocking',
    '--disable-ipc-flooding-protection',
    '--no-sandbox',
];
/** Chrome draws these parts of its own window as pages: each costs a process at the start, and nobody sees them. */
const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton'];
/**
 * Each page has a process of its own, which does its work once: what is compiled to machine code beside it costs more
 * than it saves, unless it is called more often than axe calls most of itself, by the compiler that takes longest above all.
 * Loops are compiled as soon as ever.
 */
const LATER_MACHINE_CODE = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=50000';
/** Where Chrome says that it takes connections. */
const ENDPOINT = /^DevTools listening on (ws:\/\/\S+)/m;
/** Characters that are kept of what Chrome writes while it starts. */
const MAX_WRITTEN = 10_000;
/**
 * Starts Chrome as the `lighthouse` command does, for another thread: nothing of this one is connected to it but a pipe
 * that nothing comes through, with which it ends. With others of puppeteer's flags (`--hide-scrollbars` is one) some
 * pages paint seconds earlier than they do there.
 *
 * @throws NotMeasured where it does not start
 */
async function startRemoteChrome(options) {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    const flags = Launcher.defaultFlags()
        .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
        // Of several flags of one name Chrome reads the last.
        .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag));
    const args = [
        ...flags,
        '--headless=new',
        // Containers have little shared memory.
        '--disable-dev-shm-usage',
        '--remote-debugging-port=0',
        ...argumentsFor(options),
    ];
    return await start(options, args, async ({ written, transport, ...chrome }) => {
        const [endpoint, version] = await Promise.all([written(ENDPOINT), versionOver(transport)]);
        return { ...chrome, endpoint, version };
    });
}
/**
 * Starts Chrome with a profile of its own, which is gone when it is closed. It listens to this process alone.
 *
 * @throws NotMeasured where it does not start
 */
async function startChrome(options) {
    const { connect, defaultArgs } = await __webpack_require__.e(/* import() */ 8179).then(__webpack_require__.bind(__webpack_require__, 78179));
    const flags = (await defaultArgs()).filter(flag => !UNWANTED_DEFAULTS.includes(flag));
    return await start(options, [...flags, LATER_MACHINE_CODE, ...argumentsFor(options)], async ({ transport, ...chrome }) => {
        const browser = await connect({
            transport,
            defaultViewport: null,
            protocolTimeout: PROTOCOL_TIMEOUT_MS,
        });
        const [version, control] = await Promise.all([browser.version(), browser.target().createCDPSession()]);
        return { ...chrome, browser, control, version: version.replace(/^[^/]*\//, '') };
    });
}
/**
 * Starts Chrome with its sandbox, and without it where there is none and that is permitted.
 *
 * @param greet makes of it what is wanted; rejects where it does not answer
 */
async function start(options, args, greet) {
    const { path, sandbox, onUnsandboxed } = options;
    const attempt = (extra, more) => startOnce(options, [...args, ...extra], chrome => greet({ ...chrome, ...more }));
    const bare = async (unsandboxed) => {
        const started = await attempt(['--no-sandbox'], { unsandboxed });
        onUnsandboxed?.(unsandboxed);
        return started;
    };
    const fail = (error) => {
        if (error instanceof not_measured/* NotMeasured */.ke)
            throw error;
        throw new not_measured/* NotMeasured */.ke(`Chrome at ${path} does not start: ${firstLine(error)}`, { cause: error });
    };
    const refuse = (why) => {
        throw new not_measured/* NotMeasured */.ke(`Chrome is not started without its sandbox for a page of a fork: ${why}`);
    };
    if (process.getuid?.() === 0) {
        return sandbox === 'required' ? refuse(AS_ROOT) : await bare(AS_ROOT).catch(fail);
    }
    try {
        return await attempt([], {});
    }
    catch (error) {
        // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
        if (sandbox !== 'required')
            return await bare(FORBIDDEN).catch(() => fail(error));
        const startsWithout = await startOnce(options, [...args, '--no-sandbox'], async ({ transport, close }) => {
            await versionOver(transport);
            await close();
        }).then(() => true, () => false);
        return startsWithout ? refuse(FORBIDDEN) : fail(error);
    }
}
const AS_ROOT = 'it runs as root, where Chrome has no sandbox';
const FORBIDDEN = 'this system does not let Chrome make its sandbox';
/** @returns what `greet` makes of it; where that rejects, nothing of it is left */
async function startOnce({ path, folder: parent, env = process.env }, args, greet) {
    // Between these two lines nothing may come: what ends this process there leaves the folder.
    const folder = makeFolder(parent ?? (0,external_node_os_.tmpdir)());
    const watchdog = startWatchdog(folder);
    const flags = [...args, '--remote-debugging-pipe', `--user-data-dir=${(0,external_node_path_.join)(folder, PROFILE)}`];
    const child = (0,external_node_child_process_.spawn)(path, flags, {
        env: chromeEnvironment(env, folder),
        // It leads a group of processes, which can be ended together.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined)
        watchdog.watch(child.pid);
    const discard = () => {
        kill(child);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    };
    process.once('exit', discard);
    const [, , errors, toChrome, fromChrome] = child.stdio;
    const transport = new PipeTransport(toChrome, fromChrome);
    const { ended, written } = outputOf(child, errors);
    let closing;
    const close = () => {
        closing ??= end(child, { transport, ended }).then(() => removeFolder(folder, watchdog, discard));
        return closing;
    };
    try {
        const late = (0,promises_.setTimeout)(START_TIMEOUT_MS, undefined, { ref: false }).then(() => {
            throw new Error(`it did not answer within ${START_TIMEOUT_MS / 1000} s`);
        });
        late.catch(() => undefined);
        const greeting = greet({ transport, written, ended, close });
        greeting.catch(() => undefined);
        return await Promise.race([greeting, late, endedEarly(written)]);
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** @throws NotMeasured where there is no place for Chrome's profile */
function makeFolder(place) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place, 'seo-preflight-chrome-'));
    }
    catch (error) {
        const { code } = error;
        throw new not_measured/* NotMeasured */.ke(`Chrome needs a folder for its profile, and none can be made in "${place}" (${code}); set TMPDIR to one with room`, { cause: error });
    }
}
async function removeFolder(folder, watchdog, discard) {
    process.off('exit', discard);
    // What Chrome's processes still wrote while they ended is removed at the next try.
    const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
    await (0,external_node_fs_promises_.rm)(folder, options).then(() => watchdog.dismiss(), () => watchdog.watch(undefined));
}
/** Rejects when Chrome ends, and never resolves. */
function endedEarly(written) {
    const ending = written(NOTHING);
    ending.catch(() => undefined);
    return ending;
}
const NOTHING = /(?!)/;
/** What a process writes to standard error, of which little is kept, and when it ends. */
function outputOf(child, errors) {
    const { promise: ended, resolve } = Promise.withResolvers();
    let text = '';
    let cause;
    errors.on('data', (data) => {
        if (text.length < MAX_WRITTEN)
            text += data.toString('utf8');
    });
    child.once('error', ({ message }) => {
        cause = message;
        resolve();
    });
    child.once('exit', (code, signal) => {
        const words = text.split('\n').find(line => line.trim() !== '');
        cause ??= `it ended at once with ${signal ?? `code ${code}`}${words ? `: ${words.trim()}` : ''}`;
        resolve();
    });
    return {
        ended,
        async written(pattern) {
            const { promise, resolve: found, reject } = Promise.withResolvers();
            const look = () => {
                const match = pattern.exec(text);
                if (match)
                    found(match[1]);
            };
            errors.on('data', look);
            look();
            void ended.then(() => reject(new Error(cause)));
            return await promise.finally(() => errors.off('data', look));
        },
    };
}
/** The version of a Chrome that nobody is connected to yet, as `142.0.7444.59`. */
async function versionOver(transport) {
    const { promise, resolve } = Promise.withResolvers();
    transport.onmessage = message => {
        const { result } = JSON.parse(message);
        resolve((result?.product ?? '').replace(/^[^/]*\//, ''));
    };
    transport.send(JSON.stringify({ id: 1, method: 'Browser.getVersion' }));
    return await promise;
}
function argumentsFor({ proxy }) {
    return [
        // Nobody uses the window that it would open, which takes a third of what it costs to start.
        '--no-startup-window',
        '--no-default-browser-check',
        '--no-pings',
        '--deny-permission-prompts',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        ...(proxy === undefined ? [] : proxyArguments(proxy)),
    ];
}
/** All goes through the proxy, loopback too, and Chrome resolves no name by itself. */
function proxyArguments({ address, bypassed }) {
    const direct = [...new Set(['127.0.0.1', ...bypassed.map(host => new URL(`http://${host}`).hostname)])];
    return [
        `--proxy-server=http://${address}`,
        `--proxy-bypass-list=${['<-loopback>', ...bypassed].join(';')}`,
        `--host-resolver-rules=${['MAP * ~NOTFOUND', ...direct.map(host => `EXCLUDE ${host}`)].join(', ')}`,
    ];
}
/** Chrome may end in order, for a while. */
async function end(child, { transport, ended }) {
    transport.send(JSON.stringify({ id: LAST_ID, method: 'Browser.close' }));
    await Promise.race([ended, (0,promises_.setTimeout)(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    transport.close();
    kill(child);
    await Promise.race([ended, (0,promises_.setTimeout)(KILL_TIMEOUT_MS, undefined, { ref: false })]);
}
/** Above those of all that was asked before. */
const LAST_ID = 2 ** 31 - 1;
/** Ends what is left of it: it leads a group of processes, of which some may have outlived it. */
function kill({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
    catch {
        // All of them have ended.
    }
}
function firstLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.trim().split('\n', 1)[0].replace(/:$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/browser/gathering.js
/**
 * What is gathered of a page in Chrome for those who read it and for nobody else, by its name in a {@link RenderedPage}:
 * each takes time of every page. All else comes with the load.
 */
const GATHERINGS = [
    'layout',
    'globals',
    'cookies',
    'mixedContent',
    'permissions',
    'axe',
    'scriptedAnchors',
    'deadMenus',
    'unservedForms',
    'pasteRefusals',
    'screenshots',
];
/** Everything. */
const ALL_GATHERINGS = new Set(GATHERINGS);
/**
 * The page of which only some was gathered. Reading the rest throws: whoever reads it has not declared that, and would
 * find something else whenever others have.
 */
function asGathered(page, gathered) {
    const whole = { ...page };
    for (const name of GATHERINGS) {
        if (gathered.has(name))
            continue;
        delete whole[name];
        Object.defineProperty(whole, name, {
            get() {
                throw new Error(`"${name}" of a page was read, which is not among what its reader declares to gather`);
            },
        });
    }
    return whole;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 3 modules
var html_document = __webpack_require__(77478);
// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/browser/animations.js
/** Milliseconds for which an animation is waited for; one that takes longer is no way to come to rest. */
const ANIMATION_LIMIT_MS = 5000;
/**
 * Waits until nothing is animated any more that comes to an end: a splash screen goes, and content fades in. What goes
 * round without end, or follows the scrolling, is not waited for. It runs in the page: it must not use anything from
 * outside of itself.
 *
 * @returns whether there was anything to wait for
 */
async function animationsEnd({ all, pause, poll }) {
    const until = performance.now() + all;
    const isRunning = (animation) => {
        if (animation.playState !== 'running' || animation.timeline !== document.timeline)
            return false;
        const end = animation.effect?.getComputedTiming().endTime;
        const at = animation.currentTime;
        return typeof end === 'number' && typeof at === 'number' && end - at <= all;
    };
    let ended = Number.NEGATIVE_INFINITY;
    let waited = false;
    while (performance.now() < until) {
        if (document.getAnimations().some(isRunning)) {
            waited = true;
            ended = performance.now();
        }
        else if (performance.now() - ended >= pause)
            break;
        await new Promise(resolve => setTimeout(resolve, poll));
    }
    return waited;
}
/**
 * Takes animations that still run, and would come to their end within a time, to that end: text that fades in is pale
 * for a moment that no visitor reads in. It runs in the page: it must not use anything from outside of itself.
 *
 * @param within milliseconds
 */
function finishAnimations(within) {
    for (const animation of document.getAnimations()) {
        const end = animation.effect?.getComputedTiming().endTime;
        const at = animation.currentTime;
        if (animation.playState !== 'running' || animation.timeline !== document.timeline)
            continue;
        if (typeof end === 'number' && typeof at === 'number' && end - at <= within)
            animation.finish();
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-shortcuts.js
/**
 * Spares axe-core work that changes nothing of what it finds:
 *
 * - An element that is large enough passes `target-size`, whatever is how far from it.
 * - The addresses of links are resolved for each pair of neighbours, and letters are measured one by one to tell icons
 *   from words: once is enough for each.
 *
 * It runs in the page, in a world of its own: it must not use anything from outside of itself.
 *
 * @returns puts back what it has put in place of what the browser gives
 */
function takeShortcuts(axe) {
    const { 'target-size': size, 'target-offset': offset } = axe._audit.checks;
    if (size && offset) {
        const [isLarge, isFarFromOthers] = [size.evaluate, offset.evaluate];
        let large;
        size.evaluate = function (node, ...rest) {
            const result = isLarge.call(this, node, ...rest);
            large = result === true ? node : undefined;
            return result;
        };
        offset.evaluate = function (node, ...rest) {
            return node === large || isFarFromOthers.call(this, node, ...rest);
        };
    }
    const { URL } = window;
    const resolved = new Map();
    window.URL = new Proxy(URL, {
        construct(target, [url, base]) {
            const key = `${base} ${url}`;
            const address = resolved.get(key) ?? new target(url, base);
            resolved.set(key, address);
            return address;
        },
    });
    const drawing = CanvasRenderingContext2D.prototype;
    const { measureText } = drawing;
    const letters = new Map();
    drawing.measureText = function (text) {
        if (text.length !== 1)
            return measureText.call(this, text);
        const key = `${text}${this.font}`;
        const measured = letters.get(key) ?? measureText.call(this, text);
        letters.set(key, measured);
        return measured;
    };
    return () => {
        window.URL = URL;
        drawing.measureText = measureText;
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/isolated-world.js
async function isolatedWorld(session, frameId) {
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId,
        worldName: 'seo-preflight',
    });
    return {
        frameId,
        async evaluate(expression) {
            const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
                contextId,
                expression,
                awaitPromise: true,
                returnByValue: true,
            });
            if (exceptionDetails)
                throw new Error(textOf(exceptionDetails));
            return result.value;
        },
    };
}
function callOf(work, argument, helper) {
    const given = helper === undefined ? '' : `, ${helper.toString()}`;
    return `(${work.toString()})(${JSON.stringify(argument)}${given})`;
}
function textOf({ exception, text }) {
    return (exception?.description ?? text).split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/browser/reveal.js
/** A screen is shown for some frames: what watches the scrolling hears of it in the next. */
const REVEAL_LIMITS = { elements: 5000, screens: 25, pause: 50 };
/**
 * Scrolls through a page that has parts which are invisible until they are scrolled to, and back to the top; any other
 * page is left as it is. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether the page was scrolled
 */
async function revealByScrolling({ elements, screens, pause }) {
    const waitsForScrolling = (element) => {
        const { opacity, position, visibility } = getComputedStyle(element);
        if (opacity !== '0' || visibility !== 'visible' || !/^(?:static|relative)$/.test(position))
            return false;
        const { bottom, height, width } = element.getBoundingClientRect();
        return bottom > innerHeight && height > 0 && width > 0;
    };
    if (!Array.from(document.querySelectorAll('body *')).slice(0, elements).some(waitsForScrolling))
        return false;
    const showAt = (top) => {
        scrollTo({ top, behavior: 'instant' });
        return new Promise(resolve => setTimeout(resolve, pause));
    };
    for (let screen = 1; screen < screens; screen++) {
        // Some react to half a screen of an element and not to less.
        const top = screen * innerHeight * 0.6;
        await showAt(top);
        if (top + innerHeight >= document.documentElement.scrollHeight)
            break;
    }
    await showAt(0);
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/browser/screen-region.js
/**
 * Where an element lies on the first screen, in parts of that, which the screenshot shows; undefined where it is not
 * seen there. It runs in the page: it must not use anything from outside.
 */
function screenRegion(element) {
    const screen = visualViewport;
    // What the screenshot shows begins at the top.
    if (!screen || scrollX !== 0 || scrollY !== 0)
        return undefined;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return undefined;
    const box = element.getBoundingClientRect();
    const left = Math.max(0, box.left - screen.offsetLeft);
    const top = Math.max(0, box.top - screen.offsetTop);
    const right = Math.min(screen.width, box.right - screen.offsetLeft);
    const bottom = Math.min(screen.height, box.bottom - screen.offsetTop);
    if (right <= left || bottom <= top)
        return undefined;
    const part = (length, whole) => Math.round((length / whole) * 10_000) / 10_000;
    return {
        x: part(left, screen.width),
        y: part(top, screen.height),
        width: part(right - left, screen.width),
        height: part(bottom - top, screen.height),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-run.js






/** Axe's own file, which goes into pages as it is: a bundler would change what it imports. */
const AXE_FILE = new URL(/* asset import */ __webpack_require__(56783), __webpack_require__.b);
/** Most frames of a page that are looked into. */
const MAX_FRAMES = 50;
/** Milliseconds that axe waits for one frame; a frame that hangs is then named among what could not be tested. */
const FRAME_WAIT_MS = 10_000;
/**
 * What axe-core runs: its default rules, which are those of WCAG 2.0 to 2.2 level A and AA and its best practices, and
 * the one rule of WCAG 2.2 level AA that it leaves off by default. Rules of level AAA and experimental ones are not run.
 */
const AXE_OPTIONS = {
    rules: { 'target-size': { enabled: true } },
    // Of what passes and what does not apply the elements are of no use, and there are many.
    resultTypes: ['violations', 'incomplete'],
    frameWaitTime: FRAME_WAIT_MS,
    // Style sheets are read, and loaded from other origins, for a rule that is not run.
    preload: { assets: ['media'] },
};
/** Frames tell of their elements in words alone. */
const WITH_FRAMES = { iframes: true, ancestry: true };
/**
 * A frame that does not answer is waited for, so those of others are not asked where there are no own ones. Then the
 * elements themselves are at hand, and only of those that are told of the source is taken.
 */
const WITHOUT_FRAMES = { iframes: false, elementRef: true };
/** What comes of one rule: a page of a hundred thousand faults is none the better known for all of them. */
const MOST = {
    nodes: 1000,
    html: 2000,
    summary: 4000,
    regions: 50,
    texts: 50,
    text: 1000,
    pieces: 500,
    /** Of the size of the font: the width of a letter, below which it is none. The l of most fonts has 0.22. */
    iconShare: 0.2,
    address: 2000,
};
/**
 * Runs axe-core on a page with those of its frames that are of its own origin, in worlds that the page's scripts cannot
 * reach. What frames of others show is not the page's doing, nor for anybody to quote: axe names them among what could
 * not be tested.
 *
 * @param session of the page
 */
async function runAxe(session) {
    const source = await (0,external_node_fs_promises_.readFile)(AXE_FILE, 'utf8');
    const { frameTree } = await session.send('Page.getFrameTree');
    const page = await isolatedWorld(session, frameTree.frame.id);
    const origin = await page.evaluate('self.origin');
    const frames = await ownFrames(session, frameTree, origin);
    // Its frames talk to each other by messages: none goes to another origin, and none is taken from there.
    const setUp = `${source};axe.configure({ allowedOrigins: [${JSON.stringify(origin)}] });undefined`;
    await Promise.all(frames.map(frame => frame.evaluate(setUp).catch(() => undefined)));
    const alone = `${source};axe.configure({ noHtml: true });undefined`;
    await page.evaluate(frames.length > 0 ? setUp : alone);
    await page.evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    await page.evaluate(callOf(finishAnimations, ANIMATION_LIMIT_MS));
    const options = JSON.stringify({ ...AXE_OPTIONS, ...(frames.length > 0 ? WITH_FRAMES : WITHOUT_FRAMES) });
    return await page.evaluate(`(putBack => axe.run(document, ${options}).finally(putBack))((${takeShortcuts.toString()})(axe))
    .then(results => (${withUnknownBackgrounds.toString()})(results))
    .then(results => (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
    .then(results => ${callWith(withTexts, 'results', MOST)})
    .then(results => ${callWith(withAddresses, 'results', MOST)})
    .then(results => (${withBoxes.toString()})(results))
    .then(results => (${withRegions.toString()})(results, ${JSON.stringify(MOST)}, ${screenRegion.toString()}))`);
}
/** The worlds of the frames within a page that are of its origin, as are all around them. */
async function ownFrames(session, tree, origin) {
    const own = [];
    const open = [...(tree.childFrames ?? [])];
    for (let next = open.shift(); next && own.length < MAX_FRAMES; next = open.shift()) {
        const { id, securityOrigin, url } = next.frame;
        // A document that is written into its frame has the origin of the page around it, unless that takes it away.
        if (securityOrigin !== origin && !/^about:(?:srcdoc|blank)/.test(url))
            continue;
        const world = await isolatedWorld(session, id).catch(() => undefined);
        if ((await world?.evaluate('self.origin').catch(() => undefined)) !== origin || origin === 'null')
            continue;
        own.push(world);
        open.push(...(next.childFrames ?? []));
    }
    return own;
}
function callWith(work, name, argument) {
    return `(${work.toString()})(${name}, ${JSON.stringify(argument)})`;
}
/**
 * Where the body cuts off what overflows it, axe does not look below what is fixed to the window: for the text of a
 * header without a background of its own it takes that of the body, although a picture lies between them. Such contrasts
 * are undecided. It runs in the page: it must not
 * use anything from outside.
 */
function withUnknownBackgrounds(results) {
    const elementOf = (target) => {
        const [selector, inner] = Array.isArray(target) ? target : [];
        return typeof selector === 'string' && inner === undefined ? document.querySelector(selector) : null;
    };
    const fixedAround = (element) => {
        for (let at = element; at; at = at.parentElement)
            if (getComputedStyle(at).position === 'fixed')
                return at;
        return undefined;
    };
    const isPainted = (element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return (backgroundImage !== 'none' ||
            !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
            /^(?:img|video|canvas|svg|iframe)$/i.test(element.tagName));
    };
    const isUnknown = (node) => {
        const element = elementOf(node.target);
        const fixed = fixedAround(element);
        if (!element || !fixed)
            return false;
        const backgrounds = node.any.flatMap(({ relatedNodes }) => relatedNodes ?? []);
        if (backgrounds.some(({ target }) => fixed.contains(elementOf(target))))
            return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        return document
            .elementsFromPoint(left + width / 2, top + height / 2)
            .some(other => !fixed.contains(other) && !other.contains(fixed) && isPainted(other));
    };
    const violations = [];
    const incomplete = [...results.incomplete];
    for (const result of results.violations) {
        const unknown = result.id === 'color-contrast' ? result.nodes.filter(isUnknown) : [];
        const nodes = result.nodes.filter(node => !unknown.includes(node));
        if (nodes.length > 0)
            violations.push({ ...result, nodes });
        if (unknown.length === 0)
            continue;
        const at = incomplete.findIndex(({ id }) => id === result.id);
        if (at < 0)
            incomplete.push({ ...result, nodes: unknown });
        else
            incomplete[at] = { ...result, nodes: [...incomplete[at].nodes, ...unknown] };
    }
    return { ...results, violations, incomplete };
}
/** Leaves out what nobody reads and what is too much. It runs in the page: it must not use anything from outside. */
function withinBounds(results, most, texts) {
    const ancestryOf = ({ ancestry, element }) => element ? [texts.getAncestry(element)] : ancestry;
    const withoutNodes = (all) => all.map(result => ({ ...result, nodes: [] }));
    const bounded = (all) => all.map(result => ({
        ...result,
        nodes: result.nodes.slice(0, most.nodes).map(node => ({
            html: (node.element ? texts.getElementSource(node.element) : node.html).slice(0, most.html),
            target: node.target,
            ...(result.id === 'heading-order' && { ancestry: ancestryOf(node) }),
            failureSummary: (node.failureSummary ?? '').slice(0, most.summary),
            any: [],
            all: [],
            none: [],
        })),
    }));
    return {
        ...results,
        violations: bounded(results.violations),
        incomplete: bounded(results.incomplete),
        passes: withoutNodes(results.passes),
        inapplicable: withoutNodes(results.inapplicable),
    };
}
/** Adds the label and the text of controls that lack the one in the other. It runs in the page, as the others. */
function withTexts(results, most) {
    // A font of icons shows a whole word as one picture, no wider than a letter or two.
    const isIcon = (piece, around) => {
        const word = piece.nodeValue?.trim() ?? '';
        if (!/^[a-z0-9_]+$/.test(word))
            return false;
        const { fontFamily, fontSize } = getComputedStyle(around);
        if (/icon|symbol|glyph|awesome/i.test(fontFamily))
            return true;
        const range = document.createRange();
        range.selectNodeContents(piece);
        const { width } = range.getBoundingClientRect();
        return word.length > 4 && width / word.length < Number.parseFloat(fontSize) * most.iconShare;
    };
    const withText = (node) => {
        const [selector, inner] = node.target;
        if (typeof selector !== 'string' || inner !== undefined)
            return node;
        const element = Document.prototype.querySelector.call(document, selector);
        const label = element?.ariaLabel;
        if (!element || !label)
            return node;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let text = '';
        for (let seen = 0; walker.nextNode() && seen < most.pieces && text.length < most.text; seen++) {
            const around = walker.currentNode.parentElement;
            if (!around?.checkVisibility({ visibilityProperty: true }))
                continue;
            if (around.closest('svg')?.closest('[aria-hidden="true"]') || isIcon(walker.currentNode, around))
                continue;
            text = `${text} ${walker.currentNode.nodeValue ?? ''}`.slice(0, most.text);
        }
        return { ...node, named: { label: label.slice(0, most.text), text: text.trim() } };
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'label-content-name-mismatch'
            ? { ...result, nodes: result.nodes.map((node, at) => (at < most.texts ? withText(node) : node)) }
            : result),
    };
}
/** Says which links without a name take no room. It runs in the page, as the others. */
function withBoxes(results) {
    const hasRoom = (element) => [...element.getClientRects()].some(({ width, height }) => width > 0 || height > 0);
    const withBox = (node) => {
        const [selector, inner] = node.target;
        if (typeof selector !== 'string' || inner !== undefined)
            return node;
        const element = Document.prototype.querySelector.call(document, selector);
        if (!element || hasRoom(element))
            return node;
        const inside = [...element.querySelectorAll('*')];
        return inside.some(hasRoom) ? node : { ...node, isWithoutBox: true };
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-name' ? { ...result, nodes: result.nodes.map(withBox) } : result),
    };
}
/** Adds the addresses of images, of which axe keeps 20 characters. It runs in the page, as the others. */
function withAddresses(results, most) {
    const withAddress = (node) => {
        const [selector, inner] = node.target;
        if (typeof selector !== 'string' || inner !== undefined || !node.html.startsWith('<img'))
            return node;
        const image = Document.prototype.querySelector.call(document, selector);
        const address = ['src', 'data-src']
            .map(name => image?.getAttribute(name)?.trim().slice(0, most.address))
            .find(written => written && !/^data:/i.test(written));
        return address ? { ...node, address } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withAddress) })),
    };
}
/**
 * Says where on the screen the elements at fault are. It runs in the page: it must not use anything from outside but what
 * it is given.
 */
function withRegions(results, most, regionOf) {
    const placed = (node) => {
        const [selector, inner] = node.target;
        if (typeof selector !== 'string' || inner !== undefined)
            return node;
        // A page can name an element like any property of the document.
        const region = regionOf(Document.prototype.querySelector.call(document, selector));
        return region ? { ...node, region } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => ({
            ...result,
            nodes: result.nodes.map((node, index) => (index < most.regions ? placed(node) : node)),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/dead-menus.js

const LIMITS = {
    /** CSS pixels: the widest screen of a phone, and how far from the top of the page its menu is opened. */
    screen: 600,
    top: 250,
    /** Elements, links and rules of styles that are looked at, and buttons of which listeners are asked for. */
    looked: 3000,
    links: 300,
    rules: 20_000,
    buttons: 3,
    /** Elements around a button. */
    around: 60,
    /** Characters. */
    selector: 1000,
    text: 60,
};
/** Most milliseconds for all of it. */
const LIMIT_MS = 2000;
const GROUP = 'dead-menus';
/** Events by which scripts notice that something is pressed. */
const PRESSES = new Set('click mousedown mouseup pointerdown pointerup touchstart touchend focusin focus change keydown'.split(' '));
/**
 * Buttons that look like those of a menu, on a phone on whose screen no link of the navigation is seen, where nothing
 * listens, here or further out, and no style opens anything.
 *
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be found out
 */
async function findDeadMenus(session, leftMs) {
    const late = (0,promises_.setTimeout)(Math.max(0, Math.min(LIMIT_MS, leftMs)), undefined, { ref: false });
    try {
        return await Promise.race([find(session).catch(() => undefined), late]);
    }
    finally {
        session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP }).catch(() => undefined);
    }
}
async function find(session) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'seo-preflight',
    });
    const entriesOf = async (objectId) => {
        const { result } = await session.send('Runtime.getProperties', { objectId, ownProperties: true });
        return result.flatMap(({ name, value }) => /^\d+$/.test(name) && value?.objectId ? [value.objectId] : []);
    };
    const listens = async (objectId, depth = 1) => {
        const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId, depth });
        return listeners.some(({ type }) => PRESSES.has(type));
    };
    const ownObject = async (objectId) => {
        // Chrome tells of the listeners of a world: those of the page's own are asked for.
        const { node } = await session.send('DOM.describeNode', { objectId });
        const { object } = await session.send('DOM.resolveNode', {
            backendNodeId: node.backendNodeId,
            objectGroup: GROUP,
        });
        return object.objectId;
    };
    const called = async (objectId, work, byValue) => {
        const { result } = await session.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: work.toString(),
            arguments: [{ value: LIMITS }],
            objectGroup: GROUP,
            returnByValue: byValue,
        });
        return result;
    };
    const { result } = await session.send('Runtime.evaluate', {
        contextId,
        expression: `(${menuButtons.toString()})(${JSON.stringify(LIMITS)}, ${hiddenLinks.toString()})`,
        objectGroup: GROUP,
    });
    const buttons = await entriesOf(result.objectId);
    if (buttons.length === 0)
        return [];
    const { result: view } = await session.send('Runtime.evaluate', {
        expression: 'window',
        objectGroup: GROUP,
    });
    if (await listens(view.objectId))
        return [];
    const { result: counted } = await session.send('Runtime.evaluate', {
        contextId,
        expression: `(${hiddenLinks.toString()})(${JSON.stringify(LIMITS)})?.length ?? 0`,
        returnByValue: true,
    });
    const dead = [];
    for (const button of buttons) {
        const around = await entriesOf((await called(button, outwards, false)).objectId);
        const served = await Promise.all([
            listens(await ownObject(button), -1),
            ...around.map(async (element) => await listens(await ownObject(element))),
        ]);
        // One that works opens the menu.
        if (served.includes(true))
            return [];
        const said = (await called(button, inWords, true)).value;
        dead.push({ ...said, links: Number(counted.value) });
    }
    return dead;
}
/**
 * The links of the navigation, where none of them is seen but those of the home page; null where some is. Runs in the
 * page, as the others below: it must not use anything from outside of itself but what it is given.
 */
function hiddenLinks(limits) {
    // The header of a page without <nav> holds its menu, that of another one may hold anything.
    const inNavigation = document.querySelectorAll('nav a[href], [role="navigation"] a[href]');
    const links = Array.from(inNavigation.length > 0 ? inNavigation : document.querySelectorAll('header a[href]'))
        .slice(0, limits.links)
        .filter(link => !link.closest('footer, main, article, [class*="breadcrumb" i], [class*="skip" i]'))
        .filter(link => {
        const { pathname, hash, origin } = new URL(link.href, document.baseURI);
        const isHome = pathname === '/' || /(?:^|\/)index\.\w{2,5}$/.test(pathname);
        return origin === location.origin && !(isHome && hash === '') && !/logo|brand/i.test(link.className);
    });
    const isSeen = (link) => {
        if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
        if (width === 0 || height === 0 || right <= 0 || left >= innerWidth || bottom + scrollY <= 0)
            return false;
        for (let at = link.parentElement; at; at = at.parentElement) {
            const box = at.getBoundingClientRect();
            const isCut = getComputedStyle(at).overflowY !== 'visible' &&
                at !== document.body &&
                at !== document.documentElement;
            if (isCut && (box.height < 2 || box.width < 2 || top >= box.bottom || bottom <= box.top))
                return false;
        }
        return true;
    };
    return links.length < 2 || links.some(isSeen) ? null : links;
}
function menuButtons(limits, linksOf) {
    if (innerWidth > limits.screen)
        return [];
    const links = linksOf(limits);
    if (links === null)
        return [];
    const around = new Set();
    for (const link of links)
        for (let at = link; at && at !== document.body; at = at.parentElement)
            around.add(at);
    const called = /burger|(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)|(?:toggle|open)[-_]{0,2}(?:menu|nav)/i;
    const said = /^(?:(?:open|toggle|show|main|mobile|öffnen|ouvrir(?: le)?|abrir(?: el)?)\s)*(?:menu|menü|menú|navigation|☰|≡)(?:\s(?:öffnen|anzeigen|button))?$/i;
    const buttons = Array.from(document.querySelectorAll('button, [role="button"], div, span'))
        .slice(0, limits.looked)
        .filter(button => {
        const isControl = button.matches('button, [role="button"]');
        const names = `${button.id} ${button.getAttribute('class') ?? ''}`.slice(0, limits.selector);
        const text = (button.ariaLabel ?? button.textContent ?? '').slice(0, limits.text).trim();
        return called.test(names) || (isControl && said.test(text));
    })
        .filter(button => {
        const { top, width, height } = button.getBoundingClientRect();
        const isSmall = width > 8 && height > 8 && width < 200 && height < 100;
        return (isSmall &&
            top + scrollY < limits.top &&
            button.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    })
        .filter(button => !button.matches(':disabled, [popovertarget], [commandfor], [aria-hidden="true"]') &&
        !button.closest('a, label, summary, details, form, [popover], template') &&
        !button.querySelector('a, label, input, summary, [popovertarget], [commandfor], button'))
        .filter(button => {
        // An island may come to life only when it is touched.
        for (let at = button; at; at = at.parentElement)
            if (at.localName.includes('-') || at.hasAttribute('q:container'))
                return false;
        return true;
    })
        .filter((button, _, all) => !all.some(other => other !== button && other.contains(button)))
        .slice(0, limits.buttons);
    if (buttons.length === 0)
        return [];
    // A style opens the menu where its rule is for a state, and lays out what is around the links.
    const state = /:not\(:(?:hover|focus-within|focus-visible|focus|active|target|checked)\)|:(?:hover|focus-within|focus-visible|focus|active|target|checked|has\([^)]{0,200}\))/g;
    const opens = /(?:^|[;{\s])(?:display|visibility|opacity|height|max-height|transform|translate|left|right|top|inset|clip|clip-path|grid-template-rows|margin|margin-left|width)\s*:/;
    let left = limits.rules;
    const mayOpen = (rules) => {
        for (const rule of Array.from(rules)) {
            if (left-- <= 0)
                return true;
            if (rule instanceof CSSStyleRule && rule.selectorText.length < 2000) {
                const plain = rule.selectorText
                    .split(/,(?![^(]*\))/)
                    .filter(selector => selector.search(state) >= 0)
                    .map(selector => selector.replace(state, '').trim() || '*')
                    .join(', ');
                if (plain !== '' && opens.test(rule.cssText.slice(0, 5000))) {
                    // What is nested, or lists nothing but states, is not followed.
                    if (plain.includes('&') || rule.cssRules.length > 0 || /\(\s*[,)]/.test(plain))
                        return true;
                    for (const element of Array.from(around)) {
                        try {
                            if (element.matches(plain))
                                return true;
                        }
                        catch {
                            return true;
                        }
                    }
                }
            }
            if ('cssRules' in rule && mayOpen(rule.cssRules))
                return true;
        }
        return false;
    };
    for (const sheet of Array.from(document.styleSheets)) {
        try {
            if (mayOpen(sheet.cssRules))
                return [];
        }
        catch {
            if (!/^https:\/\/fonts\./.test(sheet.href ?? ''))
                return [];
        }
    }
    return buttons;
}
function outwards(limits) {
    const around = [document];
    for (let at = this.parentElement; at && around.length < limits.around; at = at.parentElement)
        around.push(at);
    return around;
}
function inWords(limits) {
    const path = [];
    for (let at = this; at && path.length < 50; at = at.parentElement) {
        if (/^[A-Za-z][\w-]*$/.test(at.id)) {
            path.unshift(`#${at.id}`);
            break;
        }
        const name = at.localName;
        const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name);
        path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
    }
    const text = (this.ariaLabel ?? this.textContent ?? '').slice(0, 5000).replace(/\s+/g, ' ').trim();
    return { selector: path.join(' > ').slice(0, limits.selector), text: text.slice(0, limits.text) };
}

;// CONCATENATED MODULE: ./lib/engine/browser/device.js
/**
 * The phone that is played, as Lighthouse plays it, so that both see the same page.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
const PHONE_SCREEN = {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
};
/** The screen of a desktop, as Lighthouse plays it. */
const DESKTOP_SCREEN = {
    width: 1350,
    height: 940,
    deviceScaleFactor: 1,
    mobile: false,
};
const MODEL = 'moto g power (2022)';
const ANDROID = '11';
/** What that phone says of itself, with the version of the Chrome that plays it. @param version as `142.0.7444.59` */
function phoneUserAgent(version) {
    const major = version.split('.', 1)[0];
    const brands = (number) => [
        { brand: 'Chromium', version: number },
        { brand: 'Google Chrome', version: number },
    ];
    return {
        userAgent: `Mozilla/5.0 (Linux; Android ${ANDROID}; ${MODEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
        userAgentMetadata: {
            brands: brands(major),
            fullVersionList: brands(version),
            platform: 'Android',
            platformVersion: ANDROID,
            architecture: '',
            model: MODEL,
            mobile: true,
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/document-source.js
/**
 * Source of the document that it runs in, or only its length where that is over the limit. It runs in the page: it must
 * not use anything from outside of itself.
 *
 * Shadow trees stand in the place of what their hosts hold, as search engines see them. What scripts put into `<head>`
 * though it may not stand there is moved behind it: read again, it would end the head early, which it did not.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#web-components
 */
function sourceOf(limit) {
    const metadata = /^(?:base|link|meta|noscript|script|style|template|title)$/;
    const isStray = (node) => node instanceof Element ? !metadata.test(node.localName) : node instanceof Text && /\S/.test(node.data);
    const { documentElement: root, doctype } = document;
    const strays = new Set(Array.from(document.head?.childNodes ?? []).filter(isStray));
    const hosts = Array.from(root.querySelectorAll('*')).some(element => element.shadowRoot);
    const shownIn = (node) => {
        if (node instanceof Element && node.shadowRoot)
            return Array.from(node.shadowRoot.childNodes);
        if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0)
            return node.assignedNodes();
        return Array.from(node.childNodes);
    };
    /** A copy in a document where nothing runs or loads. */
    const copyOf = () => {
        const inert = document.implementation.createHTMLDocument('');
        const copy = inert.importNode(root, false);
        const open = [[root, copy]];
        for (let entry = open.pop(); entry; entry = open.pop()) {
            const [original, target] = entry;
            for (const child of shownIn(original)) {
                if (strays.has(child))
                    continue;
                const copied = inert.importNode(child, child instanceof HTMLTemplateElement);
                target.appendChild(copied);
                if (!(child instanceof HTMLTemplateElement))
                    open.push([child, copied]);
            }
        }
        const moved = inert.createDocumentFragment();
        for (const node of strays)
            moved.append(inert.importNode(node, true));
        copy.querySelector('body')?.prepend(moved);
        return copy;
    };
    const source = (hosts || strays.size > 0 ? copyOf() : root).outerHTML;
    if (source.length > limit)
        return source.length;
    return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source;
}

;// CONCATENATED MODULE: ./lib/engine/browser/image-loops.js

/** How often one image must fail before it is looked at as a loop, and how often it is looked at after that. */
const MIN_FAILURES = 24;
const LOOK_EVERY = 12;
/** Addresses that are counted, and loops that are kept. */
const MAX_COUNTED = 5000;
const MAX_LOOPS = 20;
/**
 * Finds images that ask for the same address without end, as `onerror="this.src='/none.png'"` does where that fails as
 * well, and ends them, so that the rest of the page can be looked at.
 */
class ImageLoops {
    /** Addresses of those that were found. */
    urls = new Set();
    #failures = new Map();
    #session;
    #frame;
    /** @param frame Chrome's id of the page's frame */
    constructor(session, frame) {
        this.#session = session;
        this.#frame = frame;
    }
    /** An image could not be loaded. */
    note(url) {
        const failures = (this.#failures.get(url) ?? 0) + 1;
        if (failures === 1 && this.#failures.size >= MAX_COUNTED)
            return;
        this.#failures.set(url, failures);
        if (failures < MIN_FAILURES || failures % LOOK_EVERY !== 0 || this.urls.size >= MAX_LOOPS)
            return;
        this.#end(url, failures).then(isLoop => isLoop && this.urls.add(url), () => undefined);
    }
    async #end(url, failures) {
        const world = await isolatedWorld(this.#session, this.#frame);
        return await world.evaluate(callOf(endLoop, { url, failures }));
    }
}
/** Runs in the page: it must not use anything from outside. Many images of one address that fail once are no loop. */
function endLoop({ url, failures }) {
    const images = Array.from(document.images).filter(image => image.src === url || image.currentSrc === url);
    if (images.length === 0 || failures <= 2 * images.length + 20)
        return false;
    for (const image of images) {
        image.removeAttribute('onerror');
        image.removeAttribute('srcset');
        image.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/browser/layout.js
/**
 * Lighthouse's "legible font sizes" and Google's Mobile-Friendly Test took 12 px as the least.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TYPE_PX = 12;
/** A third of the screen is more than a bar at its edge. */
const OVERLAY_SHARE = 0.3;
const MAX_ELEMENTS = 50_000;
const MAX_LISTED = 100;
const MAX_IMAGES = 2000;
const MAX_SELECTOR = 1000;
const LAYOUT_LIMITS = {
    smallType: SMALL_TYPE_PX,
    overlayShare: OVERLAY_SHARE,
    maxElements: MAX_ELEMENTS,
    maxImages: MAX_IMAGES,
    maxSelector: MAX_SELECTOR,
    maxListed: MAX_LISTED,
};
/**
 * Measures the document that it runs in. It runs in the page: it must not use anything from outside of itself but what
 * it is given.
 */
function measureLayout(limits, regionOf) {
    const root = document.documentElement;
    // A document that is a set of frames, or was cut off in its head, has none.
    const body = document.body ?? root;
    const selectorOf = (element) => {
        const path = [];
        for (let at = element; at && path.length < 50; at = at.parentElement) {
            if (/^[A-Za-z][\w-]*$/.test(at.id)) {
                path.unshift(`#${at.id}`);
                break;
            }
            const name = at.localName;
            const same = at.parentElement
                ? Array.from(at.parentElement.children).filter(other => other.localName === name)
                : [];
            path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
        }
        return path.join(' > ').slice(0, limits.maxSelector);
    };
    const placeOf = (element) => {
        const region = regionOf(element);
        return region ? { region } : {};
    };
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const cutsSideways = (element) => element !== null && /^(hidden|clip)$/.test(getComputedStyle(element).overflowX);
    const measureText = () => {
        const text = { characters: 0, smallCharacters: 0, smallest: [] };
        const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        const sizes = new Map();
        for (let seen = 0; walker.nextNode() && seen < limits.maxElements; seen++) {
            const parent = walker.currentNode.parentElement;
            const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim();
            if (words === '' || !parent || /^(script|style|noscript|template|textarea)$/.test(parent.localName)) {
                continue;
            }
            let size = sizes.get(parent);
            if (size === undefined) {
                size = isShown(parent) ? Number.parseFloat(getComputedStyle(parent).fontSize) : -1;
                sizes.set(parent, size);
            }
            if (size <= 0)
                continue;
            text.characters += words.length;
            if (size >= limits.smallType)
                continue;
            text.smallCharacters += words.length;
            if (text.smallest.length < limits.maxListed) {
                text.smallest.push({
                    selector: selectorOf(parent),
                    fontSize: size,
                    text: words.slice(0, 80),
                    ...placeOf(parent),
                });
            }
        }
        return text;
    };
    /**
     * The density that an image is taken to have for its candidate of `srcset`; 1 for what is in `src`. Where several
     * candidates name one file, it has the pixels of the largest at least.
     */
    const densityOf = (image) => {
        let density = 0;
        const around = image.parentElement?.localName === 'picture' ? image.parentElement.children : [];
        for (const element of [image, ...Array.from(around)]) {
            const set = element.getAttribute('srcset')?.slice(0, 50_000) ?? '';
            let url = '';
            for (const word of set.split(/[\t\n\f\r ]+/)) {
                let next = word;
                if (url !== '') {
                    const end = word.indexOf(',');
                    const [, number, unit] = /^(\d*\.?\d+)([wx])$/.exec(end < 0 ? word : word.slice(0, end)) ?? [];
                    if (number !== undefined && URL.parse(url, document.baseURI)?.href === image.currentSrc) {
                        const value = Number.parseFloat(number);
                        density = Math.max(density, unit === 'x' ? value : value / image.naturalWidth);
                    }
                    if (end < 0)
                        continue;
                    url = '';
                    next = word.slice(end + 1);
                }
                url = next.endsWith(',') ? '' : next;
            }
            if (density > 0)
                break;
        }
        return density || 1;
    };
    const isPlaceholder = (image) => image.ariaHidden === 'true' && (image.parentElement?.getElementsByTagName('img').length ?? 0) > 1;
    const measureImages = () => Array.from(document.images)
        .filter(image => image.complete && image.naturalWidth > 0 && isShown(image))
        .slice(0, limits.maxImages)
        .map(image => {
        const style = getComputedStyle(image);
        const { width, height, top, left, bottom, right } = image.getBoundingClientRect();
        const pixels = (...sides) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
        const attributes = image.hasAttribute('width') && image.hasAttribute('height');
        return {
            selector: selectorOf(image),
            src: image.currentSrc.slice(0, 500),
            naturalWidth: image.naturalWidth,
            naturalHeight: image.naturalHeight,
            density: densityOf(image),
            width,
            height,
            contentWidth: image.clientWidth - pixels(style.paddingLeft, style.paddingRight),
            contentHeight: image.clientHeight - pixels(style.paddingTop, style.paddingBottom),
            onFirstScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
            placeholder: isPlaceholder(image),
            processed: style.filter !== 'none' || style.imageRendering !== 'auto',
            fit: style.objectFit,
            ...placeOf(image),
            sized: attributes || style.aspectRatio !== 'auto' || style.position === 'absolute',
        };
    });
    /** The nearest thing around an element that lies over the document, if any. */
    const layerOf = (element) => {
        for (let at = element; at && at !== body; at = at.parentElement) {
            if (getComputedStyle(at).position === 'fixed')
                return at;
            if (at.localName === 'dialog' && at.matches(':modal'))
                return at;
        }
        return undefined;
    };
    /** An app may put all of its content into a layer: that covers nothing. */
    const holdsContent = (layer) => layer.querySelector('main, h1') !== null ||
        (layer.textContent?.length ?? 0) > (body.textContent?.length ?? 0) / 2;
    /** A screen of a loader that is about to go, or a backdrop: nothing in it is to be read, seen or used. */
    const isBare = (layer) => !layer.innerText?.trim() &&
        getComputedStyle(layer).backgroundImage === 'none' &&
        layer.querySelector('a, button, input, select, textarea, img, video, iframe, object, [role="button"]') ===
            null;
    const measureOverlays = () => {
        const steps = 20;
        const covered = new Map();
        for (let x = 0; x < steps; x++) {
            for (let y = 0; y < steps; y++) {
                const top = document.elementFromPoint(((x + 0.5) / steps) * innerWidth, ((y + 0.5) / steps) * innerHeight);
                const layer = top && layerOf(top);
                if (layer)
                    covered.set(layer, (covered.get(layer) ?? 0) + 1);
            }
        }
        return Array.from(covered)
            .map(([layer, points]) => ({ layer, share: points / steps ** 2 }))
            .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer) && !isBare(layer))
            .map(({ layer, share }) => ({
            selector: selectorOf(layer),
            share,
            ...placeOf(layer),
            // Not the text of its scripts and styles.
            text: (layer.innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300),
        }));
    };
    const viewportWidth = root.clientWidth;
    /** Whether an element does not widen the document: it is fixed, or something around it cuts it off or scrolls. */
    const isCut = (element) => {
        for (let at = element; at && at !== body && at !== root; at = at.parentElement) {
            const { position, overflowX } = getComputedStyle(at);
            if (position === 'fixed' || (at !== element && overflowX !== 'visible'))
                return true;
        }
        return false;
    };
    const rightOf = (element) => element.getBoundingClientRect().right + scrollX;
    const contentsEnd = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right + scrollX;
    };
    /** Where the text of an element itself ends; it may stand out of it, as a long word does. */
    const textEnd = (element) => {
        // A box of its own that holds all of its contents; an inline element has no such box, and ends where its text does.
        if (element.scrollWidth <= element.clientWidth)
            return 0;
        const texts = Array.from(element.childNodes).filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        const stands = texts.length > 0 && getComputedStyle(element).overflowX === 'visible';
        return stands ? Math.max(...texts.map(contentsEnd)) : 0;
    };
    /** Whether an element is as wide as it is by itself, which may have widened what is around it. */
    const hasOwnWidth = (element) => element.matches('pre')
        ? contentsEnd(element) > viewportWidth + 1
        : element.matches('img, video, iframe, canvas, svg, object, embed, table') &&
            element.getBoundingClientRect().width > viewportWidth + 1;
    const measureWide = () => {
        const wide = [];
        for (const element of Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)) {
            if (wide.length >= limits.maxListed)
                break;
            const { width, height, right: edge } = element.getBoundingClientRect();
            const right = Math.max(edge + scrollX, textEnd(element));
            if (right <= viewportWidth + 1 || width === 0 || height === 0)
                continue;
            // What merely fills a wide element is not why the page is wide.
            const around = element.parentElement ? rightOf(element.parentElement) : 0;
            const sticksOut = right > Math.max(around, viewportWidth) + 1;
            if ((sticksOut || hasOwnWidth(element)) && isShown(element) && !isCut(element)) {
                wide.push({ selector: selectorOf(element), right: Math.round(right), ...placeOf(element) });
            }
        }
        return wide;
    };
    const layout = () => {
        const scrollsSideways = root.scrollWidth > viewportWidth + 1 && !cutsSideways(root) && !cutsSideways(body);
        return {
            viewportWidth,
            screenWidth: limits.screenWidth,
            screenHeight: limits.screenHeight,
            documentWidth: root.scrollWidth,
            documentHeight: root.scrollHeight,
            scrollsSideways,
            wideElements: scrollsSideways ? measureWide() : [],
            text: measureText(),
            images: measureImages(),
        };
    };
    const unseenHeadings = () => {
        const unseen = [];
        for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')) {
            if (!heading.checkVisibility())
                unseen.push(heading);
            if (unseen.length >= limits.maxListed)
                break;
        }
        return unseen.map(selectorOf);
    };
    return {
        ...(limits.layout && { layout: layout() }),
        overlays: measureOverlays(),
        unseenHeadings: unseenHeadings(),
    };
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/browser/network-log.js

/** Most requests that are kept of a page; they are counted on. */
const MAX_REQUESTS = 5000;
/** Most characters of a URL that are kept. */
const MAX_URL_LENGTH = 4096;
/** Most characters of what a server calls its body. */
const MAX_TYPE_LENGTH = 200;
/** Most requests whose end is waited for. */
const MAX_OPEN = 10_000;
/** Records what a page and its frames and workers ask of the network. */
class NetworkLog {
    requests = [];
    /** Status of the last document of the main frame. */
    documentStatus = 0;
    /** Chrome's id of the request for it. */
    documentRequest;
    /** Decoded bytes of its body. */
    documentBytes = 0;
    /** Decoded bytes of all bodies so far. */
    totalBytes = 0;
    /** Milliseconds since 1970 of the last beginning or end of a request, whenever it was heard of here. */
    lastChange = Date.now();
    #open = new Map();
    #options;
    #mainFrame;
    #origin;
    /** Seconds from Chrome's clock to the time since 1970. */
    #clockOffset = 0;
    /** @param mainFrame Chrome's id of the page's frame */
    constructor(mainFrame, options) {
        this.#mainFrame = mainFrame;
        this.#options = options;
    }
    /** The address that most of all bytes came from, and how often it was asked for. */
    get heaviest() {
        const bytes = new Map();
        let heaviest;
        for (const request of this.requests) {
            const { url } = request;
            bytes.set(url, (bytes.get(url) ?? 0) + request.bytes);
            if (heaviest === undefined || bytes.get(url) > bytes.get(heaviest))
                heaviest = url;
        }
        if (heaviest === undefined)
            return undefined;
        return { url: heaviest, times: this.requests.filter(({ url }) => url === heaviest).length };
    }
    /** Requests under way. */
    get inFlight() {
        return this.#open.size;
    }
    /**
     * Records the requests of one target: the page, a frame in a process of its own, a worker. A request may begin in one
     * and end in another, as that for the document of such a frame does: its id is the same in both.
     */
    watch(session) {
        session.on('Network.requestWillBeSent', event => this.#begin(event.requestId, event));
        session.on('Network.responseReceived', event => this.#answer(event.requestId, event));
        session.on('Network.requestServedFromCache', ({ requestId }) => {
            const request = this.#open.get(requestId);
            if (request)
                request.fromCache = true;
        });
        session.on('Network.dataReceived', ({ requestId, dataLength }) => {
            const request = this.#open.get(requestId);
            if (request)
                request.bytes += dataLength;
            if (requestId === this.documentRequest)
                this.documentBytes += dataLength;
            this.totalBytes += dataLength;
            this.#options.onBytes(this.totalBytes);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
            this.#end(requestId, timestamp, { wireBytes: encodedDataLength });
        });
        session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, timestamp }) => {
            this.#end(requestId, timestamp, { failure: blockedReason ?? errorText });
        });
    }
    #begin(id, event) {
        const { request, redirectResponse, timestamp, type = 'Other', frameId } = event;
        if (redirectResponse) {
            this.#end(id, timestamp, {
                status: redirectResponse.status,
                wireBytes: redirectResponse.encodedDataLength,
            });
        }
        if (!/^https?:/i.test(request.url))
            return;
        this.#origin ??= timestamp;
        const isPage = type === 'Document' && frameId === this.#mainFrame;
        const url = isPage ? request.url : this.#options.loadedFrom(request.url);
        const entry = {
            url: (0,cut/* ownStart */.DJ)(url, MAX_URL_LENGTH),
            method: request.method,
            type,
            wireBytes: 0,
            bytes: 0,
            fromCache: false,
            // Workers have no frame.
            ...(frameId !== undefined && frameId !== this.#mainFrame && { inFrame: true }),
            startMs: this.#milliseconds(timestamp),
        };
        this.#clockOffset = event.wallTime - timestamp;
        this.#changed(timestamp);
        if (this.requests.length < MAX_REQUESTS)
            this.requests.push(entry);
        // A stream of events goes on for as long as the page stands.
        const ends = type !== 'EventSource' && type !== 'Ping';
        if (ends && this.#open.size < MAX_OPEN)
            this.#open.set(id, entry);
    }
    #answer(id, { response, type, frameId }) {
        if (type === 'Document' && frameId === this.#mainFrame) {
            this.documentStatus = response.status;
            this.documentRequest = id;
            this.documentBytes = 0;
        }
        const request = this.#open.get(id);
        if (!request)
            return;
        request.status = response.status;
        request.mimeType = (0,cut/* ownStart */.DJ)(response.mimeType, MAX_TYPE_LENGTH);
        if (response.protocol !== undefined)
            request.protocol = response.protocol;
        if (response.fromDiskCache || response.fromServiceWorker)
            request.fromCache = true;
    }
    #end(id, timestamp, how) {
        const request = this.#open.get(id);
        if (!request)
            return;
        Object.assign(request, how, { endMs: this.#milliseconds(timestamp) });
        const refusal = this.#options.refusalOf(request.url);
        if (refusal !== undefined) {
            // The answer was that of our own proxy.
            delete request.status;
            request.failure = refusal;
        }
        this.#open.delete(id);
        this.#changed(timestamp);
        const { type, status, failure, url } = request;
        if (type === 'Image' && (failure !== undefined || (status ?? 0) >= 400))
            this.#options.onFailedImage(url);
    }
    /** What happens in frames and workers need not be told in its order. */
    #changed(timestamp) {
        this.lastChange = Math.max(this.lastChange, (timestamp + this.#clockOffset) * 1000);
    }
    #milliseconds(timestamp) {
        return Math.max(0, Math.round((timestamp - (this.#origin ?? timestamp)) * 1000));
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/mixed-content-issues.js

const OUTCOMES = {
    MixedContentBlocked: 'blocked',
    MixedContentAutomaticallyUpgraded: 'upgraded',
};
const mixed_content_issues_MAX_URL_LENGTH = 4096;
/**
 * Tells of mixed content as Chrome reports it: frames, WebSockets and beacons that it refuses never become requests, and
 * what it upgrades shows as a request over HTTPS.
 *
 * @param note called for what the page itself asks for, each time
 * @see https://www.w3.org/TR/mixed-content/
 */
async function watchMixedContent(session, note) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const page = frameTree.frame.id;
    const framesOfPage = new Set();
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
        if (parentFrameId === page)
            framesOfPage.add(frameId);
    });
    session.on('Page.frameDetached', ({ frameId }) => framesOfPage.delete(frameId));
    session.on('Audits.issueAdded', ({ issue }) => {
        const found = issue.details.mixedContentIssueDetails;
        const outcome = found && OUTCOMES[found.resolutionStatus];
        if (!outcome)
            return;
        const { insecureURL, resourceType: type = 'Resource', frame } = found;
        // A frame's own document is reported under the frame that it was meant for.
        const isOfPage = type === 'Frame' ? framesOfPage.has(frame?.frameId ?? '') : frame?.frameId === page;
        if (isOfPage)
            note({ url: (0,cut/* ownStart */.DJ)(insecureURL, mixed_content_issues_MAX_URL_LENGTH), type, outcome });
    });
    await session.send('Audits.enable');
}

;// CONCATENATED MODULE: ./lib/engine/browser/permission-requests.js

const PERMISSIONS = ['geolocation', 'notifications'];
const BINDING = 'seoPreflightPermission';
/**
 * Tells of what a page asks its visitor to permit. Nobody touches the page, so whatever is asked for is asked for
 * without a reason that the visitor has given.
 *
 * @param note called for each request, also for those that are refused
 */
async function watchPermissions(session, note) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
        const permission = PERMISSIONS.find(known => known === payload);
        if (name === BINDING && permission)
            note(permission);
    });
    await session.send('Runtime.addBinding', { name: BINDING });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(tellOfRequests, BINDING) });
}
/**
 * Stands in front of the functions that ask for a permission. It runs in the page before its scripts: it must not use
 * anything from outside of itself, and leaves nothing behind that a script could find.
 */
function tellOfRequests(binding) {
    const scope = globalThis;
    const tell = scope[binding];
    delete scope[binding];
    const watch = (owner, name, permission) => {
        const original = owner && Reflect.get(owner, name);
        if (!owner || typeof original !== 'function' || !tell)
            return;
        const apply = (target, self, values) => {
            tell(permission);
            return Reflect.apply(target, self, values);
        };
        Reflect.set(owner, name, new Proxy(original, { apply }));
    };
    const { Geolocation, Notification } = scope;
    watch(Geolocation?.prototype, 'getCurrentPosition', 'geolocation');
    watch(Geolocation?.prototype, 'watchPosition', 'geolocation');
    watch(Notification, 'requestPermission', 'notifications');
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-events.js



/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11;
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200;
const MAX_MESSAGES = 20_000;
const MAX_ERRORS_KEPT = 100;
const MAX_REQUESTS_KEPT = 20;
const MAX_ERROR_LENGTH = 500;
const page_events_MAX_URL_LENGTH = 4096;
/** Chrome's words for who asked for another document, as far as it was not this program. */
const LEADING = {
    scriptInitiated: 'script',
    metaTagRefresh: 'refresh',
    httpHeaderRefresh: 'refresh',
    anchorClick: 'link',
    formSubmissionGet: 'form',
    formSubmissionPost: 'form',
};
/**
 * Watches a page, dismisses its dialogs and closes the windows that it opens.
 */
async function watchPage(page, session, context, { gathers, end }) {
    const events = {
        documents: [],
        leads: [],
        mixedContent: [],
        loaded: false,
        consoleErrors: [],
        dialogs: [],
        popups: 0,
        windows: [],
        permissions: [],
    };
    session.on('Inspector.targetCrashed', () => end('crashed the tab of Chrome that showed it'));
    context.on('targetdestroyed', target => target === page && end('closed its own tab'));
    watchDocuments(session, events, end);
    watchDialogs(session, events, end);
    const { frameTree } = await session.send('Page.getFrameTree');
    watchConsole(session, events, { end, mainFrame: frameTree.frame.id });
    context.on('targetcreated', target => closePopup(target, page, events));
    session.on('Page.windowOpen', ({ url }) => {
        if (events.windows.length < MAX_REQUESTS_KEPT)
            events.windows.push((0,cut/* ownStart */.DJ)(url, MAX_ERROR_LENGTH));
    });
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')]);
    if (gathers.has('mixedContent')) {
        await watchMixedContent(session, found => {
            if (events.mixedContent.length < MAX_ERRORS_KEPT)
                events.mixedContent.push(found);
        });
    }
    if (gathers.has('permissions')) {
        await watchPermissions(session, permission => {
            if (events.permissions.length < MAX_REQUESTS_KEPT)
                events.permissions.push(permission);
        });
    }
    return events;
}
function watchDocuments(session, events, end) {
    const asked = new Map();
    session.on('Page.frameRequestedNavigation', ({ frameId, reason }) => asked.set(frameId, LEADING[reason]));
    session.on('Page.frameNavigated', ({ frame }) => {
        const by = asked.get(frame.id);
        asked.delete(frame.id);
        if (frame.parentId !== undefined)
            return;
        // What cannot be reached Chrome shows as a page of its own.
        const url = frame.unreachableUrl ?? frame.url;
        events.documents.push(url);
        if (by)
            events.leads.push({ to: url, by });
        events.loaded = false;
        if (events.documents.length > MAX_DOCUMENTS) {
            end(`leads from page to page by scripts or refreshes, more than ${MAX_DOCUMENTS - 1} times`);
        }
    });
    session.on('Page.loadEventFired', () => {
        events.loaded = true;
    });
}
function watchDialogs(session, events, end) {
    session.on('Page.javascriptDialogOpening', ({ type }) => {
        events.dialogs.push(type);
        if (events.dialogs.length > MAX_DIALOGS)
            end(`opens dialogs without end, more than ${MAX_DIALOGS}`);
        // Leaving a page is what a script wanted; all else is refused.
        const accept = type === 'beforeunload';
        session.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined);
    });
}
/**
 * @param mainFrame Chrome's id of the page's frame: what frames of other origins in its process write is not the page's
 */
function watchConsole(session, events, { end, mainFrame }) {
    let messages = 0;
    let pageOrigin;
    const foreign = new Set();
    session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
        if (auxData?.['frameId'] === mainFrame && auxData?.['isDefault'])
            pageOrigin = origin;
        if (origin !== pageOrigin && auxData?.['frameId'] !== mainFrame)
            foreign.add(id);
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => foreign.delete(executionContextId));
    session.on('Runtime.executionContextsCleared', () => foreign.clear());
    const count = () => {
        if (++messages > MAX_MESSAGES)
            end(`writes to the console without end, more than ${MAX_MESSAGES} messages`);
    };
    const keep = (error) => {
        if (events.consoleErrors.length >= MAX_ERRORS_KEPT)
            return;
        const { url } = error;
        events.consoleErrors.push({
            ...error,
            message: (0,cut/* ownStart */.DJ)(error.message, MAX_ERROR_LENGTH),
            ...(url !== undefined && { url: (0,cut/* ownStart */.DJ)(url, page_events_MAX_URL_LENGTH) }),
        });
    };
    session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace, executionContextId }) => {
        count();
        if ((type !== 'error' && type !== 'assert') || foreign.has(executionContextId))
            return;
        const words = args.map(({ value, description }) => (value === undefined ? description : String(value)));
        keep({ kind: 'written', message: words.join(' '), ...placeOf(stackTrace?.callFrames[0]) });
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
        count();
        const { exception, text, stackTrace, executionContextId } = exceptionDetails;
        if (executionContextId !== undefined && foreign.has(executionContextId))
            return;
        // Of what was thrown that is no Error, the value says more than "Uncaught".
        const thrown = exception?.description ?? (exception?.value === undefined ? text : String(exception.value));
        const place = placeOf(exceptionDetails.url ? exceptionDetails : stackTrace?.callFrames[0]);
        keep({ kind: 'thrown', message: thrown.split('\n', 1)[0], ...place });
    });
    session.on('Log.entryAdded', ({ entry }) => {
        count();
        if (entry.level !== 'error')
            return;
        keep({ kind: 'browser', message: entry.text, ...(entry.url === undefined ? {} : { url: entry.url }) });
    });
}
/** Chrome counts lines and columns from 0. */
function placeOf(place) {
    if (!place?.url)
        return {};
    return { url: place.url, line: place.lineNumber + 1, column: place.columnNumber + 1 };
}
function closePopup(target, page, events) {
    if (target.type() !== 'page' || target === page)
        return;
    events.popups++;
    target
        .page()
        .then(popup => popup?.close())
        .catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-globals.js


/** Milliseconds for all of them: a page may answer to a read with work of its own. */
const TIMEOUT_MS = 1000;
/** Most characters of one: the page may have changed what cuts them there. */
const MAX_TEXT = 200;
/**
 * What stands in global variables of a page's scripts, as text, by their paths (`jQuery.fn.jquery`); those that are not
 * there are left out. Empty where the page does not let itself be asked.
 */
async function readGlobals(session, paths) {
    if (paths.length === 0)
        return new Map();
    try {
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression: callOf(valuesAt, paths),
            returnByValue: true,
            timeout: TIMEOUT_MS,
        });
        const entries = exceptionDetails ? [] : result.value;
        return new Map(entries
            .filter(([path]) => paths.includes(path))
            .map(([path, text]) => [path, (0,cut/* ownStart */.DJ)(String(text), MAX_TEXT)]));
    }
    catch {
        return new Map();
    }
}
/** Runs among the page's own scripts, and must not use anything from outside of itself. */
function valuesAt(paths) {
    const found = [];
    for (const path of paths) {
        try {
            let value = window;
            for (const part of path.split('.')) {
                if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
                    value = undefined;
                    break;
                }
                value = value[part];
            }
            if (value === undefined || value === null || value === false)
                continue;
            // Elements and frames are global variables under their ids and names.
            const isNamed = value instanceof Element || value instanceof HTMLCollection;
            if (isNamed || (value !== window && value.window === value))
                continue;
            const isText = typeof value === 'string' || typeof value === 'number';
            found.push([path, isText ? String(value).slice(0, 200) : '']);
        }
        catch {
            // A getter that fails has no value.
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/busy-page.js

/** Milliseconds that scripts may keep a page from anything else at one go; Chrome itself offers to end it after 5 s. */
const MAX_BUSY_MS = 10_000;
/** Milliseconds between two questions whether it still answers. */
const PAUSE_MS = 500;
/** Of the time that a page owes an answer no more than this is counted at a time. */
const TICK_MS = 500;
/**
 * Asks a page again and again whether it still answers, which it cannot while a script of it runs. Only time counts in
 * which the page could have answered: where the machine stands still, nobody does.
 *
 * @param onBusy called once, when it has not answered for {@link MAX_BUSY_MS}
 * @returns what ends the asking
 */
function watchBusyPage(session, onBusy) {
    const ending = new AbortController();
    void ask(session, onBusy, ending.signal).catch(() => undefined);
    return () => ending.abort();
}
async function ask(session, onBusy, signal) {
    while (!signal.aborted) {
        let answered = false;
        const answer = session.send('Runtime.evaluate', { expression: '0' }).then(() => undefined, 
        // A document that goes for another one gives no answer either, and is not busy.
        () => undefined);
        answer.then(() => {
            answered = true;
        });
        for (let tick = 0; !answered && tick < MAX_BUSY_MS / TICK_MS; tick++) {
            await Promise.race([answer, (0,promises_.setTimeout)(TICK_MS, undefined, { signal, ref: false })]);
            // Chrome itself answers for the page: then this thread and Chrome have had time, and what the page said is read.
            if (!answered)
                await session.send('Target.getTargetInfo');
        }
        if (!answered && !signal.aborted) {
            onBusy();
            return;
        }
        await (0,promises_.setTimeout)(PAUSE_MS, undefined, { signal, ref: false });
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/text-return.js
/**
 * Waits until a page has as much text as it was sent with: some apps empty what they were sent with and fill it again
 * when their translations are there. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether anything was waited for
 */
async function textReturns({ least, all, poll }) {
    const until = performance.now() + all;
    const hasEnough = () => {
        const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
        let characters = 0;
        while (characters < least) {
            const node = walker.nextNode();
            if (!node)
                return false;
            if (!/^(?:script|style|noscript|template)$/i.test(node.parentNode?.nodeName ?? '')) {
                characters += (node.nodeValue ?? '').replace(/\s+/g, '').length;
            }
        }
        return true;
    };
    let waited = false;
    while (!hasEnough() && performance.now() < until) {
        waited = true;
        await new Promise(resolve => setTimeout(resolve, poll));
    }
    return waited;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-settling.js





/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 5000;
const POLL_MS = 25;
/** Milliseconds behind the last animation in which something else may come. */
const ANIMATION_PAUSE_MS = 800;
const ANIMATION_POLL_MS = 100;
/** Part of the sent text that must be there, and how long that is waited for. */
const TEXT_SHARE = 0.5;
const TEXT_LIMIT_MS = 2000;
const TEXT_POLL_MS = 100;
/** Waits for a page to settle, but not for one whose scripts never pause. */
async function settleInTime(loading) {
    const stop = watchBusyPage(loading.session, () => loading.end(`cannot be read in Chrome: a script ran on it for ${MAX_BUSY_MS / 1000} s without a pause`));
    try {
        await settle(loading);
        if (await waitForAnimations(loading))
            await settle(loading);
        if (await waitForText(loading))
            await settle(loading);
        await loading.session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
    }
    finally {
        stop();
    }
}
function waitForAnimations({ session, loadUntil }) {
    const all = Math.min(ANIMATION_LIMIT_MS, loadUntil - Date.now());
    const limits = { all, pause: ANIMATION_PAUSE_MS, poll: ANIMATION_POLL_MS };
    return waitInPage(session, all > 0, callOf(animationsEnd, limits));
}
function waitForText({ session, sentCharacters, loadUntil }) {
    const all = Math.min(TEXT_LIMIT_MS, loadUntil - Date.now());
    const least = Math.floor(sentCharacters * TEXT_SHARE);
    return waitInPage(session, all > 0 && least > 0, callOf(textReturns, { least, all, poll: TEXT_POLL_MS }));
}
/** @returns whether anything was waited for, or the document was left meanwhile */
async function waitInPage(session, isDue, call) {
    if (!isDue)
        return false;
    try {
        const { frameTree } = await session.send('Page.getFrameTree');
        const world = await isolatedWorld(session, frameTree.frame.id);
        return await world.evaluate(call);
    }
    catch {
        return true;
    }
}
/** Waits for the document to be there and the network to be quiet, as long as there is time. */
async function settle({ session, events, network, loadUntil, signal }) {
    const wait = () => (0,promises_.setTimeout)(POLL_MS, undefined, { signal });
    while (!events.loaded && Date.now() < loadUntil)
        await wait();
    const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS);
    const seemsQuiet = () => events.loaded && network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS;
    const isQuiet = async () => {
        if (!seemsQuiet())
            return false;
        // Where this thread was busy, what Chrome said meanwhile comes before the answer.
        await session.send('Target.getTargetInfo');
        return seemsQuiet();
    };
    while (Date.now() < quietUntil && !(await isQuiet()))
        await wait();
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-targets.js
/** Kinds of targets that a page brings and that have frames or a network of their own. */
const WATCHED = new Set(['iframe', 'worker', 'shared_worker']);
/**
 * Prepares a page and all that it brings: frames in processes of their own, workers, and theirs in turn. Each stands
 * still until it is prepared, so that none of its requests is missed.
 */
class PageTargets {
    #prepare;
    /** @param prepare may reject for a target that is gone or that does not know a command */
    constructor(prepare) {
        this.#prepare = prepare;
    }
    async add(session) {
        await this.#watch(session);
        await this.#prepare(session);
    }
    async #watch(session) {
        session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
            const child = session.connection()?.session(sessionId);
            if (child)
                void this.#attach(child, targetInfo.type);
        });
        await session.send('Target.setAutoAttach', {
            autoAttach: true,
            waitForDebuggerOnStart: true,
            flatten: true,
        });
    }
    async #attach(child, type) {
        try {
            if (WATCHED.has(type)) {
                await this.#prepare(child);
                await this.#watch(child);
            }
        }
        catch {
            // It is gone again, or of a kind that does not know all commands.
        }
        await child.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/paste-refusals.js


const paste_refusals_LIMITS = {
    fields: 30,
    /** Characters. */
    selector: 1000,
    /** Milliseconds for a script to put what was pasted into a field by itself. */
    answerMs: 50,
};
/** Most milliseconds for all of it: a handler may hang. */
const paste_refusals_LIMIT_MS = 1500;
/**
 * Fields of the page that refuse what is pasted into them. A script that keeps the browser from pasting and then fills
 * in the text itself, as those of one-time codes do, refuses nothing. It changes the page: all else comes before.
 *
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be tried
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs
 */
async function findPasteRefusals(session, leftMs) {
    const trying = async () => {
        const { frameTree } = await session.send('Page.getFrameTree');
        const world = await isolatedWorld(session, frameTree.frame.id);
        return await world.evaluate(callOf(pasteIntoFields, paste_refusals_LIMITS));
    };
    const late = (0,promises_.setTimeout)(Math.min(paste_refusals_LIMIT_MS, leftMs), undefined, { ref: false });
    return await Promise.race([trying().catch(() => undefined), late]);
}
/** It runs in the page: it must not use anything from outside of itself. */
async function pasteIntoFields(limits) {
    const types = ['text', 'email', 'password', 'tel', 'url', 'search', 'number'];
    const fields = Array.from(document.querySelectorAll('input'))
        .filter(({ type, readOnly, disabled }) => types.includes(type) && !readOnly && !disabled)
        .filter(field => field.checkVisibility({ visibilityProperty: true }))
        .slice(0, limits.fields);
    const selectorOf = (element) => {
        const path = [];
        for (let at = element; at && path.length < 50; at = at.parentElement) {
            if (/^[A-Za-z][\w-]*$/.test(at.id)) {
                path.unshift(`#${at.id}`);
                break;
            }
            const name = at.localName;
            const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name);
            path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
        }
        return path.join(' > ').slice(0, limits.selector);
    };
    const written = () => fields.map(({ value }) => value).join('\n');
    const refusals = [];
    for (const field of fields) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '1');
        const before = written();
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
        if (field.dispatchEvent(paste))
            continue;
        await new Promise(done => setTimeout(done, limits.answerMs));
        if (written() === before)
            refusals.push({ selector: selectorOf(field), type: field.type });
    }
    return refusals;
}

;// CONCATENATED MODULE: ./lib/engine/browser/request-interception.js

/**
 * Changes the requests of a target on their way.
 *
 * Each request to one origin gets its headers, and one that a redirect led away from there loses them.
 *
 * What a page on a preview loads by an address of production comes from the preview, as it is what will be there. The
 * page does not see it: addresses stay those of production, and TLS is that of the preview. On production such a
 * request stays on its origin, so it is answered as one that may be read from the page (CORS).
 *
 * Only requests that may be concerned pause.
 */
async function interceptRequests(session, interception) {
    const hasHeaders = Object.keys(interception.own.headers).length > 0;
    const urlPatterns = hasHeaders ? ['*'] : (0,syntax_preview/* productionPatterns */.d0)(interception.preview);
    if (urlPatterns.length === 0)
        return;
    session.on('Fetch.requestPaused', event => {
        // A request may be gone before it is answered for.
        void proceed(session, event, interception).catch(() => undefined);
    });
    await session.send('Fetch.enable', {
        patterns: urlPatterns.map(urlPattern => ({ urlPattern })),
    });
}
async function proceed(session, event, interception) {
    const { requestId, request, responseStatusCode, responseErrorReason } = event;
    const { own, preview } = interception;
    if (responseErrorReason !== undefined) {
        // As it is: a font is first looked for in the cache alone, and Chrome asks again for one that is not there.
        await session.send('Fetch.continueRequest', { requestId });
        return;
    }
    if (responseStatusCode !== undefined) {
        await session.send('Fetch.continueResponse', {
            requestId,
            responseCode: responseStatusCode,
            responseHeaders: readable(event.responseHeaders ?? [], preview),
        });
        return;
    }
    const here = loadedFrom(event, interception);
    if (here !== undefined && request.method === 'OPTIONS' && isPreflight(request)) {
        await session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 204,
            responseHeaders: readable(permissions(request), preview),
        });
        return;
    }
    const sent = here === undefined ? request.headers : fromHere(request.headers, preview);
    const headers = headersFor(here ?? request.url, sent, own);
    await session.send('Fetch.continueRequest', {
        requestId,
        ...(headers && { headers }),
        ...(here !== undefined && {
            url: here,
            headers: headers ?? entries(Object.entries(sent)),
            interceptResponse: true,
        }),
    });
}
/** The address on the preview for what a page loads from production. A page that leads there itself is let go. */
function loadedFrom({ request, resourceType, frameId }, { preview, mainFrame }) {
    if (resourceType === 'Document' && frameId === mainFrame)
        return undefined;
    const url = URL.parse(request.url);
    return url ? (0,syntax_preview/* hereOf */.IS)(preview, url)?.href : undefined;
}
/** The headers of an answer, which the preview and nobody else may read. */
function readable(headers, { here }) {
    const own = {
        'access-control-allow-origin': here,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed(headers),
    };
    return [...headers.filter(({ name }) => !(name.toLowerCase() in own)), ...entries(Object.entries(own))];
}
/** All of them by name: a star means none where credentials are sent. */
function exposed(headers) {
    return [...new Set(headers.map(({ name }) => name.toLowerCase()))].join(', ');
}
function isPreflight({ headers }) {
    return headerOf(headers, 'access-control-request-method') !== undefined;
}
function permissions({ headers }) {
    return entries([
        ['access-control-allow-methods', headerOf(headers, 'access-control-request-method') ?? ''],
        ['access-control-allow-headers', headerOf(headers, 'access-control-request-headers') ?? ''],
    ]);
}
function headerOf(headers, wanted) {
    return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
/** Request headers whose referrer, as a style sheet is for its fonts, is on the preview too. */
function fromHere(headers, preview) {
    const moved = Object.entries(headers).map(([name, value]) => {
        const referrer = name.toLowerCase() === 'referer' ? URL.parse(value) : null;
        return [name, (referrer && (0,syntax_preview/* hereOf */.IS)(preview, referrer)?.href) ?? value];
    });
    return Object.fromEntries(moved);
}
/** The headers of a request with those of the settings, or without them; undefined where they stay as they are. */
function headersFor(url, headers, own) {
    const names = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), value]));
    if (names.size === 0)
        return undefined;
    if (URL.parse(url)?.origin === own.origin) {
        const others = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
        return entries([...others, ...Object.entries(own.headers)]);
    }
    const kept = Object.entries(headers).filter(([name, value]) => names.get(name.toLowerCase()) !== value);
    return kept.length < Object.keys(headers).length ? entries(kept) : undefined;
}
function entries(headers) {
    return headers.map(([name, value]) => ({ name, value }));
}

;// CONCATENATED MODULE: ./lib/engine/browser/screenshots.js


/** Pixels that the pictures are wide: enough to see what is there, for 15 to 30 kB each. */
const PHONE_WIDTH = 320;
const DESKTOP_WIDTH = 640;
/** Quality of JPEG, 0 to 100. WebP of it has two thirds of the bytes and takes Chrome four times as long, 20 ms a picture. */
const QUALITY = 40;
/** Most milliseconds for the layout to become that of a desktop, and for its images to come. */
const SETTLE_MS = 200;
const screenshots_POLL_MS = 25;
/** Most milliseconds for both pictures: a page that does not let itself be taken goes without. */
const screenshots_LIMIT_MS = 3000;
/**
 * Takes pictures of the first screen on a phone and, laid out anew, on a desktop. The page is that of the phone: a
 * server that gives desktops another one is not asked again. Never rejects. Whatever else is to be gathered from the
 * page comes before, since its layout is another one afterwards.
 *
 * @param leftMs milliseconds that are left for it
 */
async function takeScreenshots(session, network, leftMs) {
    const screenshots = {};
    const take = async () => {
        screenshots.phone = await capture(session, PHONE_SCREEN, PHONE_WIDTH);
        await session.send('Emulation.setDeviceMetricsOverride', {
            ...DESKTOP_SCREEN,
            // Laid out as before, and drawn no larger than the picture: the page sees nothing of it.
            scale: DESKTOP_WIDTH / DESKTOP_SCREEN.width,
        });
        await screenshots_settle(session, network);
        screenshots.desktop = await capture(session, DESKTOP_SCREEN, DESKTOP_WIDTH);
    };
    const taking = take().catch(() => undefined);
    await Promise.race([taking, (0,promises_.setTimeout)(Math.min(screenshots_LIMIT_MS, leftMs), undefined, { ref: false })]);
    return { ...screenshots };
}
async function screenshots_settle(session, network) {
    const until = Date.now() + SETTLE_MS;
    const twoFrames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';
    await session.send('Runtime.evaluate', { expression: twoFrames, awaitPromise: true, returnByValue: true });
    while (network.inFlight > 0 && Date.now() < until)
        await (0,promises_.setTimeout)(screenshots_POLL_MS);
}
/** The part of the page that is on the screen, scaled to a width. */
async function capture(session, { deviceScaleFactor }, pixels) {
    const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport;
    const scale = pixels / (width * deviceScaleFactor);
    const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: QUALITY,
        clip: { x, y, width, height, scale },
    });
    return `data:image/jpeg;base64,${data}`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/scripted-anchors.js



const scripted_anchors_LIMITS = {
    /** Anchors without `href` that are looked at, and of which listeners are asked for. */
    looked: 2000,
    anchors: 50,
    /** Elements that are no controls that are looked at, and of which listeners are asked for. */
    lookedOthers: 5000,
    others: 50,
    /** Labels that are looked at, and that are told of. */
    lookedLabels: 2000,
    labels: 20,
    /** Links that listeners are compared with. */
    links: 20,
    /** Characters. */
    selector: 1000,
    text: 60,
};
/** Most milliseconds for all of it. */
const scripted_anchors_LIMIT_MS = 5000;
/**
 * Milliseconds since the load event from which on scripts that start late, as those of one part of a page each, listen;
 * and between two looks, which have to find the same.
 */
const STARTED_MS = 1000;
const scripted_anchors_PAUSE_MS = 300;
const scripted_anchors_GROUP = 'scripted-anchors';
/**
 * Anchors of the page, and elements that show a hand to the mouse or have `onclick`, that do something when they are
 * clicked and cannot be reached with the keyboard; so do labels of checkboxes that are not laid out. A listener that
 * links with an address have as well counts clicks or scrolls, and makes no control of anything.
 *
 * What is found must not depend on when it was looked for: the page is scrolled whatever was done with it before, since
 * scripts wait for that, and looked at until two looks find the same.
 *
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be found out, or changes with every look
 */
async function findScriptedAnchors(session, leftMs) {
    const late = (0,promises_.setTimeout)(Math.max(0, Math.min(scripted_anchors_LIMIT_MS, leftMs)), undefined, { ref: false });
    const over = new AbortController();
    try {
        return await Promise.race([scripted_anchors_find(session, over.signal).catch(() => undefined), late]);
    }
    finally {
        over.abort();
        session.send('Runtime.releaseObjectGroup', { objectGroup: scripted_anchors_GROUP }).catch(() => undefined);
    }
}
async function scripted_anchors_find(session, signal) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'seo-preflight',
    });
    const elementsBy = async (choose) => {
        const { result } = await session.send('Runtime.evaluate', {
            contextId,
            expression: `(${choose.toString()})(${JSON.stringify(scripted_anchors_LIMITS)}, ${isSeenSometime.toString()})`,
            objectGroup: scripted_anchors_GROUP,
        });
        const { result: entries } = await session.send('Runtime.getProperties', {
            objectId: result.objectId,
            ownProperties: true,
        });
        return entries.flatMap(({ name, value }) => /^\d+$/.test(name) && value?.objectId ? [value.objectId] : []);
    };
    const clicksOf = async (element) => {
        // Chrome tells of the listeners of a world: those of the page's own are asked for.
        const { node } = await session.send('DOM.describeNode', { objectId: element });
        const { object } = await session.send('DOM.resolveNode', {
            backendNodeId: node.backendNodeId,
            objectGroup: scripted_anchors_GROUP,
        });
        const objectId = object.objectId;
        const [{ listeners }, { result }] = await Promise.all([
            session.send('DOMDebugger.getEventListeners', { objectId }),
            session.send('Runtime.callFunctionOn', {
                objectId,
                functionDeclaration: reactHandler.toString(),
                returnByValue: true,
            }),
        ]);
        const own = listeners.filter(({ type }) => type === 'click').map(scripted_anchors_placeOf);
        return typeof result.value === 'string' && result.value !== '' ? [...own, result.value] : own;
    };
    const described = async (objectId) => {
        const { result } = await session.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: describe.toString(),
            arguments: [{ value: scripted_anchors_LIMITS }],
            returnByValue: true,
        });
        return result.value;
    };
    const look = async () => {
        const anchors = [...(await elementsBy(anchorsWithoutAddress)), ...(await elementsBy(clickableOthers))];
        const served = await Promise.all(anchors.map(async (anchor) => ({ anchor, clicks: await clicksOf(anchor) })));
        const links = served.some(({ clicks }) => clicks.length > 0) ? await elementsBy(linksWithAddress) : [];
        const common = new Set((await Promise.all(links.map(clicksOf))).flat());
        const controls = served.filter(({ clicks }) => clicks.some(click => !common.has(click)));
        const labels = await elementsBy(labelsOfHidden);
        const found = await Promise.all([...controls.map(({ anchor }) => anchor), ...labels].map(described));
        return { found, isSettled: anchors.length === 0 };
    };
    const evaluate = (expression) => session.send('Runtime.evaluate', { contextId, expression, awaitPromise: true, returnByValue: true });
    await evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    let last = await look();
    // Where nothing looks as if it could be clicked, no listener makes a difference.
    if (last.isSettled)
        return last.found;
    const { result: age } = await evaluate(`(${msSinceLoad.toString()})()`);
    await (0,promises_.setTimeout)(Math.max(scripted_anchors_PAUSE_MS, STARTED_MS - Number(age.value)), undefined, { signal });
    for (;;) {
        const next = await look();
        if (placesOf(next.found) === placesOf(last.found))
            return next.found;
        last = next;
        await (0,promises_.setTimeout)(scripted_anchors_PAUSE_MS, undefined, { signal });
    }
}
/** Texts may change, as that of a clock. */
function placesOf(found) {
    return found.map(({ selector }) => selector).join('\n');
}
function msSinceLoad() {
    const [load] = performance.getEntriesByType('navigation');
    return performance.now() - (load?.loadEventEnd || performance.now());
}
/**
 * React listens at the root of its application alone, and keeps what to call beside each element: the start of the source
 * of that, by which it is known; empty where there is none, or it does nothing.
 */
function reactHandler() {
    const key = Object.keys(this).find(name => /^__react(?:Props|EventHandlers)\$/.test(name));
    const props = key === undefined ? undefined : this[key];
    const handler = props?.onClick;
    const source = typeof handler === 'function' ? String(handler).slice(0, 300) : '';
    return /^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$|^function\s*\w{0,50}\(\)\s*\{\s*\}$/.test(source) ? '' : source;
}
/** Where the function of a listener begins: those of one place are one. */
function scripted_anchors_placeOf({ scriptId, lineNumber, columnNumber }) {
    return `${scriptId}:${lineNumber}:${columnNumber}`;
}
/**
 * Whether visitors see an element at once, or when they have scrolled to what around it fades in then: that is part of
 * the page's flow and below its first screen. Many such parts vanish again as soon as the page is back at its top.
 *
 * It runs in the page, as all below: it must not use anything from outside of itself but what it is given.
 */
function isSeenSometime(element) {
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return true;
    if (!element.checkVisibility({ visibilityProperty: true }))
        return false;
    let steps = 0;
    for (let at = element; at; at = at.parentElement) {
        const { opacity, position, pointerEvents } = getComputedStyle(at);
        const { bottom, height } = at.getBoundingClientRect();
        const isInFlow = /^(?:static|relative)$/.test(position) && pointerEvents !== 'none';
        const waits = isInFlow && height > 0 && bottom + scrollY > innerHeight;
        if ((opacity === '0' && !waits) || ++steps > 200)
            return false;
    }
    return true;
}
function anchorsWithoutAddress(limits, isSeen) {
    return Array.from(document.querySelectorAll('a:not([href]):not([tabindex]):not([role])'))
        .slice(0, limits.looked)
        .filter(anchor => !anchor.closest('a[href], button, summary, label, [tabindex], [role="button"]'))
        .filter(anchor => !anchor.querySelector('a[href], button, input, select, textarea, [tabindex]'))
        .filter(anchor => isSeen(anchor))
        .slice(0, limits.anchors);
}
function clickableOthers(limits, isSeen) {
    const controls = 'a, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [role], [contenteditable]';
    const isHand = (element) => element !== null && getComputedStyle(element).cursor === 'pointer';
    // Of the slides of a carousel one is seen now and another one later.
    const isInRotation = (element) => {
        const slide = element.closest('[class*="-slide" i], [class*="__slide" i], [class*="carousel-item" i], [class*="carousel-cell" i], [class*="owl-item" i]');
        const name = slide?.classList[0];
        if (!slide || name === undefined)
            return false;
        return Array.from(slide.parentElement?.children ?? []).some(other => other !== slide && other.classList.contains(name));
    };
    return Array.from(document.querySelectorAll('div, span, i, li, img, svg, p, td, figure, h2, h3, h4, h5, section'))
        .slice(0, limits.lookedOthers)
        .filter(element => element.hasAttribute('onclick') ||
        (isHand(element) && !isHand(element.parentElement)) ||
        /burger|(?:menu|nav)-?_?(?:toggle|btn|button|icon)/i.test(`${element.id} ${element.getAttribute('class') ?? ''}`))
        .filter(element => !element.closest(`${controls}, [aria-hidden="true"], [inert]`) && !element.querySelector(controls))
        .filter(element => isSeen(element) && !isInRotation(element))
        .filter(element => element.getBoundingClientRect().width > 0)
        .slice(0, limits.others);
}
/**
 * Labels that visitors see at once, of checkboxes and radio buttons that no style lays out: one for each of them. What
 * stands in for the checkbox and takes the focus is around the label or in it, or is a button of the same name.
 */
function labelsOfHidden(limits, isSeen) {
    const standIn = '[tabindex]:not([tabindex="-1"]), [role="checkbox"], [role="radio"], [role="switch"], [role="button"]';
    const nameOf = (element) => (element.ariaLabel ?? element.getAttribute('title') ?? element.textContent ?? '')
        .slice(0, limits.text)
        .trim();
    const known = new Set();
    return Array.from(document.querySelectorAll('label'))
        .slice(0, limits.lookedLabels)
        .filter(label => {
        const { control } = label;
        if (!(control instanceof HTMLInputElement) || !/^(?:checkbox|radio)$/.test(control.type))
            return false;
        if (known.has(control) || control.disabled || control.checkVisibility({ visibilityProperty: true }))
            return false;
        const around = label.parentElement ?? label;
        if (label.closest('[aria-hidden="true"], [inert]') || label.querySelector('button'))
            return false;
        if (label.closest(standIn) || around.querySelector(standIn))
            return false;
        if (Array.from(around.querySelectorAll('button')).some(button => nameOf(button) === nameOf(label)))
            return false;
        if (Array.from(control.labels ?? []).some(other => other.matches(standIn)))
            return false;
        const { left, right, width, height } = label.getBoundingClientRect();
        const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth;
        if (!isOnScreen || getComputedStyle(label).pointerEvents === 'none' || !isSeen(label))
            return false;
        known.add(control);
        return true;
    })
        .slice(0, limits.labels);
}
function linksWithAddress(limits) {
    return Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links);
}
function describe(limits) {
    const path = [];
    for (let at = this; at && path.length < 50; at = at.parentElement) {
        if (/^[A-Za-z][\w-]*$/.test(at.id)) {
            path.unshift(`#${at.id}`);
            break;
        }
        const name = at.localName;
        const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name);
        path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
    }
    const text = (this.textContent ?? '').slice(0, 5000).replace(/\s+/g, ' ').trim();
    const label = this.ariaLabel ?? this.getAttribute('title') ?? this.getAttribute('alt') ?? '';
    return {
        tag: this.localName,
        selector: path.join(' > ').slice(0, limits.selector),
        text: (text || label).slice(0, limits.text),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/unserved-forms.js

const unserved_forms_LIMITS = {
    /** Forms that are looked at, and of which listeners are asked for. */
    looked: 200,
    forms: 5,
    /** Elements around a form and buttons in it. */
    around: 40,
    /** Characters. */
    selector: 1000,
    handler: 200,
    /** What keeps a form from being sent, with thanks at most. */
    stops: '^(?=.*(?:return false|preventDefault))(?:\\s*(?:event|e)\\.preventDefault\\(\\)|\\s*alert\\([\'"`][^\'"`]*[\'"`]\\)|\\s*this\\.reset\\(\\)|\\s*return false|\\s*;)+\\s*$',
};
/** Most milliseconds for all of it. */
const unserved_forms_LIMIT_MS = 3000;
const unserved_forms_GROUP = 'unserved-forms';
/** Where a form is among what is around it: behind the document. */
const AT_FORM = 1;
/**
 * Forms whose `action` is `#` or `mailto:`, that have none and are sent by GET, or whose `onsubmit` only stops them, where nothing listens: not to the form being sent,
 * here or further out, and not to clicks on its buttons.
 *
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be found out
 */
async function findUnservedForms(session, leftMs) {
    const late = (0,promises_.setTimeout)(Math.max(0, Math.min(unserved_forms_LIMIT_MS, leftMs)), undefined, { ref: false });
    try {
        return await Promise.race([unserved_forms_find(session).catch(() => undefined), late]);
    }
    finally {
        session.send('Runtime.releaseObjectGroup', { objectGroup: unserved_forms_GROUP }).catch(() => undefined);
    }
}
async function unserved_forms_find(session) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'seo-preflight',
    });
    const entriesOf = async (objectId) => {
        const { result } = await session.send('Runtime.getProperties', { objectId, ownProperties: true });
        return result.flatMap(({ name, value }) => /^\d+$/.test(name) && value?.objectId ? [value.objectId] : []);
    };
    const listens = async (objectId, to, known = 0) => {
        const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
        return listeners.filter(({ type }) => type === to).length > known;
    };
    const ownObject = async (objectId) => {
        // Chrome tells of the listeners of a world: those of the page's own are asked for.
        const { node } = await session.send('DOM.describeNode', { objectId });
        const { object } = await session.send('DOM.resolveNode', {
            backendNodeId: node.backendNodeId,
            objectGroup: unserved_forms_GROUP,
        });
        return object.objectId;
    };
    const called = async (objectId, work, returnByValue) => {
        const { result } = await session.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: work.toString(),
            arguments: [{ value: unserved_forms_LIMITS }],
            objectGroup: unserved_forms_GROUP,
            returnByValue,
        });
        return result;
    };
    const { result } = await session.send('Runtime.evaluate', {
        contextId,
        expression: `(${formsToNobody.toString()})(${JSON.stringify(unserved_forms_LIMITS)})`,
        objectGroup: unserved_forms_GROUP,
    });
    const forms = await entriesOf(result.objectId);
    if (forms.length === 0)
        return [];
    const { result: view } = await session.send('Runtime.evaluate', {
        expression: 'window',
        objectGroup: unserved_forms_GROUP,
    });
    if (await listens(view.objectId, 'submit'))
        return [];
    const unserved = [];
    for (const form of forms) {
        const around = await entriesOf((await called(form, aroundForm, false)).objectId);
        const buttons = await entriesOf((await called(form, buttonsOfForm, false)).objectId);
        const words = (await called(form, formInWords, true)).value;
        // Its own attribute is the one listener that is known; a script may have put a function in its place.
        const own = words.isStopped ? await ownObject(form) : undefined;
        if (own && (await called(own, isReplaced, true)).value === true)
            continue;
        const served = await Promise.all([
            ...around.map(async (element, at) => {
                const object = await ownObject(element);
                // A form that is never sent may be served by clicks, wherever they are listened to.
                if (own && (await listens(object, 'click')))
                    return true;
                return await listens(object, 'submit', at === AT_FORM && own ? 1 : 0);
            }),
            ...buttons.map(async (element) => await listens(await ownObject(element), 'click')),
        ]);
        if (served.includes(true))
            continue;
        unserved.push(words);
    }
    return unserved;
}
/** Runs in the page, as the others below: it must not use anything from outside of itself. */
function formsToNobody(limits) {
    const plain = /^(?:action|method|class|id|name|novalidate|enctype|autocomplete|style|accept-charset|target|role|title|aria-label|aria-labelledby|lang|dir)$/;
    return Array.from(document.forms)
        .slice(0, limits.looked)
        .filter(form => form.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name)))
        .filter(form => {
        const onSubmit = form.getAttribute('onsubmit');
        if (onSubmit !== null)
            return onSubmit.length <= limits.handler && new RegExp(limits.stops, 'i').test(onSubmit);
        const action = form.getAttribute('action')?.trim() ?? '';
        return action === '#' || /^mailto:/i.test(action) || (action === '' && form.method === 'get');
    })
        .filter(form => {
        const isMail = /^mailto:/i.test(form.getAttribute('action')?.trim() ?? '');
        const fields = 'textarea, input[type="email"], input[type="tel"]';
        return form.querySelector(isMail ? `${fields}, input[type="text"], input:not([type])` : fields) !== null;
    })
        .filter(form => form.querySelector('input[type="password"], [formaction], input[name="form-name"]') === null)
        .filter(form => form.querySelector('button:not([type="button"]), input[type="submit"]') !== null)
        .filter(form => form.checkVisibility({ visibilityProperty: true }))
        .filter(form => {
        // An island may come to life only when it is seen.
        for (let at = form.parentElement; at; at = at.parentElement)
            if (at.localName.includes('-'))
                return false;
        return true;
    })
        .slice(0, limits.forms);
}
function aroundForm(limits) {
    const around = [document];
    for (let at = this; at && around.length < limits.around; at = at.parentElement)
        around.push(at);
    return around;
}
function buttonsOfForm(limits) {
    return Array.from(this.querySelectorAll('button, input[type="submit"], input[type="button"], a')).slice(0, limits.around);
}
function formInWords(limits) {
    const path = [];
    for (let at = this; at && path.length < 50; at = at.parentElement) {
        if (/^[A-Za-z][\w-]*$/.test(at.id)) {
            path.unshift(`#${at.id}`);
            break;
        }
        const name = at.localName;
        const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name);
        path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
    }
    const isPost = this.getAttribute('method')?.toLowerCase() === 'post';
    return {
        selector: path.join(' > ').slice(0, limits.selector),
        method: isPost ? 'post' : 'get',
        isMail: /^mailto:/i.test(this.getAttribute('action')?.trim() ?? ''),
        isStopped: this.hasAttribute('onsubmit'),
    };
}
/** Runs with the object of the page's own world, which has the function that a script may have set. */
function isReplaced() {
    const { onsubmit } = this;
    const text = this.getAttribute('onsubmit') ?? '';
    return typeof onsubmit !== 'function' || !String(onsubmit).includes(text);
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-load.js


























/** Most decoded bytes that a page and all it loads may have together. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Most characters of the rendered document, and bytes of the one that was sent: as many as of any body. */
const MAX_HTML = 16 * 1024 * 1024;
/** Most cookies that are kept of a page: Chrome keeps some thousands in all, of all sites. */
const MAX_COOKIES = 1000;
/** Part of the time in which the load event must come; without it the page is judged as it then stands. */
const LOAD_SHARE = 0.5;
/** Part of the time in which axe must come to its end; without it the rest is still good. */
const AXE_SHARE = 0.9;
/** Part of the time left at the end that each thing may take that is tried out then. */
const TRY_OUT_SHARE = 0.4;
/** Characters of the sent text that tell whether it is there. */
const TEXT_START = 2000;
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3;
/**
 * Loads a page and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
async function loadPage(tab, request) {
    const ending = new AbortController();
    const end = (reason) => ending.abort(new not_measured/* NotMeasured */.ke(`${request.url} ${reason}`));
    const cancel = () => ending.abort(new not_measured/* NotMeasured */.ke('the run was cancelled'));
    const timer = setTimeout(() => end(`did not finish loading in Chrome within ${request.deadlineMs / 1000} s`), request.deadlineMs);
    if (request.signal.aborted)
        cancel();
    request.signal.addEventListener('abort', cancel, { once: true });
    try {
        return await (0,deadline/* orAborted */.H)(load(tab, request, end, ending.signal), ending.signal);
    }
    finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', cancel);
        end('is left');
    }
}
async function load(tab, request, end, signal) {
    const started = Date.now();
    const loading = await prepare(tab, request, end, signal);
    loading.loadUntil = started + request.deadlineMs * LOAD_SHARE;
    loading.axeUntil = started + request.deadlineMs * AXE_SHARE;
    await page_load_navigate(loading);
    const { html, url, source, ...measured } = await gather(loading);
    const { network, events, session } = loading;
    const { chrome, context } = tab;
    const { gathers, preview } = request;
    const globals = gathers.has('globals') ? { globals: await readGlobals(session, request.globals) } : {};
    const cookies = gathers.has('cookies') ? { cookies: await cookiesOf(context) } : {};
    // What is done in the page from here on is not the page's doing, and not always done.
    const { loaded, ...happened } = structuredClone(events);
    const requests = structuredClone(network.requests.filter(({ url }) => !(0,syntax_preview/* isPlatformScript */.pY)(preview, url)));
    const axe = gathers.has('axe') ? { axe: await accessibility(loading) } : {};
    const page = {
        ...documentOf(request, { html, url, source }, happened.documents.at(-1)),
        ...happened,
        status: network.documentStatus,
        chrome: {
            version: chrome.version,
            ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
        },
        neverLoaded: !loaded,
        imageLoops: [...loading.loops.urls],
        requests,
        ...measured,
        ...globals,
        ...cookies,
        ...axe,
        ...(await tryOut(loading, started + request.deadlineMs)),
    };
    return asGathered(page, gathers);
}
/** What changes the page or can be missed, and therefore comes last. What does not come to its end in the time that is left is missing. */
async function tryOut({ session, network, gathers, screenshots }, end) {
    const share = () => Math.max(0, end - Date.now()) * TRY_OUT_SHARE;
    const tried = {};
    // Before the screenshots, which end on a desktop's screen: the menu of a phone is not there.
    if (gathers.has('scriptedAnchors')) {
        const anchors = await findScriptedAnchors(session, share());
        if (anchors)
            tried.scriptedAnchors = anchors;
    }
    if (gathers.has('deadMenus')) {
        const menus = await findDeadMenus(session, share());
        if (menus)
            tried.deadMenus = menus;
    }
    if (gathers.has('unservedForms')) {
        const forms = await findUnservedForms(session, share());
        if (forms)
            tried.unservedForms = forms;
    }
    if (screenshots)
        tried.screenshots = await takeScreenshots(session, network, share());
    if (gathers.has('pasteRefusals')) {
        const refusals = await findPasteRefusals(session, share());
        if (refusals)
            tried.pasteRefusals = refusals;
    }
    return tried;
}
function documentOf({ url, sent }, { html, source, ...gathered }, shown = url) {
    const isElsewhere = !(0,comparable_url/* isSamePage */.kj)(shown, sent?.url ?? url);
    // Without the source as sent, no element has a place in it.
    const origin = isElsewhere || !sent ? new html_document/* HtmlDocument */.Df('', gathered.url) : sent;
    return {
        url: gathered.url,
        document: new rendered_document/* RenderedDocument */.r(html, origin, gathered.url),
        ...(isElsewhere ? { ledTo: shown } : source === undefined ? {} : { source }),
    };
}
async function prepare({ chrome, context, target: opening }, { url, sent, originHeaders, preview, gathers, screenshots, refusalOf }, end, signal) {
    const target = await opening;
    const session = await target.createCDPSession();
    const events = await watchPage(target, session, context, { gathers, end });
    const { frameTree } = await session.send('Page.getFrameTree');
    const mainFrame = frameTree.frame.id;
    const loops = new ImageLoops(session, mainFrame);
    const network = new NetworkLog(mainFrame, {
        loadedFrom: address => (0,syntax_preview/* askedAt */.YG)(preview, address),
        onBytes(total) {
            if (total > MAX_BYTES)
                end(`loads more than ${MAX_BYTES / 1024 / 1024} MB${mostOf(network)}`);
        },
        onFailedImage: url => loops.note(url),
        refusalOf,
    });
    const urls = (0,syntax_preview/* platformScriptPatterns */.Eu)(preview);
    const targets = new PageTargets(async (target) => {
        network.watch(target);
        await target.send('Network.enable');
        if (urls.length > 0)
            await target.send('Network.setBlockedURLs', { urls });
        await interceptRequests(target, { own: originHeaders, preview, mainFrame });
    });
    await targets.add(session);
    await Promise.all([
        session.send('Network.setBypassServiceWorker', { bypass: true }),
        session.send('Emulation.setDeviceMetricsOverride', PHONE_SCREEN),
        session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
        session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
    ]);
    events.documents.length = 0;
    const sentCharacters = sent?.body ? Math.min(TEXT_START, (0,html_document/* textOf */.b6)(sent.body).replace(/\s+/g, '').length) : 0;
    const times = { loadUntil: 0, axeUntil: 0 };
    const wanted = { url, gathers, screenshots, refusalOf, sentCharacters };
    return { ...wanted, session, network, loops, events, ...times, end, signal };
}
/** What most of the bytes came from, to say it. */
function mostOf({ heaviest }) {
    if (!heaviest)
        return '';
    const { url, times } = heaviest;
    return `, most of it from ${url}${times > 1 ? `, which it asks for ${times} times` : ''}`;
}
async function page_load_navigate({ url, session, network, refusalOf }) {
    const { errorText, isDownload } = await session.send('Page.navigate', { url });
    if (isDownload)
        throw new not_measured/* NotMeasured */.ke(`${url} is a download, not a page`);
    if (errorText === undefined || errorText === '')
        return;
    // A script that leads on while the document still comes shows as an abort, with the next one under way.
    if (errorText === 'net::ERR_ABORTED' && network.inFlight > 0)
        return;
    const refusal = refusalOf(url);
    if (refusal !== undefined)
        throw new not_measured/* NotMeasured */.ke(`${url} is not opened in Chrome: ${refusal}`);
    throw new not_measured/* NotMeasured */.ke(`${url} cannot be opened in Chrome: ${errorText.replace(/^net::/, '')}`);
}
async function gather(loading) {
    const { events, network, url, refusalOf } = loading;
    for (let gathering = 1;; gathering++) {
        await settleInTime(loading);
        const shown = events.documents.length;
        assertAnswered(url, { status: network.documentStatus, shown: events.documents.at(-1) ?? url, refusalOf });
        try {
            return await measure(loading);
        }
        catch (error) {
            if (error instanceof not_measured/* NotMeasured */.ke)
                throw error;
            if (events.documents.length === shown || gathering >= MAX_GATHERINGS) {
                throw new not_measured/* NotMeasured */.ke(`${url} cannot be read in Chrome: ${error.message}`, {
                    cause: error,
                });
            }
        }
    }
}
function assertAnswered(url, { status, shown, refusalOf }) {
    const refusal = refusalOf(shown);
    if (refusal !== undefined) {
        const where = (0,comparable_url/* isSamePage */.kj)(shown, url) ? 'is not opened in Chrome' : `leads to ${shown} in Chrome`;
        throw new not_measured/* NotMeasured */.ke(`${url} ${where}: ${refusal}`);
    }
    if (status === 0)
        throw new not_measured/* NotMeasured */.ke(`${url} shows no document in Chrome`);
    if (status < 400)
        return;
    const refused = [401, 403, 429].includes(status) ? ': let the audit in' : '';
    throw new not_measured/* NotMeasured */.ke((0,comparable_url/* isSamePage */.kj)(shown, url)
        ? `${url} answers ${status} to Chrome, though not to a plain request: let the audit in`
        : `${url} leads to ${shown} in Chrome, which answers ${status}${refused}`);
}
async function measure({ session, network, url, gathers }) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await isolatedWorld(session, frameTree.frame.id);
    if ((await world.evaluate('document.readyState')) === 'loading') {
        throw new not_measured/* NotMeasured */.ke(`${url} did not finish loading in Chrome: only a part of the document arrived`);
    }
    const html = await world.evaluate(callOf(sourceOf, MAX_HTML));
    if (typeof html === 'number') {
        throw new not_measured/* NotMeasured */.ke(`${url} has grown to ${html} characters in Chrome, too many to judge`);
    }
    const { width: screenWidth, height: screenHeight } = PHONE_SCREEN;
    const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight, layout: gathers.has('layout') };
    const measured = await world.evaluate(callOf(measureLayout, limits, screenRegion));
    const source = await sentSource(session, network);
    const quirks = await world.evaluate(`document.compatMode === 'BackCompat'`);
    const address = await world.evaluate('document.URL');
    return { html, url: address, quirks, ...measured, ...(source === undefined ? {} : { source }) };
}
/** The body of the answer that the document came in, decoded; undefined where Chrome did not keep it, or it is too long. */
async function sentSource(session, { documentRequest: requestId, documentBytes }) {
    if (requestId === undefined || documentBytes > MAX_HTML)
        return undefined;
    try {
        const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
        return base64Encoded ? undefined : body;
    }
    catch {
        return undefined;
    }
}
async function accessibility({ session, axeUntil, signal }) {
    const left = axeUntil - Date.now();
    const tooLate = (0,promises_.setTimeout)(Math.max(0, left), { failure: 'axe-core did not come to its end in time' }, { signal });
    const running = runAxe(session).then(results => ({ results }), (error) => ({ failure: `axe-core failed on this page: ${error.message}` }));
    tooLate.catch(() => undefined);
    return await Promise.race([running, tooLate]);
}
async function cookiesOf(context) {
    const cookies = await context.cookies();
    return cookies.slice(0, MAX_COOKIES).map(({ name, domain, path, size, expires, session, ...cookie }) => ({
        name,
        domain,
        path: path ?? '/',
        size,
        httpOnly: cookie.httpOnly ?? false,
        secure: cookie.secure ?? false,
        ...(session ? {} : { expires }),
        ...(cookie.sameSite === undefined ? {} : { sameSite: cookie.sameSite }),
        ...(cookie.partitionKey === undefined ? {} : { partition: partitionOf(cookie.partitionKey) }),
    }));
}
function partitionOf(key) {
    return typeof key === 'string' ? key : key.sourceOrigin;
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-browser.js









/** A tab that is not gone by then hangs, and Chrome goes with it. */
const CLOSE_TAB_MS = 3000;
/**
 * One Chrome for all pages of a run, started when the first one is asked for. One that has crashed or hangs is replaced
 * by a fresh one.
 */
class ChromeBrowser {
    #options;
    #limit;
    #chrome;
    #proxy;
    #refusalOf = () => undefined;
    #globals;
    /** Opened for the first page. */
    #tab;
    /** Ends of those that hang, each under way. */
    #ends = new Set();
    #closed = false;
    #screenshotsLeft;
    constructor(options) {
        this.#options = options;
        this.#limit = (0,p_limit/* default */.A)(options.tabs ?? 1);
        this.#screenshotsLeft = options.screenshots ?? 0;
    }
    /** Starts Chrome with a tab, which takes a second, for a page that will come soon. Never rejects. */
    async prepare() {
        if (this.#chrome)
            return;
        this.#tab = this.#running().then(openTab);
        await this.#tab.catch(() => undefined);
    }
    /** Version of the Chrome that shows pages, as `142.0.7444.59`; it is started for that. Rejects with NotMeasured alone. */
    async version() {
        return (await this.#running()).version;
    }
    /**
     * Loads a page once and gathers everything from it; then nothing of it works on. To end a tab that hangs takes
     * seconds: why there is no page is said before that, and the next page waits for it.
     *
     * @throws NotMeasured with the reason, whatever the page does
     */
    load(page) {
        const { promise, resolve, reject } = Promise.withResolvers();
        void this.#limit(async () => {
            const tidying = [];
            const loading = this.#load(page, tidying);
            loading.catch(reject);
            const loaded = await loading.catch(() => undefined);
            await Promise.all(tidying);
            if (loaded)
                resolve(loaded);
        });
        return promise;
    }
    async #load(page, tidying) {
        const { deadlineMs } = this.#options;
        this.#globals ??= this.#options.globals?.() ?? Promise.resolve([]);
        const globals = await this.#globals;
        const refusalOf = (url) => this.#refusalOf(url);
        const { gathers = ALL_GATHERINGS } = this.#options;
        const screenshots = gathers.has('screenshots') && this.#screenshotsLeft-- > 0;
        const request = { ...page, deadlineMs, globals, gathers, screenshots, refusalOf };
        const first = await this.#attempt(request, tidying);
        if (first !== 'lost')
            return first;
        await Promise.all(tidying);
        const second = await this.#attempt(request, tidying);
        if (second !== 'lost')
            return second;
        throw new not_measured/* NotMeasured */.ke(`Chrome ended twice while it showed ${page.url}`);
    }
    /** Ends Chrome with all of its processes and removes its profile. Nothing can be loaded afterwards. */
    async close() {
        this.#closed = true;
        const [chrome, proxy] = [this.#chrome, this.#proxy];
        this.#chrome = undefined;
        await chrome?.then(process => process.close(), () => undefined);
        await Promise.all(this.#ends);
        await proxy?.then(server => server.close());
    }
    /**
     * A load, or `lost` where Chrome itself ended meanwhile, be it because of another page.
     *
     * @param tidying takes what is still to be done afterwards; it never rejects
     */
    async #attempt(request, tidying) {
        const { url, deadlineMs } = request;
        const late = AbortSignal.timeout(Math.ceil(deadlineMs));
        // A Chrome that hangs before it shows anything must not take longer than a page that does.
        const inTime = (opening) => (0,deadline/* orAborted */.H)(opening, late).catch(error => {
            if (!late.aborted)
                throw error;
            throw new not_measured/* NotMeasured */.ke(`Chrome did not begin to show ${url} within ${deadlineMs / 1000} s`);
        });
        const chrome = await inTime(this.#running());
        const lost = new AbortController();
        const lose = () => lost.abort();
        chrome.browser.once('disconnected', lose);
        let tab;
        try {
            tab = await inTime(this.#openTab(chrome));
            const signal = AbortSignal.any([request.signal, lost.signal]);
            return await loadPage(tab, { ...request, signal });
        }
        catch (error) {
            if (this.#closed)
                throw new not_measured/* NotMeasured */.ke('the run was cancelled', { cause: error });
            if (!chrome.browser.connected)
                return 'lost';
            if (error instanceof not_measured/* NotMeasured */.ke)
                throw error;
            throw new not_measured/* NotMeasured */.ke(`${request.url} cannot be read in Chrome: ${error.message}`, {
                cause: error,
            });
        }
        finally {
            chrome.browser.off('disconnected', lose);
            tidying.push(tab ? this.#leave(chrome, tab.context) : this.#discard(chrome));
        }
    }
    async #openTab(chrome) {
        const opened = this.#tab;
        this.#tab = undefined;
        const tab = await opened?.catch(() => undefined);
        return tab?.chrome === chrome ? tab : await openTab(chrome);
    }
    /** Ends a tab, and Chrome with it where that takes too long. */
    async #leave(chrome, context) {
        if (!(await isClosedInTime(context)))
            await this.#discard(chrome);
    }
    async #running() {
        if (this.#closed)
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#chrome ??= this.#start();
        const starting = this.#chrome;
        try {
            const chrome = await starting;
            if (chrome.browser.connected)
                return chrome;
            await this.#discard(chrome);
        }
        catch (error) {
            if (this.#chrome === starting)
                this.#chrome = undefined;
            throw error;
        }
        return await this.#running();
    }
    async #start() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        if (proxy)
            this.#refusalOf = proxy.refusalOf;
        this.#options.onStart?.();
        return await startChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    async #discard(chrome) {
        if ((await this.#chrome?.catch(() => undefined)) === chrome)
            this.#chrome = undefined;
        const end = chrome.close();
        this.#ends.add(end);
        await end;
        this.#ends.delete(end);
    }
}
async function openTab(chrome) {
    const context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const target = openTarget(chrome, context);
    // Who loads a page in it sees it.
    target.catch(() => undefined);
    return { chrome, context, target };
}
/**
 * A page without puppeteer's own view of it, which would have Chrome tell of each request and each script twice, and
 * make a world of scripts in each frame.
 */
async function openTarget({ control }, context) {
    const { id: browserContextId = '' } = context;
    await control.send('Target.createTarget', { url: 'about:blank', browserContextId });
    return await context.waitForTarget(target => target.type() === 'page');
}
async function isClosedInTime(context) {
    const closing = context.close().then(() => true, () => false);
    return await Promise.race([closing, (0,promises_.setTimeout)(CLOSE_TAB_MS, false, { ref: false })]);
}

// EXTERNAL MODULE: ./node_modules/lighthouse/core/lib/median-run.js
var median_run = __webpack_require__(93685);
;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse-thread.js


/** Lets the thread open the page for which it is ready. */
const MEASURE = 'measure';
/** Most megabytes of the thread's heap, beyond which it is ended: a trace of a busy page takes some hundreds. */
const MAX_HEAP_MB = 3072;
/**
 * Lighthouse in a thread of its own: what it leaves unhandled when a page or Chrome goes away ends the thread and not
 * the run, and it can be ended at any time. One page at a time.
 */
class LighthouseThread {
    #worker;
    /** Loads Lighthouse, so that the first page does not have to wait for it. */
    start() {
        if (this.#worker)
            return this.#worker;
        const worker = startWorker();
        // A page that has been answered for may still bring it to its end.
        worker.on('error', () => undefined);
        worker.on('exit', () => this.#forget(worker));
        this.#worker = worker;
        return worker;
    }
    /** The answer is an `error` also where the thread ends meanwhile. */
    ask(question) {
        const worker = this.start();
        const ready = Promise.withResolvers();
        const measured = Promise.withResolvers();
        const answer = Promise.withResolvers();
        const onMessage = (message) => {
            ready.resolve();
            if (message.kind === 'ready')
                return;
            if (message.kind === 'measured')
                measured.resolve(true);
            else
                end(message);
        };
        const onError = (error) => end({ kind: 'error', message: causeOf(error) });
        const onExit = () => end({ kind: 'error', message: 'its thread ended' });
        const end = (message) => {
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            ready.resolve();
            measured.resolve(false);
            answer.resolve(message);
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(question);
        return {
            ready: ready.promise,
            measured: measured.promise,
            answer: answer.promise,
            measure: () => worker.postMessage(MEASURE),
        };
    }
    /** Ends what it is at. A later question starts it anew. */
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #forget(worker) {
        if (this.#worker === worker)
            this.#worker = undefined;
    }
}
/** The thread sees nothing of the environment, where tokens stand, and what it writes goes nowhere. */
function startWorker() {
    const here = import.meta.url;
    const worker = new external_node_worker_threads_.Worker(new URL(`./lighthouse-worker${(0,external_node_path_.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}
function causeOf(error) {
    return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `it took more than ${MAX_HEAP_MB} MB of memory`
        : error.message;
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/machine-rest.js


/** Milliseconds between two looks at the processors. */
const WINDOW_MS = 50;
/** Part of one processor: Chrome that waits takes less, Chrome that starts takes two. */
const AT_REST = 0.4;
/** Where others keep the machine busy, a longer wait gains nothing. */
const MOST_MS = 1000;
/**
 * Waits until next to nothing is at work on this machine, for a second at most. A browser is at work for some tenths of
 * a second after it said that it has started, and what is measured meanwhile comes out slower than it is.
 */
async function untilMachineRests(look = processorTime) {
    const first = look();
    for (let last = first;;) {
        await (0,promises_.setTimeout)(WINDOW_MS);
        const now = look();
        if (now.busy - last.busy < AT_REST * (now.at - last.at) || now.at - first.at >= MOST_MS)
            return;
        last = now;
    }
}
/** Some systems do not tell how long they were at work, and then look as if they were at rest. */
function processorTime() {
    const busy = (0,external_node_os_.cpus)().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
    return { at: performance.now(), busy };
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/ready-run.js




/** The thread may learn that Chrome has gone before it is known here; then that is the reason. */
const CHROME_END_MS = 200;
/** Begins a run in a Chrome that has just started. Never rejects: {@link ReadyRun.measure} says what went wrong. */
async function makeReady(thread, chrome, { url, originHeaders, preview }, { device, deadlineMs, ending }) {
    const { promise: stopped, reject: stop } = Promise.withResolvers();
    stopped.catch(() => undefined);
    const late = () => stop(new not_measured/* NotMeasured */.ke(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`));
    const cancel = () => stop(new not_measured/* NotMeasured */.ke('the run was cancelled'));
    if (ending.aborted)
        cancel();
    ending.addEventListener('abort', cancel, { once: true });
    void chrome.ended.then(() => stop(new not_measured/* NotMeasured */.ke(`Chrome ended while Lighthouse measured ${url}`)));
    const within = async (work) => {
        const timer = setTimeout(late, deadlineMs);
        try {
            return await Promise.race([stopped, work]);
        }
        finally {
            clearTimeout(timer);
        }
    };
    const blocked = (0,syntax_preview/* platformScriptPatterns */.Eu)(preview);
    const asked = thread.ask({ url, endpoint: chrome.endpoint, device, originHeaders, preview, blocked });
    let finished = false;
    let ended;
    const end = async () => {
        ending.removeEventListener('abort', cancel);
        cancel();
        // The thread may be busy with what nobody waits for any more.
        await Promise.all([chrome.close(), finished ? undefined : thread.close()]);
    };
    await within(asked.ready).catch(() => undefined);
    return {
        measured: Promise.race([asked.measured, stopped.catch(() => false)]),
        async measure() {
            try {
                await Promise.race([stopped, untilMachineRests()]);
                asked.measure();
                const answer = await within(asked.answer);
                if (answer.kind === 'error')
                    await Promise.race([stopped, (0,promises_.setTimeout)(CHROME_END_MS)]);
                finished = true;
                return { result: resultOf(answer, url), chromeVersion: chrome.version };
            }
            finally {
                ended ??= end();
            }
        },
        end() {
            ended ??= end();
            return ended;
        },
    };
}
function resultOf(answer, url) {
    if (answer.kind === 'error') {
        const code = answer.code === undefined ? '' : `${answer.code}, `;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse failed on ${url}: ${code}${answer.message}`);
    }
    const { runtimeError } = answer.result;
    if (runtimeError) {
        const { code, message } = runtimeError;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse could not measure ${url}: ${code}, ${message}`);
    }
    return answer.result;
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse.js








/**
 * Runs Lighthouse on one page at a time, each run in a fresh Chrome of its own, as the `lighthouse` command does:
 * what an earlier page left in caches would make the figures better than they are.
 *
 * It does not keep other work away: that is for the caller to do, from {@link StandBy.report} on.
 */
class Lighthouse {
    #options;
    #limit = (0,p_limit/* default */.A)(1);
    #thread = new LighthouseThread();
    #closing = new AbortController();
    #standing;
    /** Started for the first page. */
    #chrome;
    #proxy;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Begins to load Lighthouse, and starts a Chrome for the first page: both take a second. Never rejects.
     *
     * @returns resolves when Chrome has started
     */
    async prepare() {
        const path = await findChrome(this.#options.chromePath).catch(() => undefined);
        if (path === undefined || this.#closing.signal.aborted)
            return;
        this.#thread.start();
        this.#chrome = this.#startChrome();
        await this.#chrome.catch(() => undefined);
    }
    /**
     * Waits until the page before is over, and makes all ready for this one. Who calls it calls {@link StandBy.report} or
     * {@link StandBy.leave} in the end, or no other page gets its turn.
     */
    async standBy(request) {
        const free = await this.#turn();
        const first = this.#startRun(request);
        // What went wrong is for the report to say.
        await first.catch(() => undefined);
        const measured = Promise.withResolvers();
        let left;
        const leave = async () => {
            await first.then(run => run.end(), () => undefined);
            measured.resolve(false);
            this.#standing = undefined;
            free();
        };
        const standBy = {
            report: async () => {
                try {
                    return await this.#report(request, first, measured.resolve);
                }
                finally {
                    void standBy.leave();
                }
            },
            measured: measured.promise,
            leave: () => {
                left ??= leave();
                return left;
            },
        };
        this.#standing = standBy;
        if (this.#isEnding(request))
            await standBy.leave();
        return standBy;
    }
    /** Ends what is under way, with Chrome, its profile and the thread. Nothing can be measured afterwards. */
    async close() {
        this.#closing.abort();
        await this.#standing?.leave();
        // One that was about to stand by sees that all has ended.
        await this.#limit(async () => undefined);
        await this.#thread.close();
        await this.#chrome?.then(chrome => chrome.close(), () => undefined);
        await this.#proxy?.then(server => server.close());
    }
    /** @returns what to call when the page is over */
    async #turn() {
        const entered = Promise.withResolvers();
        const over = Promise.withResolvers();
        void this.#limit(() => {
            entered.resolve();
            return over.promise;
        });
        await entered.promise;
        return over.resolve;
    }
    async #report(request, first, onMeasured) {
        const runs = await this.#runs(request, first, onMeasured);
        const results = runs.map(({ result }) => result);
        return {
            device: this.#options.device,
            median: medianOf(results),
            scores: results.map(({ score }) => (score === null ? null : Math.round(score * 100))),
            chromeVersion: runs[0].chromeVersion,
        };
    }
    /** A page may fail once in several runs; one that fails at once will do so again. */
    async #runs(request, first, onMeasured) {
        const done = [];
        for (let number = 1; number <= this.#options.runs; number++) {
            const isLast = number === this.#options.runs;
            try {
                const ready = await (number === 1 ? first : this.#startRun(request));
                if (isLast)
                    void ready.measured.then(onMeasured);
                done.push(await ready.measure().finally(() => isLast || ready.end()));
            }
            catch (error) {
                if (!(error instanceof not_measured/* NotMeasured */.ke) || done.length === 0 || this.#isEnding(request))
                    throw error;
            }
        }
        return done;
    }
    async #startRun(request) {
        if (this.#isEnding(request))
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#thread.start();
        const started = this.#chrome;
        this.#chrome = undefined;
        const chrome = await (started ?? this.#startChrome());
        const { device, deadlineMs } = this.#options;
        const ending = AbortSignal.any([request.signal, this.#closing.signal]);
        return await makeReady(this.#thread, chrome, request, { device, deadlineMs, ending });
    }
    async #startChrome() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        this.#options.onStart?.();
        return await startRemoteChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    #isEnding({ signal }) {
        return signal.aborted || this.#closing.signal.aborted;
    }
}
/** The run that Lighthouse itself would choose; where none has all that it compares, the first. */
function medianOf(results) {
    const all = results;
    const comparable = (0,median_run/* filterToValidRuns */.U)(all);
    if (comparable.length === 0)
        return results[0];
    return (0,median_run/* computeMedianRun */.J)(comparable);
}

// EXTERNAL MODULE: ./lib/engine/network/http-client.js + 2 modules
var http_client = __webpack_require__(55054);
// EXTERNAL MODULE: ./lib/engine/schedule/machine.js
var machine = __webpack_require__(81215);
// EXTERNAL MODULE: ./lib/engine/syntax/user-agent.js
var user_agent = __webpack_require__(14677);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var engine_tools = __webpack_require__(62344);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
;// CONCATENATED MODULE: ./lib/engine/instruments.js








/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Part of a tool's time for a request beside the page itself: one that hangs must not cost all of the tool's result. */
const REQUEST_TIMEOUT_SHARE = 0.4;
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_SHARE = 0.75;
/** Part of a tool's time for one run of Lighthouse. */
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9;
/** Sets up what pages are looked at with. Nothing starts before it is asked for. */
function openInstruments(options) {
    const { timeoutMs, addresses, chromePath, chromeFolder, sandbox } = options;
    const warnings = new Set();
    const chromes = { pages: 0, lighthouse: 0 };
    const chrome = {
        onUnsandboxed: (why) => warnings.add(`Chrome shows the pages without its sandbox: ${why}`),
        addresses,
        ...(chromePath !== undefined && { chromePath }),
        ...(chromeFolder !== undefined && { folder: chromeFolder }),
        ...(sandbox !== undefined && { sandbox }),
    };
    const http = new http_client/* HttpClient */.Q({
        ...options,
        userAgent: (0,user_agent/* userAgentOf */.a)(options.version),
        timeoutMs: Math.min(timeoutMs * REQUEST_TIMEOUT_SHARE, REQUEST_TIMEOUT_MS),
        resolve: rememberedLookup(undefined, 'anew'),
    });
    const gathers = (0,needs/* gatheredFor */.Q)(options.tools);
    const browser = new ChromeBrowser({
        ...chrome,
        deadlineMs: Math.min(timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
        screenshots: options.screenshots ?? 0,
        tabs: (0,machine/* tabsFor */.eU)(options.pagesAtOnce ?? (0,machine/* pagesAtOnce */.NH)(), { runsAxe: gathers.has('axe') }),
        gathers,
        globals: () => (0,engine_tools/* globalsOfTools */.J)(options.tools),
        onStart: () => chromes.pages++,
    });
    const lighthouse = new Lighthouse({
        ...chrome,
        device: options.device ?? 'mobile',
        runs: options.lighthouseRuns ?? 1,
        deadlineMs: timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
        onStart: () => chromes.lighthouse++,
    });
    return {
        http,
        browser,
        lighthouse,
        warnings,
        chromes,
        async close() {
            await Promise.all([http.close(), browser.close(), lighthouse.close()]);
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/input-keys.js
var input_keys = __webpack_require__(10363);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/host-lanes.js + 1 modules
var host_lanes = __webpack_require__(16107);
;// CONCATENATED MODULE: ./lib/engine/page-inputs.js







/** Inputs whose fingerprints a run keeps. */
const MAX_KEPT = 200_000;
/** Inputs that the audited site is asked for at once, whose owner wants that: as many as for links. */
const ASKED_AT_ONCE = 25;
/** The same of all others together, other than targets of links: a link checker spares hosts itself. */
const ASKED_OUTSIDE_AT_ONCE = 16;
/** Knows from what tools worked out their results, and whether it is still the same. Each input is asked for once a run. */
class InputCheck {
    #runs = new Map();
    #known;
    #limit = (0,p_limit/* default */.A)(ASKED_AT_ONCE);
    #outside = (0,p_limit/* default */.A)(ASKED_OUTSIDE_AT_ONCE);
    /** Fingerprints of one answer for all that is compared of it. */
    #answers;
    /** Keys of what will be asked for, by origin. */
    #expected = new Map();
    #options;
    constructor(options) {
        this.#options = options;
        this.#known = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
        this.#answers = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
    }
    /** @param run as {@link traced} made it; it is kept until the page is released */
    add(tool, url, run) {
        const runs = this.#runs.get(url) ?? new Map();
        this.#runs.set(url, runs.set(tool, run));
    }
    release(url) {
        this.#runs.delete(url);
    }
    clear() {
        this.#runs.clear();
    }
    /** From what the tools that ran on a page worked out their results. */
    async of(visit, url) {
        const found = {};
        for (const [tool, run] of this.#runs.get(url) ?? []) {
            const inputs = await this.#inputsOf(visit, run);
            if (inputs)
                found[tool] = inputs;
        }
        return found;
    }
    /** Undefined where one of them cannot be compared. */
    async #inputsOf(visit, run) {
        const trace = (0,input_trace/* traceOf */.fC)(run);
        if (!trace)
            return undefined;
        const { inputs, until } = trace.all();
        const read = await Promise.all([...inputs].map(async ([key, known]) => {
            const fingerprint = await (known ?? this.#ask(visit, key)).catch(() => undefined);
            return fingerprint === undefined ? undefined : `${fingerprint} ${key}`;
        }));
        const told = read.filter(one => one !== undefined);
        if (told.length < read.length)
            return undefined;
        return until === Number.POSITIVE_INFINITY
            ? { read: told }
            : { read: told, until: new Date(until).toISOString() };
    }
    /**
     * Says which inputs the pages of an origin will be compared by. Those of other hosts are asked for at once: many answer
     * slowly, some never, and pages would wait for them in turn. Of each host a few are asked for at a time, so that what a
     * page waits for comes between them.
     *
     * @returns when these have been asked for
     */
    async expect(visit, keys) {
        this.#expected.set(new URL(visit.url).origin, new Set(keys));
        const askAll = async (queue) => {
            for (const key of queue)
                await this.#ask(visit, key).catch(() => undefined);
        };
        const hosts = Map.groupBy(keys.filter(input_keys/* isOutside */._K), input_keys/* hostAsked */.ZG).values();
        const asking = hosts.flatMap(ofHost => {
            const queue = ofHost.values();
            return Array.from({ length: host_lanes/* MOST_AT_ONCE_PER_HOST */.d }, () => askAll(queue));
        });
        await Promise.all(asking);
    }
    /** The tools whose inputs are what they were: all are asked for anew, and none but the page's own is kept. */
    async unchanged(visit, inputs) {
        const now = Date.now();
        const tools = Object.entries(inputs).filter(([, { until }]) => until === undefined || Date.parse(until) > now);
        const all = [...new Set(tools.flatMap(([, { read }]) => read))];
        const own = (0,input_keys/* fetchKey */.G9)((0,input_fingerprint/* relativeTo */.Mf)(new URL(visit.url).origin, (0,redirect_target/* withoutFragment */.f2)(visit.url)), {});
        const ofPage = all.find(one => one.endsWith(` ${own}`));
        // Most pages that changed did so themselves, and then nothing else need be asked for.
        if (ofPage === undefined || !(await this.#isSame(visit, ofPage)))
            return [];
        const same = new Set([ofPage]);
        await Promise.all(all.map(async (one) => (await this.#isSame(visit, one)) && same.add(one)));
        return tools.filter(([, { read }]) => read.every(one => same.has(one))).map(([tool]) => tool);
    }
    async #isSame(visit, input) {
        const at = input.indexOf(' ');
        const fingerprint = await this.#ask(visit, input.slice(at + 1)).catch(() => undefined);
        return fingerprint !== undefined && fingerprint === input.slice(0, at);
    }
    #ask(visit, key) {
        const { origin } = new URL(visit.url);
        return this.#known.get(`${origin} ${key}`, () => this.#inTurn(visit, origin, key));
    }
    #inTurn(visit, origin, key) {
        const work = () => this.#fingerprint(visit, origin, key);
        if (!(0,input_keys/* isOutside */._K)(key))
            return this.#limit(work);
        return (0,input_keys/* readKey */.YZ)(key)?.kind === 'link' ? work() : this.#outside(work);
    }
    async #fingerprint(visit, origin, key) {
        const input = (0,input_keys/* readKey */.YZ)(key);
        switch (input?.kind) {
            case 'fetch': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                if (Object.keys(input.options).length > 0)
                    return await visit.fingerprint(url, input.options);
                return (await this.#answer(visit, url)).fetch;
            }
            case 'page': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                return (await this.#answer(visit, url)).page ?? (await visit.pageFingerprint(url));
            }
            case 'link': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                const isRead = !input.onProduction && this.#isRead(origin, input.url);
                const known = isRead ? (await this.#answer(visit, url)).link : undefined;
                return known ?? (await visit.linkFingerprint(url, input));
            }
            case 'dns':
                return await visit.dnsFingerprint(input.name, input.type, input.options);
            case 'tls':
                return await visit.tlsFingerprint(input.host, input.port);
            case 'chrome':
                return (0,input_fingerprint/* hashOf */.qQ)(await this.#options.chromeVersion());
            default:
                return undefined;
        }
    }
    #answer(visit, url) {
        return this.#answers.get(`${new URL(visit.url).origin} ${url}`, () => visit.fingerprints(url));
    }
    /** Whether a link's target is read for other reasons as well, so that nobody has to ask for its status alone. */
    #isRead(origin, url) {
        const expected = this.#expected.get(origin);
        return (expected?.has((0,input_keys/* fetchKey */.G9)(url, {})) === true || expected?.has((0,input_keys/* linkKey */.Sg)(url, { fragments: true })) === true);
    }
}

// EXTERNAL MODULE: ./lib/engine/page/render-choice.js
var render_choice = __webpack_require__(70252);
// EXTERNAL MODULE: ./lib/engine/page/script-effects.js
var script_effects = __webpack_require__(32674);
// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
// EXTERNAL MODULE: ./lib/engine/analysis/template.js
var template = __webpack_require__(27627);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/engine/rendering/template-key.js





/** Characters of a script that tell what it does; what follows is mostly the page's data. */
const MAX_SHAPE = 2000;
const MAX_SHAPE_KEPT = 200;
/** Characters of structured data that are searched for types. */
const MAX_DATA = 50_000;
/** Characters of text under which a page is one of few words: what scripts bring there weighs more. */
const FEW_CHARACTERS = 500;
/**
 * What pages have in common on which scripts do the same: the frame of the body, the start and depth of the path, the
 * scripts, style sheets, frames and custom elements, and which of the things that search engines read are there as sent.
 * It is made finer rather than coarser: a template too many costs two pages shown in Chrome, one too few a wrong answer.
 */
function templateKeyOf(page) {
    const { document, url } = page;
    const { origin, pathname } = new URL(url);
    const folders = pathname.split('/').slice(1, -1);
    const { html, body } = document;
    const frame = (0,template/* templateOf */.k)(page).split(' ').at(-1);
    const parts = [
        origin,
        folders[0] ?? '',
        folders.length,
        frame,
        html && (0,html_document/* attribute */.lt)(html, 'lang'),
        body !== undefined && (0,html_document/* hasTextOf */.Zc)(body, FEW_CHARACTERS),
        ...sentOf(document),
        ...loadedBy(document),
    ];
    return (0,recorded_text/* hashOf */.qQ)(JSON.stringify(parts));
}
/** Which of what search engines read is there as sent. */
function sentOf(document) {
    const metas = document.elements('meta').filter(link_elements/* isInHead */.gd);
    const links = document.elements('link').filter(link_elements/* isInHead */.gd);
    const named = new Map(metas.map(meta => [((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').toLowerCase(), meta]));
    const isFilled = (element) => element !== undefined && (0,html_document/* hasTextOf */.Zc)(element, 1);
    const robots = named.get('robots');
    return [
        isFilled(document.elements('title').find(link_elements/* isInHead */.gd)),
        named.has('description'),
        robots && (0,html_document/* attribute */.lt)(robots, 'content'),
        [...named.keys()].filter(name => /^(?:og|twitter):/.test(name)).sort(),
        links.some(link_elements/* isCanonical */.ZY),
        links.some(link => (0,link_elements/* relations */.K1)(link).includes('alternate') && (0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined),
        document.elements('h1').some(isFilled),
        distinct(document.elements('script').flatMap(dataTypes)),
        distinct(document.elements().flatMap(itemTypes)),
    ];
}
function dataTypes(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    const types = (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_DATA)
        .matchAll(/"@type"\s{0,9}:\s{0,9}"([^"]{1,60})"/g);
    return Array.from(types, ([, type]) => type);
}
function itemTypes(element) {
    const types = (0,html_document/* attribute */.lt)(element, 'itemtype') ?? (0,html_document/* attribute */.lt)(element, 'typeof');
    return types === undefined ? [] : [types];
}
/** What works on the page: scripts by address and shape, style sheets, frames by host, custom elements, handlers. */
function loadedBy(document) {
    const address = (element, name) => addressShape(document, (0,html_document/* attribute */.lt)(element, name));
    const scripts = document.elements('script').filter(page_scripts/* isExecutable */.T);
    const sheets = document.elements('link').filter(link => (0,link_elements/* relations */.K1)(link).includes('stylesheet'));
    return [
        distinct(scripts.map(one => ((0,html_document/* attribute */.lt)(one, 'src') === undefined ? scriptShape(one) : address(one, 'src')))),
        distinct(sheets.map(one => address(one, 'href'))),
        distinct(document.elements('iframe', 'frame', 'object', 'embed').map(one => hostOf(document, one))),
        distinct(document.elements().flatMap(({ tagName }) => (tagName.includes('-') ? tagName : []))),
    ];
}
function distinct(texts) {
    return [...new Set(texts)].sort();
}
/** An address without hashes and versions. */
function addressShape(document, written) {
    const url = written === undefined ? undefined : document.addressOf(written);
    if (!url)
        return '';
    if (!url.protocol.startsWith('http'))
        return url.protocol;
    const path = url.pathname
        .slice(0, MAX_SHAPE)
        .replace(/[^/.~_-]+/g, word => (isGenerated(word) ? '*' : word));
    return `${url.host}${path}`;
}
/** Whether a part of a name changes from build to build: it has digits, or letters as chance has them. */
function isGenerated(word) {
    return /\d/.test(word) || (word.length >= 6 && (word.slice(1).match(/[A-Z]/g)?.length ?? 0) > 1);
}
/** What a script does, without the texts and numbers that it does it with. */
function scriptShape(script) {
    return (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_SHAPE)
        .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '"')
        .replace(/\b\d[\w.]*/g, '0')
        .replace(/\s+/g, '')
        .slice(0, MAX_SHAPE_KEPT);
}
function hostOf(document, frame) {
    const written = (0,html_document/* attribute */.lt)(frame, 'src') ?? (0,html_document/* attribute */.lt)(frame, 'data');
    return (written !== undefined && document.addressOf(written)?.host) || '';
}

;// CONCATENATED MODULE: ./lib/engine/rendering/render-choices.js






/**
 * Pages of a template that are shown before others are judged as sent. Two, since the first one of a folder is often its
 * list: they have to agree that scripts change nothing.
 */
const SAMPLES = 2;
/** Samples that could not be seen, after which each page of the template is shown: waiting for more would hold it up. */
const MAX_UNSEEN = 2;
/** Templates that are remembered: beyond that the page is shown. */
const MAX_TEMPLATES = 10_000;
/**
 * Chooses which pages are shown in Chrome for tools that can do without: with `auto` those whose HTML leans on scripts,
 * and of each template the first two pages; all of it where scripts change something on these.
 *
 * Samples are the first pages in the order in which they were expected, whichever of them answers first: a page whose
 * template has too few samples waits until all before it that are in work have answered. Pages wait only for earlier
 * ones, and do themselves what they wait for, so that none has to have a turn.
 */
class RenderChoices {
    #mode;
    #needsChrome;
    #entrants = new Map();
    #choices = new WeakMap();
    #settled = new WeakSet();
    #templates = new Map();
    #count = 0;
    /** @param needsChrome whether a tool shows a page in Chrome whatever is chosen */
    constructor(mode, needsChrome) {
        this.#mode = mode;
        this.#needsChrome = needsChrome;
    }
    /**
     * Says that a page will be judged. The order of these calls is that of the pages.
     *
     * @param tools all that will be asked for on it; undefined where that is not known
     */
    expect(visit, tools) {
        if (this.#mode !== 'auto' || this.#choices.has(visit) || this.#entrants.has(visit))
            return;
        // It is loaded in Chrome anyway, or may be: then it costs nothing to judge what scripts make of it.
        if (!tools || tools.some(this.#needsChrome))
            this.#choices.set(visit, Promise.resolve(render_choice/* SHOWN */.kC));
        else
            this.#entrants.set(visit, { number: this.#count++, visit, placed: undefined });
    }
    /** Whether a page is shown. Rejects never; a page that nobody expects is shown unless that is never done. */
    choose(visit) {
        if (this.#mode === 'never')
            return Promise.resolve(render_choice/* NEVER_SHOWN */.PS);
        const known = this.#choices.get(visit);
        if (known)
            return (0,input_trace/* read */.LF)(known);
        const entrant = this.#entrants.get(visit);
        const choice = entrant ? (0,input_trace/* traced */.mn)(() => this.#decide(entrant)) : Promise.resolve(render_choice/* SHOWN */.kC);
        this.#choices.set(visit, choice);
        return (0,input_trace/* read */.LF)(choice);
    }
    /** Whether {@link settle} has something to do for a page. */
    isOpen(visit) {
        return this.#entrants.has(visit) && !this.#settled.has(visit);
    }
    /**
     * Chooses for a page, which may have to wait for others, and looks at it where it is a sample: what others wait for is
     * done then. Rejects never.
     */
    async settle(visit) {
        await this.choose(visit);
        const place = await this.#entrants.get(visit)?.placed;
        if (place?.template.samples.includes(place.own))
            await sightOf(place.template, place.own);
        this.#settled.add(visit);
    }
    /** Says that the work on a page has ended. One that nobody has looked at is no sample. */
    leave(visit) {
        const entrant = this.#entrants.get(visit);
        this.#entrants.delete(visit);
        void entrant?.placed?.then(place => {
            if (place && !place.own.sight)
                dismiss(place.template, place.own);
        });
    }
    async #decide(entrant) {
        const place = await this.#placeOf(entrant);
        if (!place)
            return render_choice/* SHOWN */.kC;
        const { template, own } = place;
        for (;;) {
            if (template.isShown)
                break;
            appoint(template, own);
            if (template.samples.includes(own)) {
                // Begun at once, as others may wait for it.
                void sightOf(template, own);
                return render_choice/* SHOWN */.kC;
            }
            template.waiting.add(own);
            const samples = [...template.samples];
            const seen = Promise.all(samples.map(sample => (0,input_trace/* read */.LF)(sightOf(template, sample))));
            const sights = await Promise.race([seen, template.shown.promise]);
            template.waiting.delete(own);
            if (sights?.every(sight => sight === 'same')) {
                own.visit = undefined;
                return { shown: false, because: 'template', sample: samples[0].url };
            }
        }
        own.visit = undefined;
        // It is shown for what these showed.
        for (const { sight } of template.samples)
            if (sight)
                void (0,input_trace/* read */.LF)(sight);
        return render_choice/* SHOWN */.kC;
    }
    #placeOf(entrant) {
        // What it reads of other pages says which are samples: that is told by what is read of these.
        entrant.placed ??= (0,input_trace/* traced */.mn)(() => this.#place(entrant));
        return entrant.placed;
    }
    async #place({ visit, number }) {
        // Known before anything is waited for: what comes later never changes which pages are before this one.
        const earlier = [...this.#entrants.values()].filter(other => other.number < number);
        const page = await pageOf(visit);
        if (!page || (0,script_reliance/* relianceOnScripts */.h)(page) !== undefined)
            return undefined;
        const template = this.#templateOf(page);
        if (!template)
            return undefined;
        const isFull = () => template.isShown || template.samples.length >= SAMPLES;
        if (!isFull())
            await Promise.all(earlier.map(other => this.#placeOf(other)));
        const own = { number, url: visit.url, visit, sight: undefined };
        appoint(template, own);
        return { template, own };
    }
    #templateOf(page) {
        const key = templateKeyOf(page);
        const known = this.#templates.get(key);
        if (known || this.#templates.size >= MAX_TEMPLATES)
            return known;
        const made = {
            samples: [],
            unseen: 0,
            isShown: false,
            shown: Promise.withResolvers(),
            waiting: new Set(),
        };
        this.#templates.set(key, made);
        return made;
    }
}
/** Makes a page a sample where its template still needs one. */
function appoint({ samples, isShown }, page) {
    if (!isShown && samples.length < SAMPLES && !samples.includes(page))
        samples.push(page);
}
/** Makes a page a sample no more. The first of those that wait takes its place. */
function dismiss(template, sample) {
    const { samples, waiting } = template;
    sample.visit = undefined;
    if (!samples.includes(sample))
        return;
    samples.splice(samples.indexOf(sample), 1);
    const [next] = [...waiting].toSorted((one, other) => one.number - other.number);
    if (!next)
        return;
    waiting.delete(next);
    appoint(template, next);
}
/** What scripts do on a sample, looked at once. */
function sightOf(template, sample) {
    sample.sight ??= (0,input_trace/* traced */.mn)(async () => {
        const sight = await look(sample.visit);
        sample.visit = undefined;
        if (sight === 'unseen') {
            template.unseen++;
            dismiss(template, sample);
        }
        if (sight === 'changed' || template.unseen >= MAX_UNSEEN) {
            template.isShown = true;
            template.shown.resolve();
        }
        return sight;
    });
    return sample.sight;
}
async function look(visit) {
    if (!visit)
        return 'unseen';
    try {
        const page = await visit.judgedPage();
        const { scripts } = page;
        if (scripts.state === 'unseen')
            return scripts.ledOn ? 'changed' : 'unseen';
        return scripts.state === 'seen' && (0,script_effects/* scriptEffectsOn */.b)(page).length > 0 ? 'changed' : 'same';
    }
    catch {
        // The tools that ask for the page say what went wrong.
        return 'unseen';
    }
}
/** The page as sent; undefined where there is none. */
async function pageOf(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/schedule/timed-work.js

/**
 * Milliseconds after which work that ran out of time keeps no other waiting: what it had asked for by then has come or
 * failed.
 */
const LEFTOVER_MS = 60_000;
/**
 * Does work when its turn comes, and keeps its lane until the work has really ended, or leaves it before.
 *
 * @throws ApiError where the signal aborts
 */
async function inLane(lanes, { lane, timeoutMs, signal, closing, leaves, late }, work) {
    const ending = signal ? AbortSignal.any([signal, closing]) : closing;
    const leave = await lanes.enter(lane, ending).catch(error => {
        throw cancelled(error);
    });
    const working = work();
    void leaves?.()?.then(isLeaving => isLeaving && leave());
    try {
        return await within(timeoutMs, signal, () => working, late);
    }
    finally {
        const timer = setTimeout(leave, LEFTOVER_MS).unref();
        const ended = () => {
            clearTimeout(timer);
            leave();
        };
        working.then(ended, ended);
    }
}
/**
 * The work's result, or `late()` after the time; rejects when the signal aborts. What was begun goes on for others,
 * and how it ends then concerns nobody here.
 */
async function within(ms, signal, work, late) {
    if (signal?.aborted)
        throw cancelled();
    const { promise, resolve, reject } = Promise.withResolvers();
    const timer = setTimeout(() => resolve(late()), ms);
    const cancel = () => reject(cancelled());
    signal?.addEventListener('abort', cancel, { once: true });
    work().then(resolve, reject);
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
    }
}
function cancelled(cause) {
    return new errors/* ApiError */.h('cancelled', 'the call was cancelled', { cause });
}

;// CONCATENATED MODULE: ./lib/engine/schedule/scheduler.js



const SHARED = { lane: 'shared' };
/**
 * Says when each tool works: Lighthouse alone, since its figures are worthless beside other load; all others beside
 * each other, and those that show a page in Chrome after Lighthouse has measured it, where it was asked to.
 */
class Scheduler {
    #options;
    /** A Chrome that starts needs this thread again and again, which tools would keep busy. */
    #starting = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    /** Starts what some tools will need. Lighthouse comes first, and two that start at once take twice as long. */
    prepare(tools) {
        const { browser, lighthouse } = this.#options;
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'lighthouse')))
            this.#starting = lighthouse.prepare();
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'rendered')))
            void this.#starting.then(() => browser.prepare());
    }
    /** @throws ApiError where the signal aborts */
    async run({ tool, visit, timeoutMs, signal, load, work, late }) {
        const { lanes, closing } = this.#options;
        const limits = { timeoutMs, signal, closing };
        const isAlone = (0,needs/* doesNeed */.aY)(tool, 'lighthouse');
        // Before anything is waited for: tools that are asked for next see that Lighthouse comes.
        const turn = isAlone ? visit.prepareLighthouse() : this.#afterLighthouse(tool, visit, limits);
        // It may fail while something else is waited for.
        turn.catch(() => undefined);
        // A signal that aborts meanwhile is for the work to heed.
        const unlessAborted = (waiting) => signal ? (0,deadline/* orAborted */.H)(waiting, signal).catch(() => undefined) : waiting;
        try {
            if (!isAlone)
                await unlessAborted(this.#starting);
            await load();
            await unlessAborted(turn);
            if ((0,needs/* doesNeed */.aY)(tool, 'page'))
                await this.#settled(visit, limits);
            const lane = isAlone ? aloneUntilMeasured(visit) : SHARED;
            return await inLane(lanes, { ...lane, ...limits, late }, work);
        }
        finally {
            void turn.then(leave => leave?.(), () => undefined);
        }
    }
    /**
     * Whether a page is shown may depend on pages before it. Waiting for these takes none of a tool's time, and nobody
     * waits beside a measurement.
     */
    async #settled(visit, limits) {
        const { lanes, choices } = this.#options;
        if (!choices.isOpen(visit))
            return;
        await inLane(lanes, { ...SHARED, ...limits, late: () => undefined }, () => choices.settle(visit));
    }
    /** Other tools show a page while Lighthouse works on what it recorded of it. */
    async #afterLighthouse(tool, visit, limits) {
        const measured = visit.lighthouseMeasured;
        if (!measured)
            return;
        const isToBeShown = () => (0,needs/* showsPage */.I0)(tool, visit);
        const { lanes } = this.#options;
        if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown))
            await measured;
    }
}
/** Alone as long as anything else would falsify what Lighthouse measures. */
function aloneUntilMeasured(visit) {
    return { lane: 'alone', leaves: () => visit.lighthouseMeasured };
}

// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/engine/analysis/listed-addresses.js
var listed_addresses = __webpack_require__(67737);
// EXTERNAL MODULE: ./lib/engine/analysis/read-page.js + 1 modules
var read_page = __webpack_require__(87157);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/login-wall.js
var login_wall = __webpack_require__(27002);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js + 6 modules
var site_sitemaps = __webpack_require__(86355);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/survey-gaps.js
var survey_gaps = __webpack_require__(66986);
// EXTERNAL MODULE: ./lib/engine/unanswered.js
var unanswered = __webpack_require__(63936);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
;// CONCATENATED MODULE: ./lib/engine/site-addresses.js


















/** Times that a redirect from a preview to production is gone on with on the preview. */
const MAX_RETURNS = 3;
/** Redirects that are looked through for the one that leads to production. */
const MAX_HOPS = 10;
/** Pages that are compared with what a site shows for missing ones. */
const MAX_COMPARED = 300;
/** Pages that are read for what they are recognised by. */
const MAX_READ = 50;
/** Pages that are read at once. */
const READ_AT_ONCE = 8;
/** Decoded bytes of a page that are compared. */
const MAX_READ_BYTES = 512 * 1024;
/**
 * What the sitemaps list of the site that a page is on. Where the tool `sitemap` has read them, they are not asked for
 * again.
 */
async function listedOnSite(visit) {
    const { origin } = new URL(visit.url);
    const known = (0,site_sitemaps/* knownSitemaps */.IR)(visit, origin);
    if (known)
        return addressesIn(await known, visit, origin);
    const { urls, files, unknown, unread } = await (0,listed_addresses/* listedAddresses */.i)(visit, origin);
    return { urls, whole: files.length > 0 && unknown === undefined && unread === undefined };
}
function addressesIn({ survey, listed, urls, origins }, { preview }, origin) {
    const here = new Set();
    const { host } = new URL(origin);
    for (const url of listed) {
        const { origin: itsOrigin, host: itsHost, pathname, search } = new URL(url);
        const root = origins.find(root => `${itsOrigin}${pathname}/`.startsWith(`${root}/`));
        if (root === undefined && (0,syntax_preview/* bareHost */.n0)(itsHost) !== (0,syntax_preview/* bareHost */.n0)(host))
            continue;
        const folder = root === undefined ? '' : root.slice(itsOrigin.length);
        const base = root === undefined || root === origin ? '' : (preview?.base ?? '');
        here.add(`${origin}${base}${pathname.slice(folder.length) || '/'}${search}`);
    }
    const isAll = listed.length === urls.size && (0,survey_gaps/* whyIncomplete */.Be)(survey) === undefined;
    return { urls: [...here], whole: survey.files.some(sitemap_survey/* isThere */.$B) && isAll };
}
/**
 * What addresses on the site of a page answer: each is asked for by HEAD, as the target of a link is, once a run.
 */
async function answersOnSite(visit, addresses, { budgetMs, read }) {
    const over = new AbortController();
    const timeOver = (0,promises_.setTimeout)(budgetMs, undefined, { signal: over.signal }).catch(() => undefined);
    const answers = [];
    const ask = async () => {
        const missing = await missingPageOf(visit);
        const reading = (0,p_limit/* default */.A)(READ_AT_ONCE);
        let toCompare = 0;
        const one = async (address, index) => {
            const answer = await answerOf(visit, address);
            const isPage = answer.state === 'there' || answer.state === 'moved';
            answers[index] =
                missing === undefined || !isPage
                    ? answer
                    : ++toCompare > MAX_COMPARED
                        ? (0,unanswered/* unknownAnswer */.N)(`${missing.words}, and more than ${MAX_COMPARED} pages would have to be compared with it`)
                        : await reading(() => compared(visit, address, answer, missing));
        };
        await Promise.all(addresses.map(one));
        if (!read)
            return;
        const there = addresses.flatMap((url, index) => (answers[index].state === 'there' ? { url, index } : []));
        const recognise = async ({ url, index }) => {
            answers[index] = { ...answers[index], ...(await identityOf(visit, url)) };
        };
        await Promise.all(there.slice(0, MAX_READ).map(page => reading(recognise, page)));
    };
    try {
        await Promise.race([ask(), timeOver]);
    }
    finally {
        over.abort();
    }
    const late = `was not reached within ${Math.round(budgetMs / 1000)} s`;
    return addresses.map((_, index) => answers[index] ?? (0,unanswered/* unknownAnswer */.N)(late));
}
/** By what a page is recognised, as it is sent. */
async function identityOf(visit, url) {
    const exchange = await visit.fetch(url, { maxBytes: MAX_READ_BYTES });
    const { title, h1, fingerprint } = (await (0,read_page/* readPage */.S)({ url, exchange, preview: visit.preview })).record;
    return {
        // Of a longer text there is the start alone.
        ...(title && title.hash === undefined && { title: title.text }),
        ...(h1 && h1.hash === undefined && { h1: h1.text }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
/** What one address answers; a redirect of a preview to production is gone on with on the preview, which has what comes. */
async function answerOf(visit, address) {
    let at = address;
    let answer = await visit.linkAnswer(at);
    let returned = 0;
    for (; returned < MAX_RETURNS && answer.redirects > 0; returned++) {
        const here = await returnFromProduction(visit, at, answer);
        if (here === undefined)
            break;
        at = here;
        answer = await visit.linkAnswer(at);
    }
    const end = answer.finalUrl ?? at;
    return stateOf(answer, end === address ? undefined : end);
}
/** The address on the preview at which redirects are gone on with that lead to production. */
async function returnFromProduction(visit, start, { finalUrl }) {
    const { preview } = visit;
    if (preview?.host === undefined)
        return undefined;
    const { origin } = new URL(visit.url);
    if (finalUrl !== undefined && new URL(finalUrl).origin === origin)
        return undefined;
    let at = start;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
        const { final } = await visit.fetch(at, { method: 'HEAD', redirect: 'manual' });
        const target = final?.location === undefined ? undefined : (0,redirect_target/* redirectTarget */.ET)(final.location, final.url);
        if (target === undefined || 'failure' in target)
            return undefined;
        const next = new URL(target.url);
        if ((0,syntax_preview/* isOnProduction */.dT)(preview, next))
            return (0,syntax_preview/* hereOf */.IS)(preview, next)?.href;
        if (next.origin !== origin)
            return undefined;
        at = next.href;
    }
    return undefined;
}
const ENDLESS = new Set(['redirect-loop', 'too-many-redirects', 'bad-location']);
function stateOf(answer, redirect) {
    const { status, failure, declined, cookieOnTheWay } = answer;
    const led = redirect === undefined ? {} : { redirect };
    if (declined)
        return (0,unanswered/* unknownAnswer */.N)('was not asked for: its host limits requests');
    if (failure && failure.kind !== 'bad-encoding') {
        return ENDLESS.has(failure.kind) && !cookieOnTheWay
            ? { state: 'gone', status, reason: failure.message, ...led }
            : { ...(0,unanswered/* unknownAnswer */.N)(failure.message, status), ...led };
    }
    if (status === null)
        return (0,unanswered/* unknownAnswer */.N)('gave no answer');
    const reason = `answers ${status}`;
    if (redirect !== undefined && (0,login_wall/* isLogin */.W)(new URL(redirect))) {
        return { ...(0,unanswered/* unknownAnswer */.N)('leads to a login', status), ...led };
    }
    if ((0,network_status/* isGone */.ST)(status))
        return { state: 'gone', status, reason, ...led };
    if ((0,network_status/* isSuccess */.oJ)(status) || status === 304) {
        return { state: redirect === undefined ? 'there' : 'moved', status, reason, ...led };
    }
    const advice = status === 401 || status === 403 ? ', see the setting "headers"' : '';
    return { ...(0,unanswered/* unknownAnswer */.N)((0,network_status/* provesNothing */.R1)(status) ? reason + advice : reason, status), ...led };
}
async function missingPageOf(visit) {
    const { final, requestedUrl } = await (0,missing_page/* fetchMissingPage */.m)(visit);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status) || final.url !== requestedUrl || !isHtml(final))
        return undefined;
    return {
        key: keyOf(final.body.subarray(0, MAX_READ_BYTES), final, requestedUrl),
        words: `the site answers ${final.status} for pages that do not exist`,
    };
}
/** An address that answers with a page, beside what the site shows for missing ones. */
async function compared(visit, address, answer, missing) {
    const end = answer.redirect ?? address;
    if (new URL(end).origin !== new URL(visit.url).origin)
        return answer;
    if (missing.key === undefined) {
        return { ...answer, state: 'unknown', reason: `${missing.words}, and scripts fill what it sends` };
    }
    const chunks = [];
    const { final } = await visit.stream(end, async (body, response) => {
        if (!isHtml(response))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { maxBytes: MAX_READ_BYTES });
    if (!final)
        return { ...answer, state: 'unknown', reason: 'could not be read' };
    if (!isHtml(final) || keyOf(Buffer.concat(chunks), final, end) !== missing.key)
        return answer;
    return { ...answer, state: 'gone', reason: `answers ${answer.status} with the page for missing addresses` };
}
function isHtml(response) {
    return /html/.test((0,exchange/* mediaType */.JL)(response));
}
/** Equal for documents with the same title and text, whatever they say of their own address. */
function keyOf(body, response, url) {
    const { text } = (0,charset/* decodeHtml */.i)(body, (0,exchange/* header */.wx)(response, 'content-type'));
    const document = new html_document/* HtmlDocument */.Df(text, response.url);
    if ((0,script_shell/* scriptShellOf */.HH)(document))
        return undefined;
    const { pathname, search } = new URL(url);
    const title = document.elements('title')[0];
    const words = (0,html_document/* foldSpace */.GQ)(`${title ? (0,html_document/* textOf */.b6)(title) : ''}\n${document.body ? (0,html_document/* textOf */.b6)(document.body) : ''}`);
    const bare = words
        .replaceAll(url, '')
        .replaceAll(pathname + search, '')
        .replaceAll(pathname, '');
    return (0,external_node_crypto_.createHash)('sha256').update(bare).digest('hex');
}

// EXTERNAL MODULE: ./lib/engine/network/dns/resolver.js + 3 modules
var resolver = __webpack_require__(46767);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-checker.js
var link_checker = __webpack_require__(13726);
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 2 modules
var visit = __webpack_require__(16763);
;// CONCATENATED MODULE: ./lib/engine/visit/visit-store.js
/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released. With limits it ends some time after its last use too, and when too much is kept and
 * it is the one whose last use is longest ago.
 */
class VisitStore {
    #kept = new Map();
    #open;
    #limits;
    /** @param limits left out, visits are kept until they are released */
    constructor(open, limits) {
        this.#open = open;
        this.#limits = limits;
    }
    get(url) {
        const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined };
        this.#kept.delete(url);
        this.#kept.set(url, kept);
        if (this.#limits) {
            this.#trim(this.#limits);
            clearTimeout(kept.expiry);
            kept.expiry = setTimeout(() => this.release(url), this.#limits.ttlMs).unref();
        }
        return kept.visit;
    }
    /** @returns the visit that ends, where one was kept */
    release(url) {
        const kept = this.#kept.get(url);
        clearTimeout(kept?.expiry);
        this.#kept.delete(url);
        return kept?.visit;
    }
    /** Ends the visits whose last use is longest ago; the last in the order is the one that is asked for. */
    #trim({ visits, bytes }) {
        let kept = 0;
        for (const { visit } of this.#kept.values())
            kept += visit.bytes;
        for (const [url, { visit }] of this.#kept) {
            const isLast = this.#kept.size === 1;
            if (isLast || (this.#kept.size <= visits && kept <= bytes))
                break;
            kept -= visit.bytes;
            this.release(url);
        }
    }
    clear() {
        for (const url of this.#kept.keys())
            this.release(url);
    }
}

;// CONCATENATED MODULE: ./lib/engine/site-memory.js








/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000;
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024;
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64;
/** Bytes of what those visits have gathered together: of usual pages all of them fit. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const SITE_WORKS = 50;
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100;
/**
 * The visits of the pages in work, and what they share of their sites: each thing is asked for once, whichever page
 * needs it first.
 *
 * @param signal ends what visits have under way
 * @param choose which pages are shown for tools that can do without
 */
function openSiteMemory(options, { http, browser, lighthouse }, signal, choose) {
    const { visitTtlMs, timeoutMs, headers, headerOrigins, preview, fingerprints } = options;
    const keepMs = visitTtlMs ?? Number.POSITIVE_INFINITY;
    const shared = {
        ...(fingerprints && { fingerprints }),
        http,
        signal,
        pageTimeoutMs: Math.min(timeoutMs, REQUEST_TIMEOUT_MS),
        siteMemo: new memo/* Memo */.l(SITE_MEMO_ENTRIES, keepMs, Date.now, {
            max: SITE_MEMO_BYTES,
            sizeOf: exchange => exchange.final?.body.length ?? 0,
        }),
        tlsMemo: new memo/* Memo */.l(TLS_MEMO_HOSTS, keepMs),
        siteWork: new memo/* Memo */.l(SITE_WORKS, keepMs),
        links: new link_checker/* LinkChecker */.a0(keepMs),
        dns: new resolver/* DnsResolver */.S({ servers: (0,external_node_dns_.getServers)(), keepMs }),
    };
    const openOnce = (url, instruments = {}) => new visit/* Visit */._(url, {
        ...shared,
        ...instruments,
        headers: headerOrigins?.has(new URL(url).origin) === false ? {} : headers,
        preview: preview && (0,syntax_preview/* previewOf */.oW)(url, preview.productionUrl, preview.folder),
    });
    const open = (url) => openOnce(url, { browser, lighthouse, choose });
    const limits = visitTtlMs === undefined
        ? undefined
        : { ttlMs: visitTtlMs, visits: MAX_KEPT_VISITS, bytes: MAX_KEPT_BYTES };
    const visits = new VisitStore(open, limits);
    return { visits, openOnce: url => openOnce(url) };
}

// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/engine.js






















/** HTML pages that an analysis crawls unless more are asked for, and at the most. */
const ANALYSED_PAGES = 500;
const MAX_ANALYSED_PAGES = 10_000;
/** Part of the time for looking at addresses after which the answers that there are count. */
const BUDGET_SHARE = 0.9;
/** The contract, fulfilled by our own analyser in this process. */
function createEngine(options) {
    const closing = new AbortController();
    const instruments = openInstruments(options);
    const choices = new RenderChoices(options.render ?? 'auto', tool => (0,needs/* doesNeed */.aY)(tool, 'rendered'));
    const choose = (visit) => choices.choose(visit);
    const { visits, openOnce } = openSiteMemory(options, instruments, closing.signal, choose);
    const lanes = options.lanes ?? new work_lanes/* WorkLanes */.T();
    const account = (0,engine_account/* openAccount */.s)(options);
    const { browser, lighthouse, warnings, chromes } = instruments;
    const pictured = picturedPages(options.pictures ?? 0);
    const inputs = new InputCheck({
        keepMs: options.visitTtlMs ?? Number.POSITIVE_INFINITY,
        chromeVersion: () => browser.version(),
    });
    const scheduler = new Scheduler({ lanes, browser, lighthouse, choices, closing: closing.signal });
    const release = (url) => {
        const visit = visits.release(url);
        if (visit)
            choices.leave(visit);
        inputs.release(url);
    };
    async function run(tool, url, { signal, tools } = {}) {
        assertAuditable(url, options.addresses);
        assertExpected(tool, options.tools);
        const definition = engine_tools.ENGINE_TOOLS[tool];
        const visit = visits.get(url);
        choices.expect(visit, tools);
        const timeoutMs = (0,work_time/* toolTime */.wk)(tool, options);
        const reason = `it did not finish within ${timeoutMs / 1000} s`;
        const found = await scheduler.run({
            tool,
            visit,
            timeoutMs,
            ...(signal && { signal }),
            load: () => definition.topics(),
            work: () => {
                const found = (0,input_trace/* traced */.mn)(() => (0,run_tool/* runTool */.qI)(definition, visit));
                if (options.fingerprints)
                    inputs.add(tool, url, found);
                return found;
            },
            late: () => (0,unmeasured_run/* unmeasuredRun */.f)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), reason, timeoutMs),
        });
        return pictured(found);
    }
    async function analyze(url, { tools = api_tools/* TOOLS */.I, signal, enough, onProgress } = {}) {
        assertAuditable(url, options.addresses);
        // What scripts add to it leads on into the site.
        choices.expect(visits.get(url), undefined);
        const startedAt = new Date();
        const timeoutMs = (0,work_time/* analysisTime */.e3)(options);
        // What nobody waits for any more asks the site for nothing more.
        const over = new AbortController();
        const ending = AbortSignal.any([over.signal, closing.signal, ...(signal ? [signal] : [])]);
        const limits = { timeoutMs, signal: ending, closing: closing.signal };
        const work = () => (0,engine_analyze/* analyzeSite */.A)(url, {
            tools,
            visitOf: page => visits.get(page),
            open: openOnce,
            release,
            runTool: (tool, page) => run(tool, page, { signal: ending, tools }),
            maxPages: Math.min(options.analysedPages ?? ANALYSED_PAGES, MAX_ANALYSED_PAGES),
            maxMs: (0,work_time/* crawlTime */.lG)(options),
            isOurs: options.isOwnServer ?? false,
            enough,
            onProgress,
            signal: ending,
            turn: work => inTurn(limits, work),
        });
        const found = await within(timeoutMs, signal, work, () => (0,engine_analyze/* notAnalyzed */.q)(`it did not finish within ${timeoutMs / 1000} s`)).finally(() => over.abort());
        return {
            url: (0,url_secrets/* withoutUserInformation */.ah)(url),
            ...found,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
    /** Work of an analysis when its turn comes. */
    async function inTurn(limits, work) {
        const done = await inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, async () => ({
            result: await work(),
        }));
        if (done)
            return done.result;
        throw new not_measured/* NotMeasured */.ke(`it did not finish within ${limits.timeoutMs / 1000} s`);
    }
    /** Looks for addresses of a site when its turn comes: beside a measurement it would falsify that. */
    async function lookOnSite(url, { signal }, look, late) {
        assertAuditable(url, options.addresses);
        return await inShared(signal, () => look(openOnce(url), options.timeoutMs * BUDGET_SHARE), late);
    }
    async function inShared(signal, work, late) {
        const limits = {
            lane: 'shared',
            timeoutMs: options.timeoutMs,
            signal,
            closing: closing.signal,
            late,
        };
        return await inLane(lanes, limits, work);
    }
    return {
        ...account.operations,
        analyze,
        listedAddresses: (url, options = {}) => lookOnSite(url, options, listedOnSite, () => unanswered/* NOTHING_LISTED */.E),
        addressAnswers: (url, addresses, { read = false, ...options } = {}) => lookOnSite(url, options, (visit, budgetMs) => answersOnSite(visit, addresses, { budgetMs, read }), () => addresses.map(() => (0,unanswered/* unknownAnswer */.N)('was not reached in time'))),
        runTool: run,
        inputs: (url, { signal } = {}) => inShared(signal, () => inputs.of(visits.get(url), url), () => ({})),
        expect(url, known) {
            const asking = inShared(undefined, () => inputs.expect(openOnce(url), known), () => undefined);
            // Whatever was not asked for then is asked for by the pages.
            asking.catch(() => undefined);
        },
        unchanged: (url, known, { signal } = {}) => inShared(signal, () => inputs.unchanged(visits.get(url), known), () => []),
        prepare: tools => scheduler.prepare(tools),
        order: needs/* inOrder */.al,
        release,
        async warnings() {
            return [...warnings];
        },
        async vitals() {
            return {
                pageChromes: chromes.pages,
                replacedChromes: Math.max(0, chromes.pages - 1),
                lighthouseChromes: chromes.lighthouse,
                endedThreads: 0,
                heapBytes: 0,
            };
        },
        async close() {
            closing.abort();
            account.end();
            visits.clear();
            inputs.clear();
            await instruments.close();
        },
    };
}
/** Leaves pictures with the runs on the first so many pages alone: they make a report large. */
function picturedPages(max) {
    const pages = new Set();
    return run => {
        const { pictures, ...facts } = run.facts;
        if (pictures === undefined)
            return run;
        if (max === Number.POSITIVE_INFINITY || pages.has(run.url))
            return run;
        if (pages.size >= max)
            return { ...run, facts };
        pages.add(run.url);
        return run;
    };
}
/** What a tool reads of a page may be missing where nobody said that it would come. */
function assertExpected(tool, expected) {
    if (expected?.includes(tool) === false)
        throw new Error(`"${tool}" is not among the tools of this engine`);
}
/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url, addresses) {
    try {
        (0,address_guard/* assertTargetAllowed */.AQ)(new URL(url), addresses);
    }
    catch (error) {
        throw new errors/* ApiError */.h('bad-request', error.message, { status: 422, cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/engine/thread/distant-lanes.js
/** The lanes of the process as a thread sees them: it asks for its turn, and says when it leaves. */
class DistantLanes {
    #say;
    #currentCall;
    #waiting = new Map();
    #count = 0;
    /** @param currentCall the call that is worked on where it is asked */
    constructor(say, currentCall) {
        this.#say = say;
        this.#currentCall = currentCall;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const leave = () => this.#say({ kind: 'leave', id });
        const giveUp = () => {
            this.#waiting.delete(id);
            leave();
            reject(signal.reason);
        };
        this.#waiting.set(id, resolve);
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#say({ kind: 'enter', id, lane, call: this.#currentCall() });
        await promise;
        signal?.removeEventListener('abort', giveUp);
        let left = false;
        return () => {
            if (!left)
                leave();
            left = true;
        };
    }
    /** Its turn has come. */
    entered(id) {
        this.#waiting.get(id)?.();
        this.#waiting.delete(id);
    }
}

// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
// EXTERNAL MODULE: ./lib/engine/thread/sent-result.js
var sent_result = __webpack_require__(83263);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-worker.js






/** What an engine does in a thread of its own: it works on calls until it is told to close, or is ended. */
/** Milliseconds between two signs that the loop turns. */
const BEAT_MS = 100;
const { engine: options, beat } = external_node_worker_threads_.workerData;
const port = external_node_worker_threads_.parentPort;
const say = (word, handedOver = []) => port.postMessage(word, handedOver);
const sender = new sent_result/* ResultSender */.v();
const currentCall = new external_node_async_hooks_.AsyncLocalStorage();
const lanes = new DistantLanes(say, () => currentCall.getStore());
const engine = createEngine({ ...options, lanes });
/** What ends each call, and what ends its crawl. */
const calls = new Map();
const warned = new Set();
const beats = new BigInt64Array(beat);
const note = () => Atomics.store(beats, 0, (0,messages/* now */.tB)());
note();
setInterval(note, BEAT_MS).unref();
port.on('message', (order) => {
    note();
    switch (order.kind) {
        case 'call':
            void currentCall.run(order.id, answer, order.id, order.work);
            break;
        case 'abort':
            calls.get(order.id)?.abort.abort();
            break;
        case 'enough':
            calls.get(order.id)?.enough.abort();
            break;
        case 'entered':
            lanes.entered(order.id);
            break;
        case 'prepare':
            engine.prepare?.(order.tools);
            break;
        case 'release':
            engine.release?.(order.url);
            break;
        case 'expect':
            engine.expect?.(order.url, order.inputs);
            break;
        case 'close':
            void engine_worker_close();
            break;
    }
});
async function answer(id, work) {
    const call = { abort: new AbortController(), enough: new AbortController() };
    calls.set(id, call);
    try {
        const result = await engine_worker_resultOf(work, {
            signal: call.abort.signal,
            enough: call.enough.signal,
            onProgress: progress => say({ kind: 'progress', id, progress }),
        });
        await warn();
        const sent = sender.send(result);
        say({ kind: 'result', id, result: sent.result }, sent.handedOver);
    }
    catch (error) {
        say({ kind: 'error', id, error: (0,messages/* sentError */.tx)(error) });
    }
    finally {
        calls.delete(id);
        const vitals = await engine.vitals?.();
        if (vitals)
            say({ kind: 'vitals', vitals });
    }
}
/** Says what has to be known of the results until now, each once. */
async function warn() {
    for (const warning of (await engine.warnings?.()) ?? []) {
        if (!warned.has(warning))
            say({ kind: 'warning', warning });
        warned.add(warning);
    }
}
async function engine_worker_resultOf(work, options) {
    const { signal } = options;
    switch (work.operation) {
        case 'analyze':
            return await engine.analyze(work.url, { ...options, ...(work.tools && { tools: work.tools }) });
        case 'runTool':
            return await engine.runTool(work.tool, work.url, { signal, ...(work.tools && { tools: work.tools }) });
        case 'listedAddresses':
            return await engine.listedAddresses(work.url, { signal });
        case 'addressAnswers':
            return await engine.addressAnswers(work.url, work.addresses, { signal, read: work.read });
        case 'inputs':
            return await engine.inputs(work.url, { signal });
        case 'unchanged':
            return await engine.unchanged(work.url, work.inputs, { signal });
    }
}
async function engine_worker_close() {
    await engine.close?.().catch(() => undefined);
    say({ kind: 'closed' });
    port.close();
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ missingPageName),
/* harmony export */   m: () => (/* binding */ fetchMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);


/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
/** Another one on each origin. */
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 79967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ ownStart),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Sf: () => (/* binding */ ownCopy),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/**
 * Cuts of text that people read. Lengths are UTF-16 units, as those of strings; no surrogate pair is split, since half
 * of one is no character and turns into another one on its way into a file.
 */
/** The start of a text without any mark that it was cut: at most `maxLength` units. */
function startOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '');
}
/** The end of a text without any mark that it was cut: at most `maxLength` units. */
function endOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '');
}
/** A text of at most `maxLength` units: the start of a longer one, with an ellipsis. */
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}
/** A text of at most `maxLength` units: start and end of a longer one around an ellipsis. */
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`;
}
/**
 * A copy of a text that has memory of its own. A part of a string keeps all of it alive, be it of megabytes: what is
 * cut from the text of a page or a file and kept must be a copy.
 */
function ownCopy(text) {
    // V8 keeps Latin-1 in half the memory.
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    return Buffer.from(text, encoding).toString(encoding);
}
/** {@link startOf} a text that somebody else wrote; where it had to be cut, it is a copy with memory of its own. */
function ownStart(text, maxLength) {
    return text.length <= maxLength ? text : ownCopy(startOf(text, maxLength));
}


/***/ }),

/***/ 6810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_TEXT */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



/** UTF-16 units of untrusted text that a line shows, where the caller names no other length. */
const MAX_SHOWN_TEXT = 300;
/** So many units are looked at for each that is shown: a text can have megabytes. */
const READ_PER_SHOWN = 8;
/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS = new RegExp(`[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
/**
 * Makes text of a page, a service or a file safe to show on one line: none of the characters of
 * `unsafe-characters.ts`, no secrets of URLs, and at most `maxLength` UTF-16 units. White space and line ends become one
 * blank, what is invisible goes, and each other control character becomes U+FFFD, so that its place is seen.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, READ_PER_SHOWN * maxLength)
        .toWellFormed()
        .replace(INVISIBLES, '')
        .replace(WHITE_SPACE, ' ')
        .replace(CONTROLS, '\uFFFD');
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(line).trim(), maxLength);
}


/***/ }),

/***/ 98262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   rq: () => (/* binding */ withEscapes)
/* harmony export */ });
/* unused harmony export LINE_SEPARATOR */
/**
 * The characters that text of others, of a page, a service, a file or a setting, must not bring into what this program
 * shows. It is one set for all places, since the same text ends in a terminal, in the log of a runner, in Markdown and
 * in HTML, and what is harmless in one of them is not in the next. In a regular expression with the flag `u`:
 *
 * - what a terminal or a runner acts on: control characters (Unicode's Cc, C0 and C1) and noncharacters;
 * - what ends a line somewhere: among the former, and U+2028 and U+2029;
 * - what cannot be seen, and reorders or hides what stands beside it: Unicode's Default_Ignorable_Code_Point, in which
 *   are the bidirectional controls (UAX #9; see UTS #55 for what they do to source code), the zero-width, the filler
 *   and the tag characters; and the interlinear annotations, which are not in it. That joiners go costs some scripts
 *   and emoji a little of their look, and keeps two names that look the same from being different;
 * - halves of surrogate pairs, which no encoding can write.
 *
 * The variation selectors U+FE00 to U+FE0F stay: they change the look of the character before them and nothing else,
 * and many emoji need one.
 */
const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}';
const LINE_SEPARATOR = '\\u2028\\u2029';
const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const HALF_PAIR = '\\p{Cs}';
const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu');
/**
 * A text in which each such character is written as JSON and JavaScript write it, as `\u200b`: for what somebody wrote
 * and has to mend, and for data.
 */
function withEscapes(text) {
    return text.replace(UNSAFE, escaped);
}
/** Those beyond U+FFFF take two escapes. */
function escaped(character) {
    const units = character.split('');
    return units.map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 82090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ withoutUserInformation),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/** Parts of names of query parameters, in lower case without `-`, `_` and `.`, that say that the value is a secret. */
const SECRET_PARTS = [
    'token',
    'secret',
    'password',
    'passwd',
    'passphrase',
    'signature',
    'credential',
    'apikey',
    'accesskey',
    'privatekey',
    'subscriptionkey',
    'sharekey',
    'jwt',
    'bypass',
    'vercelshare',
    'sessionid',
    'sessid',
];
/** Names that only in full say so: `code` does, `country-code` does not. */
const SECRET_NAMES = new Set([
    'key',
    'sig',
    'auth',
    'authorization',
    'session',
    'sid',
    'code',
    'pwd',
    'pass',
    'otp',
]);
/** `name=value` of a query or fragment, wherever it stands in a text; `&amp;` ends in the `;`. */
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g;
/** The last `@` before the path ends the user information (URL Standard, "authority state"). */
const USER_INFORMATION = /(:[\\/]{2})[^\s/?#"'<>\\]*@/g;
/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
function withoutSecrets(text) {
    // Of the millions of texts of a large report most hold neither.
    const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, '$1') : text;
    if (!anonymous.includes('='))
        return anonymous;
    return anonymous.replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
/**
 * A URL without user name and password, also in forms that only a parser reads, as `https:user:password@host`; the URL
 * as it is where it holds none or cannot be parsed.
 */
function withoutUserInformation(url) {
    if (!url.includes('@'))
        return url;
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
/** Whether the value of a query parameter with this name is a secret. */
function isSecretName(name) {
    const plain = decoded(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ })

};
