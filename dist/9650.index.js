export const id = 9650;
export const ids = [9650];
export const modules = {

/***/ 19650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEngine: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 4 modules
var page_links = __webpack_require__(51801);
// EXTERNAL MODULE: ./lib/engine/visit/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51659);
// EXTERNAL MODULE: ./lib/engine/visit/redirect-target.js
var redirect_target = __webpack_require__(53036);
;// CONCATENATED MODULE: ./lib/engine/crawl/crawl-scope.js

/** Characters of a path with its query above which a URL is made by a fault; sitemaps allow 2,048. */
const MAX_PATH_LENGTH = 2048;
/** Times that a segment may come in one path: more is a relative link that grows with each page. */
const MAX_SAME_SEGMENTS = 2;
/** URLs of one path that differ in their query: filters and sorting have no end. */
const MAX_QUERIES_PER_PATH = 20;
/** URLs of one form that end in two numbers or more, as the days of a calendar. */
const MAX_NUMBERED = 50;
/** URLs that a crawl remembers. */
const MAX_SEEN = 100_000;
/** Endings of files that are no pages. */
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
/** Decides which URLs a crawl of a site takes: pages of its origin, each once, without what has no end. */
class CrawlScope {
    #origin;
    #seen = new Set();
    #families = new Map();
    constructor(start) {
        this.#origin = new URL(start).origin;
    }
    /** Whether a URL belongs to the site. */
    isInside(url) {
        return URL.parse(url)?.origin === this.#origin;
    }
    /** A URL without fragment where it is new and to be taken; from then on it is not new any more. */
    take(address) {
        if (this.#seen.has((0,redirect_target/* withoutFragment */.f2)(address)))
            return undefined;
        const url = URL.parse(address);
        if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN)
            return undefined;
        url.hash = '';
        const { href } = url;
        if (this.#seen.has(href) || FILE.test(url.pathname) || isTrap(url))
            return undefined;
        if (!this.#hasRoom(url))
            return undefined;
        this.#seen.add(href);
        return href;
    }
    /** Counts the URLs that differ in little alone. */
    #hasRoom({ pathname, search }) {
        const families = [];
        if (search !== '')
            families.push([`${pathname}?`, MAX_QUERIES_PER_PATH]);
        if (/\/\d+\/\d+\/?$/.test(pathname))
            families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED]);
        if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most))
            return false;
        for (const [family] of families)
            this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
        return true;
    }
}
/** Whether a path repeats itself or is too long, as relative links from a wrong base make it. */
function isTrap({ pathname, search }) {
    if (pathname.length + search.length > MAX_PATH_LENGTH)
        return true;
    const counts = new Map();
    for (const segment of pathname.split('/')) {
        const count = (counts.get(segment) ?? 0) + 1;
        if (segment !== '' && count > MAX_SAME_SEGMENTS)
            return true;
        counts.set(segment, count);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/crawl/crawl.js




/** Links from the start to a page. */
const MAX_DEPTH = 25;
/** Milliseconds after which a crawl ends with the pages that there are. */
const MAX_MS = 120_000;
/** Pages that are fetched at once. */
const AT_ONCE = 8;
/** The name under which robots.txt may speak to this crawler; few do, so the rules for all crawlers hold. */
const ROBOTS_NAME = 'SEO-Preflight';
/**
 * Walks over the pages of a site from a start page, breadth first, in an order that depends on the pages alone. Pages
 * that are not HTML, do not answer 2xx or lead out of the origin are passed over; robots.txt is obeyed except for the
 * start page, which somebody asked for.
 *
 * @throws NotMeasured where the start page cannot be fetched; NotApplicable where it is not HTML
 */
async function* crawl(start, options) {
    const first = options.open(start);
    const page = await first.htmlPage();
    const scope = new CrawlScope(page.url);
    const visited = new Set([page.url]);
    const deadline = Date.now() + MAX_MS;
    scope.take(start);
    scope.take(page.url);
    const queue = [];
    const robots = await first.robotsTxt(page.url);
    const enqueue = (links, depth) => {
        if (depth > MAX_DEPTH)
            return;
        for (const { url, kind, element } of links) {
            if (url === undefined || kind !== 'navigation' || element.tagName === 'form')
                continue;
            const taken = scope.take(url);
            if (taken !== undefined && (0,robots_txt/* verdictFor */.Xb)(robots, ROBOTS_NAME, taken).allowed) {
                queue.push({ url: taken, depth });
            }
        }
    };
    const links = (0,page_links/* linksOf */.h)(page.document);
    enqueue(links, 1);
    yield { url: start, visit: first, page, links };
    let count = 1;
    const underway = [];
    const isOver = () => count >= options.maxPages || options.signal.aborted || Date.now() > deadline;
    for (let next = 0; !isOver();) {
        while (next < queue.length && underway.length < Math.min(AT_ONCE, options.maxPages - count)) {
            const queued = queue[next++];
            const visit = options.open(queued.url);
            underway.push({ queued, visit, page: htmlPageOrNone(visit) });
        }
        const oldest = underway.shift();
        if (!oldest)
            return;
        const { url, depth } = oldest.queued;
        const found = await oldest.page;
        if (!found || visited.has(found.url) || !scope.isInside(found.url)) {
            options.drop(url);
            continue;
        }
        visited.add(found.url);
        count++;
        const links = (0,page_links/* linksOf */.h)(found.document);
        enqueue(links, depth + 1);
        yield { url, visit: oldest.visit, page: found, links };
    }
    for (const { queued } of underway)
        options.drop(queued.url);
}
async function htmlPageOrNone(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.k || error instanceof not_measured/* NotApplicable */.b || visit.signal.aborted)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/url-credentials.js
var url_credentials = __webpack_require__(96564);
;// CONCATENATED MODULE: ./lib/engine/analyze.js





/** Pages of a site that an analysis looks at: the start page, and those nearest to it. */
const ANALYSED_PAGES = 10;
/** Tools that run at once. */
const TOOLS_AT_ONCE = 4;
/**
 * Analyses a site: every tool on the start page and on the first pages that it leads to. The score is the mean of the
 * pages' scores.
 */
async function analyzeSite(start, options) {
    const address = withCredentialsOf(start);
    const visits = {
        open: (url) => options.open(address(url)),
        drop: (url) => options.release(address(url)),
    };
    const found = [];
    try {
        const walk = crawl(start, { maxPages: ANALYSED_PAGES, signal: options.signal, ...visits });
        for await (const { url, visit } of walk) {
            await visit.noteAsLinkTarget();
            found.push(address(url));
        }
        const pages = [];
        for (const url of found)
            pages.push(await analyzePage(url, options));
        const facts = { pages: pages.length, maxPages: ANALYSED_PAGES };
        return { status: 'measured', score: (0,api_score/* meanScore */.UQ)(pages.map(({ score }) => score)), pages, facts };
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.k || error instanceof not_measured/* NotApplicable */.b)
            return notAnalyzed(error.message);
        throw error;
    }
    finally {
        for (const url of [start, ...found])
            options.release(url);
    }
}
/** An analysis that gave no result, and why. */
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}
async function analyzePage(url, { tools, runTool, release }) {
    const limit = (0,p_limit/* default */.A)(TOOLS_AT_ONCE);
    const runs = await Promise.all(tools.map(tool => limit(() => runTool(tool, url))));
    release(url);
    return { url: (0,url_credentials/* withoutCredentials */.r)(url).url, score: (0,api_score/* pageScore */.WY)(runs), runs };
}
/** What the start was given to be let in opens the other pages of its origin too. */
function withCredentialsOf(start) {
    const { username, password, origin } = new URL(start);
    return url => {
        const page = new URL(url);
        if (page.origin !== origin || (username === '' && password === '') || page.username !== '')
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}

// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
;// CONCATENATED MODULE: ./lib/engine/run-tool.js



/** Most occurrences of one check in a result; the count of all of them stands beside. */
const MAX_OCCURRENCES = 50;
const MAX_TEXT = 500;
/**
 * Runs one tool on a visit. It rejects only with what is not the tool's to say: a bug of ours, or the end of the run.
 * A tool that cannot judge answers `not-measured` with the reason.
 */
async function runTool(tool, visit) {
    const startedAt = new Date();
    const run = {
        tool: tool.name,
        url: visit.url,
        startedAt: startedAt.toISOString(),
    };
    const findings = await findingsOf(tool, visit);
    const finalUrl = (await visit.exchange()).final?.url;
    const durationMs = Date.now() - startedAt.getTime();
    const moved = finalUrl !== undefined && finalUrl !== visit.url ? { finalUrl } : {};
    if (findings instanceof not_measured/* NotMeasured */.k) {
        const reason = findings.message;
        return {
            ...run,
            ...moved,
            status: 'not-measured',
            reason,
            score: null,
            checks: [],
            facts: {},
            durationMs,
        };
    }
    const checks = Object.entries(tool.checks).map(([name, definition]) => checkOf(tool.name, name, definition, findings.judgements[name]));
    const score = findings.score === undefined ? (0,api_score/* toolScore */.nM)(checks) : findings.score;
    return { ...run, ...moved, status: 'measured', score, checks, facts: findings.facts, durationMs };
}
async function findingsOf(tool, visit) {
    try {
        return await tool.judge(visit);
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.k)
            return error;
        if (!(error instanceof not_measured/* NotApplicable */.b))
            throw error;
        const none = (0,tool_definition/* notApplicable */.hH)(error.message);
        return { judgements: Object.fromEntries(Object.keys(tool.checks).map(name => [name, none])), facts: {} };
    }
}
function checkOf(tool, name, definition, judgement) {
    const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : [];
    const { severity, title, why, fix, help } = definition;
    const check = {
        id: `${tool}/${name}`,
        title,
        severity,
        outcome: judgement.outcome,
        help,
        why,
        fix,
        occurrences: occurrences.slice(0, MAX_OCCURRENCES).map(bounded),
    };
    if (judgement.message !== undefined)
        check.message = judgement.message;
    const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length;
    if (count > check.occurrences.length)
        check.occurrenceCount = count;
    return check;
}
/** Text of a page can be of any length; a finding needs only its start. */
function bounded(occurrence) {
    const message = occurrence.message;
    return message !== undefined && message.length > MAX_TEXT
        ? { ...occurrence, message: `${message.slice(0, MAX_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` }
        : occurrence;
}

// EXTERNAL MODULE: ./lib/engine/tools/index.js
var engine_tools = __webpack_require__(71554);
// EXTERNAL MODULE: ./lib/engine/visit/address-guard.js
var address_guard = __webpack_require__(31118);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/engine/visit/browser/address-proxy.js



/** Headers that are between a client and its proxy alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade'];
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000;
/**
 * A proxy on the loopback interface for Chrome. It resolves each name once, refuses what the policy denies, and
 * connects to the very address that it looked at, so that a name which changes its address meanwhile gains nothing.
 * Documents, frames, scripts, workers and WebSockets all pass through it.
 */
async function startAddressProxy({ addresses, resolve }) {
    const lookupAllowed = (0,address_guard/* guardedLookup */.rN)(addresses, resolve);
    const sockets = new Set();
    function forward(incoming, answer) {
        const target = URL.parse(incoming.url ?? '');
        if (target?.protocol !== 'http:' || !isAllowed(target, addresses)) {
            refuse(answer);
            return;
        }
        const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
        const outgoing = (0,external_node_http_.request)(target, {
            method: incoming.method,
            headers,
            lookup: lookupAllowed,
            timeout: IDLE_MS,
            agent: false,
        });
        outgoing.on('response', response => {
            answer.writeHead(response.statusCode, response.statusMessage, withoutHopByHop(response.rawHeaders));
            response.pipe(answer);
            response.on('error', () => answer.destroy());
        });
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', () => (answer.headersSent ? answer.destroy() : refuse(answer)));
        answer.on('close', () => outgoing.destroy());
        incoming.pipe(outgoing);
    }
    function tunnel(incoming, client, head) {
        const target = URL.parse(`http://${incoming.url}`);
        client.on('error', () => client.destroy());
        if (!target || !isAllowed(target, addresses)) {
            client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
            return;
        }
        const host = target.hostname.replace(/^\[|\]$/g, '');
        const upstream = (0,external_node_net_.connect)({ host, port: Number(target.port) || 80, lookup: lookupAllowed });
        sockets.add(upstream);
        upstream.setTimeout(IDLE_MS, () => upstream.destroy());
        upstream.once('connect', () => {
            client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
            upstream.write(head);
            upstream.pipe(client);
            client.pipe(upstream);
        });
        upstream.once('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n'));
        upstream.once('close', () => {
            sockets.delete(upstream);
            client.destroy();
        });
        client.once('close', () => upstream.destroy());
    }
    const server = (0,external_node_http_.createServer)(forward);
    server.on('connect', tunnel);
    server.on('connection', socket => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    });
    await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(0, '127.0.0.1', done);
    });
    return {
        address: `127.0.0.1:${server.address().port}`,
        async close() {
            for (const socket of sockets)
                socket.destroy();
            await new Promise(resolve => server.close(resolve));
        },
    };
}
function isAllowed(target, addresses) {
    try {
        (0,address_guard/* assertAddressAllowed */.$8)(target, addresses);
        return true;
    }
    catch {
        return false;
    }
}
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
;// CONCATENATED MODULE: ./lib/engine/visit/browser/packaged-chrome.js







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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/chrome-location.js



/**
 * Path of the Chrome to use: the one that is named, `CHROME_PATH`, the one that is installed, or the one of the
 * package `@sparticuz/chromium` where that stands beside us.
 *
 * @param chromePath the setting `chrome-path`
 * @throws NotMeasured with how to get one, where there is none
 */
async function findChrome(chromePath, env = process.env) {
    const named = chromePath ?? env['CHROME_PATH'];
    if (named !== undefined && named !== '') {
        if (await isProgram(named))
            return named;
        const where = chromePath === undefined ? 'the variable CHROME_PATH' : 'the setting "chrome-path"';
        throw new not_measured/* NotMeasured */.k(`${where} names ${named}, where there is no program that can be started`);
    }
    const found = (await installedChrome()) ?? (await packagedChrome());
    if (found !== undefined)
        return found;
    throw new not_measured/* NotMeasured */.k('it needs Chrome and none was found: install Google Chrome or Chromium, or name one with the setting ' +
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/chrome-environment.js
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/chrome-process.js







const START_TIMEOUT_MS = 30_000;
/** Chrome writes nothing that is worth waiting for: it may end in order for this long. */
const CLOSE_TIMEOUT_MS = 2000;
/** Most milliseconds for one answer of Chrome's: a tab that hangs is ended by its own deadline first. */
const PROTOCOL_TIMEOUT_MS = 120_000;
/** What puppeteer switches off and pages must not have: popups, and navigations and messages without a brake. */
const UNWANTED_DEFAULTS = ['--disable-popup-blocking', '--disable-ipc-flooding-protection'];
/**
 * Starts Chrome with a profile of its own, which is gone when it is closed.
 *
 * @throws NotMeasured where it does not start
 */
async function startChrome(options) {
    const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(options.folder ?? (0,external_node_os_.tmpdir)(), 'seo-preflight-chrome-'));
    const discard = () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const removeFolder = async () => {
        process.off('exit', discard);
        // What Chrome's processes still wrote while they ended is removed at the next try.
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined);
    };
    try {
        const { browser, unsandboxed } = await launch(options, folder);
        // After puppeteer's own listener, which ends Chrome where the process ends without closing it.
        process.once('exit', discard);
        const version = (await browser.version()).replace(/^[^/]*\//, '');
        const close = async () => {
            await end(browser);
            await removeFolder();
        };
        return { browser, version, close, ...(unsandboxed === undefined ? {} : { unsandboxed }) };
    }
    catch (error) {
        await removeFolder();
        throw new not_measured/* NotMeasured */.k(`Chrome at ${options.path} does not start: ${firstLine(error)}`, { cause: error });
    }
}
async function launch(options, folder) {
    const { launch: start } = await __webpack_require__.e(/* import() */ 8179).then(__webpack_require__.bind(__webpack_require__, 78179));
    const launchOptions = launchOptionsFor(options, folder);
    const bare = { ...launchOptions, args: [...launchOptions.args, '--no-sandbox'] };
    if (process.getuid?.() === 0) {
        return { browser: await start(bare), unsandboxed: 'it runs as root, where Chrome has no sandbox' };
    }
    try {
        return { browser: await start(launchOptions) };
    }
    catch (error) {
        // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
        const browser = await start(bare).catch(() => {
            throw error;
        });
        return { browser, unsandboxed: 'this system does not let Chrome make its sandbox' };
    }
}
function launchOptionsFor({ path, proxy, env = process.env }, folder) {
    return {
        executablePath: path,
        env: chromeEnvironment(env, folder),
        userDataDir: (0,external_node_path_.join)(folder, 'profile'),
        pipe: true,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: START_TIMEOUT_MS,
        protocolTimeout: PROTOCOL_TIMEOUT_MS,
        defaultViewport: null,
        ignoreDefaultArgs: UNWANTED_DEFAULTS,
        args: [
            '--no-default-browser-check',
            '--no-pings',
            '--deny-permission-prompts',
            '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
            '--webrtc-ip-handling-policy=disable_non_proxied_udp',
            ...(proxy === undefined ? [] : proxyArguments(proxy)),
        ],
    };
}
/** All goes through the proxy, loopback too, and Chrome resolves no name by itself. */
function proxyArguments(proxy) {
    return [
        `--proxy-server=http://${proxy}`,
        '--proxy-bypass-list=<-loopback>',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ];
}
async function end(browser) {
    const child = browser.process();
    const ended = browser.close().catch(() => undefined);
    await Promise.race([ended, (0,promises_.setTimeout)(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    if (child?.pid === undefined)
        return;
    try {
        // It leads a group of processes, of which some may have outlived it.
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }
    catch {
        // All of them have ended.
    }
}
function firstLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.trim().split('\n', 1)[0].replace(/:$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/deadline.js
function deadline(ms, outer) {
    const controller = new AbortController();
    let passed = false;
    const timer = setTimeout(() => {
        passed = true;
        controller.abort();
    }, ms);
    const cancel = () => controller.abort(outer?.reason);
    if (outer?.aborted)
        cancel();
    outer?.addEventListener('abort', cancel, { once: true });
    return {
        signal: controller.signal,
        get passed() {
            return passed;
        },
        clear() {
            clearTimeout(timer);
            outer?.removeEventListener('abort', cancel);
        },
    };
}
/**
 * The work's result, or a rejection as soon as the signal aborts, whether the work heeds it or not: undici does not
 * while a connection is being opened.
 */
async function orAborted(work, signal) {
    const { promise, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([work, promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/document.js
var visit_document = __webpack_require__(91709);
;// CONCATENATED MODULE: ./lib/engine/visit/browser/isolated-world.js
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
/** Ids of the frames that live in the process of a session, the outermost first. */
async function framesOf(session) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const frames = [];
    const open = [frameTree];
    for (let tree = open.shift(); tree; tree = open.shift()) {
        frames.push(tree.frame.id);
        open.push(...(tree.childFrames ?? []));
    }
    return frames;
}
/** Source text of the call of a function that needs nothing but its argument. */
function callOf(work, argument) {
    return `(${work.toString()})(${JSON.stringify(argument)})`;
}
function textOf({ exception, text }) {
    return (exception?.description ?? text).split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/axe-run.js


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
};
/**
 * Runs axe-core on a page with all of its frames, in worlds that the page's scripts cannot reach.
 *
 * @param sessions of the page, which comes first, and of its frames in processes of their own
 */
async function runAxe(sessions) {
    const source = await (0,external_node_fs_promises_.readFile)(AXE_FILE, 'utf8');
    const [page, ...frames] = await worldsOf(sessions);
    if (!page)
        throw new Error('the page has no frame');
    // Its frames talk to each other by messages, which it restricts to one origin unless told otherwise.
    const setUp = `${source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });undefined`;
    await Promise.all(frames.map(world => world.evaluate(setUp).catch(() => undefined)));
    await page.evaluate(setUp);
    return await page.evaluate(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`);
}
async function worldsOf(sessions) {
    const worlds = [];
    for (const session of sessions) {
        for (const frameId of await framesOf(session).catch(() => [])) {
            if (worlds.length >= MAX_FRAMES)
                return worlds;
            const world = await isolatedWorld(session, frameId).catch(() => undefined);
            if (world)
                worlds.push(world);
        }
    }
    return worlds;
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/device.js
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/layout.js
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
const LAYOUT_LIMITS = {
    smallType: SMALL_TYPE_PX,
    overlayShare: OVERLAY_SHARE,
    maxElements: MAX_ELEMENTS,
    maxListed: MAX_LISTED,
};
/**
 * Measures the document that it runs in. It runs in the page: it must not use anything from outside of itself.
 */
function measureLayout(limits) {
    const root = document.documentElement;
    // A document that is a set of frames, or was cut off in its head, has none.
    const body = document.body ?? root;
    const elements = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements);
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
        return path.join(' > ');
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
                text.smallest.push({ selector: selectorOf(parent), fontSize: size, text: words.slice(0, 80) });
            }
        }
        return text;
    };
    const measureImages = () => Array.from(document.images)
        .filter(image => image.complete && image.naturalWidth > 0 && isShown(image))
        .slice(0, limits.maxElements)
        .map(image => {
        const style = getComputedStyle(image);
        const { width, height } = image.getBoundingClientRect();
        const attributes = image.hasAttribute('width') && image.hasAttribute('height');
        return {
            selector: selectorOf(image),
            src: image.currentSrc.slice(0, 500),
            naturalWidth: image.naturalWidth,
            naturalHeight: image.naturalHeight,
            width,
            height,
            fit: style.objectFit,
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
            .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer))
            .map(({ layer, share }) => ({
            selector: selectorOf(layer),
            share,
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
    const measureWide = () => {
        const wide = [];
        for (const element of elements) {
            if (wide.length >= limits.maxListed)
                break;
            const { right, width, height } = element.getBoundingClientRect();
            const past = right + scrollX > viewportWidth + 1 && width > 0 && height > 0;
            if (past && isShown(element) && !isCut(element)) {
                wide.push({ selector: selectorOf(element), right: Math.round(right + scrollX) });
            }
        }
        return wide;
    };
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
        overlays: measureOverlays(),
        quirks: document.compatMode === 'BackCompat',
    };
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/network-log.js
/** Most requests that are kept of a page; they are counted on. */
const MAX_REQUESTS = 5000;
/** Most characters of a URL that are kept. */
const MAX_URL_LENGTH = 4096;
/** Records what a page and its frames and workers ask of the network. */
class NetworkLog {
    requests = [];
    /** Status of the last document of the main frame. */
    documentStatus = 0;
    /** Decoded bytes of all bodies so far. */
    totalBytes = 0;
    /** Milliseconds since 1970 of the last beginning or end of a request. */
    lastChange = Date.now();
    #open = new Map();
    #onBytes;
    #mainFrame;
    #origin;
    /**
     * @param mainFrame Chrome's id of the page's frame
     * @param onBytes told of the decoded bytes of all bodies as they come
     */
    constructor(mainFrame, onBytes) {
        this.#mainFrame = mainFrame;
        this.#onBytes = onBytes;
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
            this.totalBytes += dataLength;
            this.#onBytes(this.totalBytes);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
            this.#end(requestId, timestamp, { wireBytes: encodedDataLength });
        });
        session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, timestamp }) => {
            this.#end(requestId, timestamp, { failure: blockedReason ?? errorText });
        });
    }
    #begin(id, event) {
        const { request, redirectResponse, timestamp, type = 'Other' } = event;
        if (redirectResponse) {
            this.#end(id, timestamp, {
                status: redirectResponse.status,
                wireBytes: redirectResponse.encodedDataLength,
            });
        }
        if (!/^https?:/i.test(request.url))
            return;
        this.#origin ??= timestamp;
        const entry = {
            url: request.url.slice(0, MAX_URL_LENGTH),
            method: request.method,
            type,
            wireBytes: 0,
            bytes: 0,
            fromCache: false,
            startMs: this.#milliseconds(timestamp),
        };
        this.lastChange = Date.now();
        if (this.requests.length < MAX_REQUESTS)
            this.requests.push(entry);
        // A stream of events goes on for as long as the page stands.
        if (type !== 'EventSource' && type !== 'Ping')
            this.#open.set(id, entry);
    }
    #answer(id, { response, type, frameId }) {
        if (type === 'Document' && frameId === this.#mainFrame)
            this.documentStatus = response.status;
        const request = this.#open.get(id);
        if (!request)
            return;
        request.status = response.status;
        request.mimeType = response.mimeType;
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
        this.#open.delete(id);
        this.lastChange = Date.now();
    }
    #milliseconds(timestamp) {
        return Math.max(0, Math.round((timestamp - (this.#origin ?? timestamp)) * 1000));
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/origin-headers.js
/**
 * Gives every request to one origin its headers, and takes them from a request that a redirect led away from there.
 * All requests of the target pause for it.
 */
async function giveOriginHeaders(session, own) {
    session.on('Fetch.requestPaused', event => {
        const headers = headersFor(event.request, own);
        const request = { requestId: event.requestId, ...(headers && { headers }) };
        // A request may be gone before it is answered for.
        session.send('Fetch.continueRequest', request).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
}
function headersFor({ url, headers }, own) {
    const names = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), value]));
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/page-events.js
/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11;
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200;
const MAX_MESSAGES = 20_000;
const MAX_ERRORS_KEPT = 100;
const MAX_ERROR_LENGTH = 500;
/**
 * Watches a page, dismisses its dialogs and closes the windows that it opens.
 *
 * @param end called with the reason where the page cannot be measured any more
 */
async function watchPage(page, session, context, end) {
    const events = { documents: [], loaded: false, consoleErrors: [], dialogs: [], popups: 0 };
    page.on('error', () => end('crashed the tab of Chrome that showed it'));
    page.on('close', () => end('closed its own tab'));
    watchDocuments(session, events, end);
    watchDialogs(session, events, end);
    watchConsole(session, events, end);
    context.on('targetcreated', target => closePopup(target, page, events));
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')]);
    return events;
}
function watchDocuments(session, events, end) {
    session.on('Page.frameNavigated', ({ frame }) => {
        if (frame.parentId !== undefined)
            return;
        events.documents.push(frame.url);
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
function watchConsole(session, events, end) {
    let messages = 0;
    const count = () => {
        if (++messages > MAX_MESSAGES)
            end(`writes to the console without end, more than ${MAX_MESSAGES} messages`);
    };
    const keep = (text) => {
        if (events.consoleErrors.length < MAX_ERRORS_KEPT) {
            events.consoleErrors.push(text.slice(0, MAX_ERROR_LENGTH));
        }
    };
    session.on('Runtime.consoleAPICalled', ({ type, args }) => {
        count();
        if (type !== 'error' && type !== 'assert')
            return;
        keep(args.map(({ value, description }) => (value === undefined ? description : String(value))).join(' '));
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) => {
        count();
        keep((exception?.description ?? text).split('\n', 1)[0]);
    });
    session.on('Log.entryAdded', ({ entry }) => {
        count();
        if (entry.level === 'error')
            keep(entry.url === undefined ? entry.text : `${entry.text} (${entry.url})`);
    });
}
function closePopup(target, page, events) {
    if (target.type() !== 'page' || target === page.target())
        return;
    events.popups++;
    target
        .page()
        .then(popup => popup?.close())
        .catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/page-targets.js
/** Kinds of targets that a page brings and that have frames or a network of their own. */
const WATCHED = new Set(['iframe', 'worker', 'shared_worker']);
/**
 * Prepares a page and all that it brings: frames in processes of their own, workers, and theirs in turn. Each stands
 * still until it is prepared, so that none of its requests is missed.
 */
class PageTargets {
    /** Sessions of the page and of its frames that have a process of their own. */
    frames = new Set();
    #prepare;
    /** @param prepare may reject for a target that is gone or that does not know a command */
    constructor(prepare) {
        this.#prepare = prepare;
    }
    async add(session) {
        this.frames.add(session);
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
        if (type === 'iframe') {
            this.frames.add(child);
            child.once('Inspector.detached', () => this.frames.delete(child));
        }
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/page-load.js












/** Most decoded bytes that a page and all it loads may have together. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Most characters of the rendered document. */
const MAX_HTML = 32 * 1024 * 1024;
/** Part of the time in which the load event must come; without it the page is judged as it then stands. */
const LOAD_SHARE = 0.5;
/** Part of the time in which axe must come to its end; without it the rest is still good. */
const AXE_SHARE = 0.9;
/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 5000;
const POLL_MS = 25;
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3;
/**
 * Loads a page in a context of its own, with cookies and cache of its own, and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
async function loadPage(chrome, context, request) {
    const ending = new AbortController();
    const end = (reason) => ending.abort(new not_measured/* NotMeasured */.k(`${request.url} ${reason}`));
    const cancel = () => ending.abort(new not_measured/* NotMeasured */.k('the run was cancelled'));
    const timer = setTimeout(() => end(`did not come to an end in Chrome within ${request.deadlineMs / 1000} s`), request.deadlineMs);
    if (request.signal.aborted)
        cancel();
    request.signal.addEventListener('abort', cancel, { once: true });
    try {
        return await orAborted(load(chrome, context, request, end, ending.signal), ending.signal);
    }
    finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', cancel);
        end('is left');
    }
}
async function load(chrome, context, request, end, signal) {
    const started = Date.now();
    const loading = await prepare(chrome, context, request, end, signal);
    loading.loadUntil = started + request.deadlineMs * LOAD_SHARE;
    loading.axeUntil = started + request.deadlineMs * AXE_SHARE;
    await page_load_navigate(loading);
    const gathered = await gather(loading);
    const { network, events } = loading;
    const axe = await accessibility(loading);
    return {
        url: gathered.url,
        document: new visit_document/* HtmlDocument */.Df(gathered.html, gathered.url),
        status: network.documentStatus,
        chrome: {
            version: chrome.version,
            ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
        },
        neverLoaded: !events.loaded,
        documents: events.documents,
        consoleErrors: events.consoleErrors,
        dialogs: events.dialogs,
        popups: events.popups,
        requests: network.requests,
        cookies: await cookiesOf(context),
        layout: gathered.layout,
        axe,
    };
}
async function prepare(chrome, context, { url, originHeaders }, end, signal) {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    const events = await watchPage(page, session, context, end);
    const { frameTree } = await session.send('Page.getFrameTree');
    const network = new NetworkLog(frameTree.frame.id, total => {
        if (total > MAX_BYTES)
            end(`loads more than ${MAX_BYTES / 1024 / 1024} MB`);
    });
    const hasHeaders = Object.keys(originHeaders.headers).length > 0;
    const targets = new PageTargets(async (target) => {
        network.watch(target);
        await target.send('Network.enable');
        if (hasHeaders)
            await giveOriginHeaders(target, originHeaders);
    });
    await targets.add(session);
    await Promise.all([
        session.send('Network.setBypassServiceWorker', { bypass: true }),
        session.send('Emulation.setDeviceMetricsOverride', PHONE_SCREEN),
        session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
        session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
    ]);
    events.documents.length = 0;
    return { url, session, targets, network, events, loadUntil: 0, axeUntil: 0, signal };
}
async function page_load_navigate({ url, session, network }) {
    const { errorText, isDownload } = await session.send('Page.navigate', { url });
    if (isDownload)
        throw new not_measured/* NotMeasured */.k(`${url} is a download to Chrome, not a page`);
    if (errorText === undefined || errorText === '')
        return;
    // A script that leads on while the document still comes shows as an abort, with the next one under way.
    if (errorText === 'net::ERR_ABORTED' && network.inFlight > 0)
        return;
    throw new not_measured/* NotMeasured */.k(`${url} cannot be opened in Chrome: ${errorText.replace(/^net::/, '')}`);
}
/** Waits for the document to be there and the network to be quiet, as long as there is time. */
async function settle({ events, network, loadUntil, signal }) {
    const wait = () => (0,promises_.setTimeout)(POLL_MS, undefined, { signal });
    while (!events.loaded && Date.now() < loadUntil)
        await wait();
    const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS);
    const isQuiet = () => network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS;
    while ((!events.loaded || !isQuiet()) && Date.now() < quietUntil)
        await wait();
}
async function gather(loading) {
    const { events, network, url } = loading;
    for (let gathering = 1;; gathering++) {
        await settle(loading);
        const shown = events.documents.length;
        assertAnswered(url, network.documentStatus);
        try {
            return await measure(loading);
        }
        catch (error) {
            if (error instanceof not_measured/* NotMeasured */.k)
                throw error;
            if (events.documents.length === shown || gathering >= MAX_GATHERINGS) {
                throw new not_measured/* NotMeasured */.k(`${url} cannot be read in Chrome: ${error.message}`, {
                    cause: error,
                });
            }
        }
    }
}
function assertAnswered(url, status) {
    if (status === 0)
        throw new not_measured/* NotMeasured */.k(`${url} shows no document in Chrome`);
    if (status >= 400) {
        throw new not_measured/* NotMeasured */.k(`${url} answers ${status} to Chrome, though not to a plain request: let the audit in`);
    }
}
async function measure({ session, url }) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await isolatedWorld(session, frameTree.frame.id);
    if ((await world.evaluate('document.readyState')) === 'loading') {
        throw new not_measured/* NotMeasured */.k(`${url} did not come to an end in Chrome: the document was still on its way`);
    }
    const html = await world.evaluate(callOf(sourceOf, MAX_HTML));
    if (typeof html === 'number') {
        throw new not_measured/* NotMeasured */.k(`${url} has grown to ${html} characters in Chrome, too many to judge`);
    }
    const { width: screenWidth, height: screenHeight } = PHONE_SCREEN;
    const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight };
    const layout = await world.evaluate(callOf(measureLayout, limits));
    return { html, url: await world.evaluate('document.URL'), layout };
}
/** Source of the document that it runs in, or only its length where that is over the limit. Runs in the page. */
function sourceOf(limit) {
    const { doctype } = document;
    const source = document.documentElement.outerHTML;
    if (source.length > limit)
        return source.length;
    return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source;
}
async function accessibility({ targets, axeUntil, signal }) {
    const left = axeUntil - Date.now();
    const tooLate = (0,promises_.setTimeout)(Math.max(0, left), { failure: 'axe-core did not come to its end in time' }, { signal });
    const running = runAxe(targets.frames).then(results => ({ results }), (error) => ({ failure: `axe-core failed on this page: ${error.message}` }));
    tooLate.catch(() => undefined);
    return await Promise.race([running, tooLate]);
}
async function cookiesOf(context) {
    const cookies = await context.cookies();
    return cookies.map(({ name, domain, path, size, expires, session, ...cookie }) => ({
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/chrome-browser.js







/** Pages that are loaded at once: each keeps a processor busy. */
const TABS = 2;
/** A tab that is not gone by then hangs, and Chrome goes with it. */
const CLOSE_TAB_MS = 3000;
/**
 * One Chrome for all pages of a run, started when the first one is asked for. One that has crashed or hangs is replaced
 * by a fresh one.
 */
class ChromeBrowser {
    #options;
    #limit = (0,p_limit/* default */.A)(TABS);
    #chrome;
    #proxy;
    #closed = false;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Loads a page once and gathers everything from it.
     *
     * @throws NotMeasured with the reason, whatever the page does
     */
    load(request) {
        const { deadlineMs } = this.#options;
        return this.#limit(async () => {
            const first = await this.#attempt({ ...request, deadlineMs });
            if (first !== 'lost')
                return first;
            const second = await this.#attempt({ ...request, deadlineMs });
            if (second !== 'lost')
                return second;
            throw new not_measured/* NotMeasured */.k(`Chrome ended twice while it showed ${request.url}`);
        });
    }
    /** Ends Chrome with all of its processes and removes its profile. Nothing can be loaded afterwards. */
    async close() {
        this.#closed = true;
        const [chrome, proxy] = [this.#chrome, this.#proxy];
        this.#chrome = undefined;
        await chrome?.then(process => process.close(), () => undefined);
        await proxy?.then(server => server.close());
    }
    /** A load, or `lost` where Chrome itself ended meanwhile, be it because of another page. */
    async #attempt(request) {
        const chrome = await this.#running();
        const lost = new AbortController();
        const lose = () => lost.abort();
        chrome.browser.once('disconnected', lose);
        let context;
        try {
            context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
            const signal = AbortSignal.any([request.signal, lost.signal]);
            return await loadPage(chrome, context, { ...request, signal });
        }
        catch (error) {
            if (this.#closed)
                throw new not_measured/* NotMeasured */.k('the run was cancelled', { cause: error });
            if (!chrome.browser.connected)
                return 'lost';
            if (error instanceof not_measured/* NotMeasured */.k)
                throw error;
            throw new not_measured/* NotMeasured */.k(`${request.url} cannot be read in Chrome: ${error.message}`, {
                cause: error,
            });
        }
        finally {
            chrome.browser.off('disconnected', lose);
            if (!(await isClosedInTime(context)))
                await this.#discard(chrome);
        }
    }
    async #running() {
        if (this.#closed)
            throw new not_measured/* NotMeasured */.k('the run was cancelled');
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
        const { chromePath, addresses, folder } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses === 'public-only')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = (await this.#proxy)?.address;
        return await startChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
        });
    }
    async #discard(chrome) {
        if ((await this.#chrome?.catch(() => undefined)) === chrome)
            this.#chrome = undefined;
        await chrome.close();
    }
}
async function isClosedInTime(context) {
    if (!context)
        return true;
    const closing = context.close().then(() => true, () => false);
    return await Promise.race([closing, (0,promises_.setTimeout)(CLOSE_TAB_MS, false, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/engine/visit/memo.js
/** Keeps the promises of what was gathered, the most recently used ones, each for a bounded time. */
class Memo {
    #kept = new Map();
    #entries;
    #ttlMs;
    #now;
    #budget;
    #size = 0;
    /**
     * @param entries most values kept
     * @param ttlMs milliseconds that a value serves; Infinity for a run
     * @param budget most that the values may be together; the least recently used ones go first
     */
    constructor(entries, ttlMs, now = Date.now, budget) {
        this.#entries = entries;
        this.#ttlMs = ttlMs;
        this.#now = now;
        this.#budget = budget;
    }
    /** The value under a key, made by `make` where there is none. A value that rejects is forgotten. */
    get(key, make) {
        const found = this.#kept.get(key);
        if (found && found.until > this.#now()) {
            this.#kept.delete(key);
            this.#kept.set(key, found);
            return found.value;
        }
        this.delete(key);
        const entry = { value: make(), until: this.#now() + this.#ttlMs, size: 0 };
        this.#kept.set(key, entry);
        entry.value.then(value => this.#weigh(key, entry, value), () => this.#forget(key, entry));
        this.#evict();
        return entry.value;
    }
    /** The value under a key, where there is one that still serves. */
    find(key) {
        const found = this.#kept.get(key);
        return found && found.until > this.#now() ? found.value : undefined;
    }
    delete(key) {
        const entry = this.#kept.get(key);
        if (entry)
            this.#forget(key, entry);
    }
    #forget(key, entry) {
        if (this.#kept.get(key) !== entry)
            return;
        this.#kept.delete(key);
        this.#size -= entry.size;
    }
    #weigh(key, entry, value) {
        if (!this.#budget || this.#kept.get(key) !== entry)
            return;
        entry.size = this.#budget.sizeOf(value);
        this.#size += entry.size;
        this.#evict();
    }
    #evict() {
        const max = this.#budget?.max ?? Number.POSITIVE_INFINITY;
        for (const [key, oldest] of this.#kept) {
            if (this.#kept.size <= this.#entries && this.#size <= max)
                break;
            this.#forget(key, oldest);
        }
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/dns/host-name.js
var host_name = __webpack_require__(8348);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/dns-packet/index.js
var dns_packet = __webpack_require__(14894);
;// CONCATENATED MODULE: ./lib/engine/visit/dns/service-binding.js
/**
 * Decodes the data of an HTTPS or SVCB record (RFC 9460 section 2.2).
 *
 * @throws RangeError where it ends too early
 */
function decodeServiceBinding(data) {
    const priority = data.readUInt16BE(0);
    const labels = [];
    let at = 2;
    for (let length = data.readUInt8(at++); length > 0; length = data.readUInt8(at++)) {
        labels.push(slice(data, at, length).toString('latin1').toLowerCase());
        at += length;
    }
    const parameters = new Map();
    while (at < data.length) {
        const length = data.readUInt16BE(at + 2);
        parameters.set(data.readUInt16BE(at), slice(data, at + 4, length));
        at += 4 + length;
    }
    return { priority, target: labels.join('.') || '.', parameters };
}
function slice(data, at, length) {
    if (at + length > data.length)
        throw new RangeError('the record ends too early');
    return data.subarray(at, at + length);
}

;// CONCATENATED MODULE: ./lib/engine/visit/dns/message.js




/** Largest answer over UDP that no network path has to break up (DNS flag day 2020). */
const UDP_PAYLOAD_BYTES = 1232;
/** Most CNAMEs that are followed within one answer; resolvers give up sooner. */
const MAX_ALIASES = 20;
/** RFC 9460: `dns-packet` does not know the type. */
const HTTPS_TYPE = 'UNKNOWN_65';
/** A query that asks for recursion and for the records of DNSSEC. */
function encodeQuery({ name, type, checkingDisabled }) {
    const id = (0,external_node_crypto_.randomInt)(0x10000);
    const { RECURSION_DESIRED, AUTHENTIC_DATA, CHECKING_DISABLED, DNSSEC_OK } = dns_packet;
    const message = dns_packet.encode({
        type: 'query',
        id,
        flags: RECURSION_DESIRED | AUTHENTIC_DATA | (checkingDisabled ? CHECKING_DISABLED : 0),
        questions: [{ name: name || '.', type: wireType(type) }],
        additionals: [
            {
                type: 'OPT',
                name: '.',
                udpPayloadSize: UDP_PAYLOAD_BYTES,
                extendedRcode: 0,
                ednsVersion: 0,
                flags: DNSSEC_OK,
                flag_do: true,
                options: [],
            },
        ],
    });
    return { id, message };
}
/**
 * Reads a message that came for a query. One with another id or question is not its answer.
 *
 * @throws where it is the answer, and broken
 */
function decodeMessage(message, id, question) {
    if (message.length < 12 || message.readUInt16BE(0) !== id)
        return undefined;
    const truncated = (message.readUInt16BE(2) & dns_packet.TRUNCATED_RESPONSE) !== 0;
    // What follows the head of a cut message may be cut anywhere.
    const packet = dns_packet.decode(truncated ? withoutRecords(message) : message);
    const asked = packet.questions?.[0];
    if (packet.type !== 'response')
        return undefined;
    if (asked && (canonicalOrRoot(asked.name) !== question.name || asked.type !== wireType(question.type))) {
        return undefined;
    }
    return { truncated, packet };
}
function withoutRecords(message) {
    const copy = Buffer.from(message);
    copy.fill(0, 6, 12);
    return copy;
}
const RCODE_FAILURES = {
    SERVFAIL: 'server-failure',
    REFUSED: 'refused',
};
/** What a response says about a question. */
function readAnswer(packet, name, type) {
    const { rcode } = packet;
    if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') {
        const kind = RCODE_FAILURES[rcode] ?? 'malformed';
        return { name, type, failure: { kind, message: `the resolver answers ${rcode} for ${name} ${type}` } };
    }
    const answers = packet.answers ?? [];
    const aliases = type === 'CNAME' ? [] : followAliases(answers, name);
    const owner = aliases.at(-1)?.target ?? name;
    return {
        name,
        type,
        exists: rcode === 'NOERROR',
        records: answers.flatMap(answer => recordOf(answer, owner, type)),
        aliases,
        signatures: answers.flatMap(signatureOf),
        authentic: packet.flag_ad,
    };
}
function followAliases(answers, name) {
    const targets = new Map();
    for (const answer of answers) {
        if (answer.type === 'CNAME')
            targets.set(canonicalOrRoot(answer.name), canonicalOrRoot(answer.data));
    }
    const aliases = [];
    for (let at = name; targets.has(at) && aliases.length < MAX_ALIASES; at = aliases.at(-1).target) {
        aliases.push({ name: at, target: targets.get(at) });
    }
    return aliases;
}
function recordOf(answer, owner, type) {
    const name = canonicalOrRoot(answer.name);
    if (answer.type !== wireType(type) || name !== owner)
        return [];
    const { ttl, data } = answer;
    return [{ name, ttl: ttl ?? 0, data: READERS[type](data) }];
}
const READERS = {
    A: (data) => data,
    AAAA: (data) => data,
    CNAME: canonicalOrRoot,
    NS: canonicalOrRoot,
    SOA: (data) => {
        const { serial, refresh, retry, expire, minimum } = data;
        return { primary: canonicalOrRoot(data.mname), serial, refresh, retry, expire, minimum };
    },
    MX: ({ preference, exchange }) => ({ preference, exchange: canonicalOrRoot(exchange) }),
    TXT: (data) => data.map(part => part.toString()).join(''),
    CAA: ({ flags, tag, value }) => ({ flags, tag, value }),
    DS: (data) => {
        const { keyTag, algorithm, digestType, digest } = data;
        return { keyTag, algorithm, digestType, digest };
    },
    DNSKEY: ({ flags, algorithm, key }) => ({ flags, algorithm, key }),
    HTTPS: (data) => decodeServiceBinding(data),
};
function signatureOf(answer) {
    if (answer.type !== 'RRSIG')
        return [];
    const { typeCovered, algorithm, signersName, inception, expiration } = answer.data;
    return [
        {
            name: canonicalOrRoot(answer.name),
            covers: typeCovered,
            algorithm,
            signer: canonicalOrRoot(signersName),
            inception: new Date(inception * 1000),
            expiration: new Date(expiration * 1000),
        },
    ];
}
function wireType(type) {
    return (type === 'HTTPS' ? HTTPS_TYPE : type);
}
function canonicalOrRoot(name) {
    return (0,host_name/* canonicalName */.Ew)(name);
}

// EXTERNAL MODULE: external "node:dgram"
var external_node_dgram_ = __webpack_require__(41314);
;// CONCATENATED MODULE: ./lib/engine/visit/dns/transport.js


const DNS_PORT = 53;
/**
 * Reads a name server as `node:dns` writes it: `192.0.2.53`, `127.0.0.1:5353`, `2001:db8::53`, `[2001:db8::53]:5353`.
 * Undefined for anything else.
 */
function parseNameServer(text) {
    const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text);
    if (bracketed)
        return { address: bracketed[1], port: Number(bracketed[2] ?? DNS_PORT) };
    if (text.split(':').length > 2)
        return { address: text, port: DNS_PORT };
    const plain = /^([\d.]+)(?::(\d{1,5}))?$/.exec(text);
    return plain ? { address: plain[1], port: Number(plain[2] ?? DNS_PORT) } : undefined;
}
/**
 * Sends a message over UDP and hands on what the server sends back, until something is accepted.
 *
 * @returns what was accepted; rejects with the system's error, what `accept` threw, or the signal's reason
 */
async function askOverUdp({ address, port }, message, accept, signal) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers();
    const socket = (0,external_node_dgram_.createSocket)(address.includes(':') ? 'udp6' : 'udp4');
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    socket.on('error', reject);
    socket.on('message', received => transport_settle(received, accept, resolve, reject));
    // Connected, the socket takes messages from this server alone and hears of a closed port.
    socket.on('connect', () => socket.send(message));
    socket.connect(port, address);
    try {
        return await promise;
    }
    finally {
        signal.removeEventListener('abort', abort);
        socket.close();
    }
}
/** The same over TCP, where messages of any length fit (RFC 7766). */
async function askOverTcp({ address, port }, message, accept, signal) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(message.length);
    const socket = (0,external_node_net_.connect)({ host: address, port }, () => socket.write(Buffer.concat([length, message])));
    let received = Buffer.alloc(0);
    socket.on('data', chunk => {
        received = Buffer.concat([received, chunk]);
        if (received.length < 2 || received.length < 2 + received.readUInt16BE(0))
            return;
        transport_settle(received.subarray(2, 2 + received.readUInt16BE(0)), accept, resolve, reject);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection ended without an answer')));
    try {
        return await promise;
    }
    finally {
        signal.removeEventListener('abort', abort);
        socket.destroy();
    }
}
function transport_settle(message, accept, resolve, reject) {
    try {
        const accepted = accept(message);
        if (accepted !== undefined)
            resolve(accepted);
    }
    catch (error) {
        reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/dns/resolver.js






const TIMEOUT_MS = 2000;
/** Queries that one question may take: a lost one is sent again, or to the next server. */
const ATTEMPTS = 3;
/** Queries on their way at once. */
const CONCURRENCY = 16;
/** Answers kept. */
const ANSWERS = 5000;
/**
 * Asks recursive name servers, with DNSSEC records and over TCP where an answer is too long for UDP. Each question is
 * asked once; the answer is kept for all pages. Nothing is sent to any other server than those given.
 */
class DnsResolver {
    #servers;
    #timeoutMs;
    #answers;
    #limit = (0,p_limit/* default */.A)(CONCURRENCY);
    constructor({ servers, timeoutMs = TIMEOUT_MS, keepMs = Number.POSITIVE_INFINITY }) {
        this.#servers = servers.map(parseNameServer).filter(server => server !== undefined);
        this.#timeoutMs = timeoutMs;
        this.#answers = new Memo(ANSWERS, keepMs);
    }
    /** Never rejects because of a server: that is a {@link DnsFailure}. Rejects when the signal aborts. */
    async query(name, type, signal, { checkingDisabled = false } = {}) {
        signal.throwIfAborted();
        const question = { name: (0,host_name/* canonicalName */.Ew)(name), type, checkingDisabled };
        if (!(0,host_name/* isQueryable */.r6)(question.name)) {
            const message = `"${name}" is not a name that the DNS can hold`;
            return { name, type, failure: { kind: 'bad-name', message } };
        }
        const key = `${question.name} ${type} ${checkingDisabled}`;
        const answer = this.#answers.get(key, () => this.#limit(() => this.#ask(question, signal)));
        return (await orAborted(answer, signal));
    }
    async #ask(question, signal) {
        const { name, type } = question;
        let last = noAnswer(question, 'there is no name server to ask');
        for (let attempt = 0; attempt < ATTEMPTS && this.#servers.length > 0; attempt++) {
            const server = this.#servers[attempt % this.#servers.length];
            try {
                const answer = readAnswer(await this.#exchange(server, question, signal), name, type);
                if (!answer.failure)
                    return answer;
                last = answer;
                if (attempt + 1 >= this.#servers.length)
                    break;
            }
            catch (error) {
                signal.throwIfAborted();
                last = noAnswer(question, error.message);
            }
        }
        return last;
    }
    /** One answer of one server. Rejects where there is none in time. */
    async #exchange(server, question, signal) {
        const { id, message } = encodeQuery(question);
        const accept = (received) => decodeMessage(received, id, question);
        const limit = deadline(this.#timeoutMs, signal);
        try {
            const overUdp = (await askOverUdp(server, message, accept, limit.signal));
            return overUdp.truncated
                ? (await askOverTcp(server, message, accept, limit.signal)).packet
                : overUdp.packet;
        }
        catch (error) {
            if (limit.passed)
                throw new Error(`no answer within ${this.#timeoutMs / 1000} s`);
            throw error;
        }
        finally {
            limit.clear();
        }
    }
}
function noAnswer({ name, type }, why) {
    return { name, type, failure: { kind: 'no-answer', message: `no answer for ${name} ${type}: ${why}` } };
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./lib/engine/visit/body.js
var visit_body = __webpack_require__(68988);
;// CONCATENATED MODULE: ./lib/engine/visit/failure.js

/** What a request failed with, as a kind and in words for people. */
function failureOf(url, error) {
    const cause = deepestCause(error);
    const code = cause.code;
    const kind = kindOf(cause, code);
    const message = `${WORDS[kind]}: ${cause.message || code || 'no reason given'}`;
    return code === undefined ? { kind, url, message } : { kind, url, message, code };
}
/** A kept connection that the server had closed meanwhile looks like a reset; a fresh one tells the truth. */
function mayBeStaleSocket(error) {
    return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(deepestCause(error).code ?? '');
}
const MAX_CAUSES = 5;
const DNS_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'EBADNAME']);
/** Node.js says UNSPECIFIED of what it has no name for, as a key that is too short. */
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|^UNSPECIFIED$/;
const TLS_CODE = /^(ERR_SSL|EPROTO)/;
const TIMEOUT_CODES = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
function kindOf(error, code = '') {
    if (error instanceof visit_body/* BadContentEncoding */.Q9)
        return 'bad-encoding';
    if (code === 'ADDRESS_DENIED')
        return 'address-denied';
    if (DNS_CODES.has(code) || code.startsWith('EAI_'))
        return 'dns';
    if (TIMEOUT_CODES.has(code))
        return 'timeout';
    if (CERTIFICATE_CODE.test(code) || TLS_CODE.test(code))
        return 'certificate';
    if (error.name === 'HTTPParserError' || code.startsWith('UND_ERR_HEADERS'))
        return 'protocol';
    return 'connection';
}
/** Each goes on from the URL: "https://shop.example/ did not answer in time". */
const WORDS = {
    dns: 'has a host name that does not resolve',
    connection: 'cannot be reached',
    certificate: 'has a TLS connection that cannot be trusted',
    timeout: 'did not answer in time',
    'bad-encoding': 'has a body that cannot be decoded',
    'address-denied': 'is not audited',
    'bad-scheme': 'is not an http or https URL',
    protocol: 'does not answer with valid HTTP',
    'redirect-loop': 'redirects in a loop',
    'too-many-redirects': 'redirects too often',
    'bad-location': 'redirects to no valid URL',
};
/** The innermost reason. Our own errors say best what they found, so their causes stay inside. */
function deepestCause(error) {
    let current = error;
    for (let depth = 0; depth < MAX_CAUSES && !(current instanceof visit_body/* BadContentEncoding */.Q9); depth++) {
        const { cause, errors } = Object(current);
        const inner = errors?.[0] ?? cause;
        if (!looksLikeError(inner))
            break;
        current = inner;
    }
    return looksLikeError(current) ? current : new Error(String(current));
}
function looksLikeError(value) {
    return typeof value === 'object' && value !== null && 'message' in value;
}

;// CONCATENATED MODULE: ./lib/engine/visit/http-client.js








/** Browsers follow 20 redirects; search engines fewer, which is for the checks to say. */
const MAX_REDIRECTS = 20;
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** Nobody sees the body of a redirect that is followed. A small one is read so that its connection can be kept. */
const MAX_REDIRECT_BODY_BYTES = 64 * 1024;
/** A host that takes no connection in this time is down. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Node's 250 ms would give up on each address of a distant host; browsers try the next one beside the first. */
const ADDRESS_ATTEMPT_TIMEOUT_MS = 2000;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const CONNECTIONS_PER_ORIGIN = 32;
const KEEP_ALIVE_MS = 4000;
/**
 * Gathers over HTTP. Every redirect is followed by hand, so that each hop is kept. It never rejects because of what a
 * server does: that is a {@link Failure}. It rejects when the signal in the options aborts, and where the caller
 * gives a header that HTTP does not allow.
 *
 * A name and password in a URL are sent to that URL's origin alone as Basic credentials, as browsers do, and are in
 * nothing that comes back.
 *
 * Proxies of the environment (`HTTPS_PROXY`) are used under the policy `any` alone: behind a proxy it is the proxy
 * that resolves names, so there would be no address to guard.
 */
class HttpClient {
    addresses;
    /** Resolves names for sockets under the address policy. */
    lookup;
    #options;
    #dispatcher;
    /**
     * HEAD has connections of its own, which are kept: a server that wrongly sends a body with it spoils what comes next
     * on the same connection, and then that is never a page.
     */
    #headDispatcher;
    #sockets = new Set();
    constructor(options) {
        this.addresses = options.addresses;
        this.lookup = (0,address_guard/* guardedLookup */.rN)(options.addresses, options.resolve);
        this.#options = options;
        this.#dispatcher = createDispatcher(options, this.lookup, this.#sockets);
        this.#headDispatcher = createDispatcher(options, this.lookup, this.#sockets);
    }
    async fetch(url, options = {}) {
        const { url: requestedUrl, credentials } = (0,url_credentials/* withoutCredentials */.r)(url);
        const known = credentials ? [credentials] : [];
        const hops = [];
        const seen = new Set();
        let next = requestedUrl;
        for (;;) {
            seen.add((0,redirect_target/* withoutFragment */.f2)(next));
            const step = await this.#step(next, options, known);
            if (step.hop)
                hops.push(step.hop);
            if ('failure' in step)
                return { requestedUrl, hops, failure: step.failure };
            if ('final' in step)
                return { requestedUrl, hops, final: step.final };
            const failure = endless(next, step.next, seen, hops.length);
            if (failure)
                return { requestedUrl, hops, failure };
            if (step.credentials)
                known.unshift(step.credentials);
            next = step.next;
        }
    }
    /** Ends every connection at once. */
    async close() {
        for (const socket of this.#sockets)
            socket.destroy(new Error('the client was closed'));
        await Promise.all([this.#dispatcher.destroy(), this.#headDispatcher.destroy()]);
    }
    async #step(url, options, known) {
        const address = URL.parse(url);
        if (!address || !(0,redirect_target/* isHttp */.Zc)(address)) {
            return { failure: { kind: 'bad-scheme', url, message: 'is not an http or https URL' } };
        }
        options.signal?.throwIfAborted();
        const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs;
        const limit = deadline(timeoutMs, options.signal);
        let draining;
        try {
            const answer = await this.#answer(address, options, known, limit);
            if (!isFollowed(answer.hop, options)) {
                return { hop: answer.hop, final: await readFinal(answer, options) };
            }
            draining = drain(answer.body);
            const target = (0,redirect_target/* redirectTarget */.ET)(answer.hop.location, answer.hop.url);
            if ('failure' in target)
                return { hop: answer.hop, ...target };
            return {
                hop: answer.hop,
                next: target.url,
                ...(target.credentials && { credentials: target.credentials }),
            };
        }
        catch (error) {
            options.signal?.throwIfAborted();
            if (isCallersMistake(error))
                throw error;
            if (error instanceof visit_body/* BodyConsumerFailed */._2)
                throw error.cause;
            if (!limit.passed)
                return { failure: failureOf(url, error) };
            const message = `did not answer completely within ${timeoutMs / 1000} s`;
            return { failure: { kind: 'timeout', url, message } };
        }
        finally {
            if (draining)
                void draining.finally(limit.clear);
            else
                limit.clear();
        }
    }
    /** Sends a request, twice where a kept connection turned out to be gone. */
    async #answer(address, options, known, limit) {
        (0,address_guard/* assertAddressAllowed */.$8)(address, this.addresses);
        for (let attempt = 1;; attempt++) {
            try {
                return await this.#send(address, options, known, limit.signal);
            }
            catch (error) {
                if (attempt > 1 || limit.signal.aborted || !mayBeStaleSocket(error))
                    throw error;
            }
        }
    }
    async #send(address, options, known, signal) {
        const started = external_node_perf_hooks_.performance.now();
        const requesting = (0,undici/* request */.Em)((0,redirect_target/* withoutFragment */.f2)(address.href), {
            ...(options.method === 'HEAD'
                ? { dispatcher: this.#headDispatcher, reset: false }
                : { dispatcher: this.#dispatcher }),
            method: options.method ?? 'GET',
            headers: this.#headersFor(address.origin, options, known),
            signal,
            headersTimeout: 0,
            bodyTimeout: 0,
            responseHeaders: 'raw',
        });
        const answer = await orAborted(requesting, signal);
        const ttfbMs = external_node_perf_hooks_.performance.now() - started;
        const headers = headerMap(answer.headers);
        const hop = { url: address.href, status: answer.statusCode, headers, ttfbMs };
        const location = headers.get('location')?.[0];
        if (location !== undefined)
            hop.location = Buffer.from(location, 'latin1').toString('utf8');
        return { ...answer, hop, started };
    }
    /** Names in lower case, so that what is more particular replaces what is less so. */
    #headersFor(origin, options, known) {
        const own = options.originHeaders;
        const authorization = known.find(credentials => credentials.origin === origin)?.authorization;
        const layers = [
            {
                'user-agent': this.#options.userAgent,
                accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
                'accept-encoding': 'gzip, deflate, br, zstd',
            },
            authorization === undefined ? {} : { authorization },
            options.headers ?? {},
            own?.origin === origin ? own.headers : {},
            options.userAgent === undefined ? {} : { 'user-agent': options.userAgent },
        ];
        return Object.fromEntries(layers.flatMap(layer => Object.entries(layer).map(([name, value]) => [name.toLowerCase(), value])));
    }
}
/** @param sockets where the open and opening ones are kept: undici would wait for those that never open */
function createDispatcher({ addresses, timeoutMs }, lookup, sockets) {
    const timeout = Math.min(CONNECT_TIMEOUT_MS, timeoutMs);
    const connector = (0,undici/* buildConnector */.gU)({
        lookup,
        timeout,
        allowH2: false,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_TIMEOUT_MS,
    });
    const connect = (options, callback) => {
        const socket = connector(options, callback);
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    };
    const common = {
        connect,
        connections: CONNECTIONS_PER_ORIGIN,
        keepAliveTimeout: KEEP_ALIVE_MS,
        allowH2: false,
    };
    const { env } = process;
    const proxied = env['HTTP_PROXY'] || env['HTTPS_PROXY'] || env['http_proxy'] || env['https_proxy'];
    if (!proxied || addresses === 'public-only')
        return new undici/* Agent */.g6(common);
    const excluded = env['no_proxy'] || env['NO_PROXY'];
    return new undici/* EnvHttpProxyAgent */.J2({
        ...common,
        connectTimeout: timeout,
        noProxy: [excluded, 'localhost,127.0.0.1,[::1]'].filter(Boolean).join(','),
    });
}
function isFollowed({ status, location }, { redirect }) {
    return redirect !== 'manual' && location !== undefined && REDIRECT_STATUSES.has(status);
}
async function readFinal({ hop, body, started }, options) {
    if (options.method === 'HEAD') {
        await body.dump();
        const totalMs = external_node_perf_hooks_.performance.now() - started;
        return { ...hop, body: Buffer.alloc(0), wireBytes: 0, truncated: false, totalMs };
    }
    const coding = hop.headers.get('content-encoding')?.join(',');
    const { consume, maxBytes = DEFAULT_MAX_BYTES } = options;
    const { bytes, ...read } = consume
        ? { bytes: Buffer.alloc(0), ...(await (0,visit_body/* consumeBody */.hI)(body, coding, maxBytes, all => consume(all, hop))) }
        : await (0,visit_body/* readBody */.x8)(body, coding, maxBytes);
    return { ...hop, body: bytes, ...read, totalMs: external_node_perf_hooks_.performance.now() - started };
}
function drain(body) {
    return body.dump({ limit: MAX_REDIRECT_BODY_BYTES }).catch(() => undefined);
}
/** Why a redirect is not followed further: it leads back, or there have been too many. */
function endless(url, next, seen, hops) {
    if (seen.has((0,redirect_target/* withoutFragment */.f2)(next))) {
        return { kind: 'redirect-loop', url, message: `redirects back to ${next}, a loop` };
    }
    if (hops > MAX_REDIRECTS) {
        return { kind: 'too-many-redirects', url, message: `redirects more than ${MAX_REDIRECTS} times` };
    }
    return undefined;
}
/**
 * White space around a value is not part of it (RFC 9110 section 5.5).
 *
 * @param raw names and values in turn, as they came
 */
function headerMap(raw) {
    const map = new Map();
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const name = raw[at].toLowerCase();
        const value = raw[at + 1].replace(/^[ \t]+/, '').trimEnd();
        const values = map.get(name);
        if (values)
            values.push(value);
        else
            map.set(name, [value]);
    }
    return map;
}
function isCallersMistake(error) {
    return error?.code === 'UND_ERR_INVALID_ARG';
}

// EXTERNAL MODULE: ./lib/engine/visit/charset.js
var charset = __webpack_require__(67086);
// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var visit_exchange = __webpack_require__(23849);
;// CONCATENATED MODULE: ./lib/engine/visit/link-check/fragment-targets.js

/** A page with scripts and less text than this, in characters, is made by its scripts: they make its ids too. */
const MIN_TEXT_OF_STATIC_PAGE = 200;
/**
 * The places of a page that a fragment can lead to. Only a hash of each is kept: a run may know those of thousands of
 * pages. Two texts with the same hash (1 in 4 billion) can hide a missing place, never invent one.
 */
class FragmentTargets {
    #hashes;
    /** Whether the page has scripts, which may make places that the source does not show. */
    scripted;
    /** Whether all places of the page as sent are here: it came whole, and scripts do not make all of it. */
    complete;
    constructor(names, { scripted, complete }) {
        this.#hashes = Uint32Array.from(new Set(Array.from(names, hash))).sort();
        this.scripted = scripted;
        this.complete = complete;
    }
    /**
     * Whether a fragment leads to a place of the page.
     *
     * @param fragment behind the `#`, as it stands in a parsed URL
     * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
     */
    has(fragment) {
        const decoded = percentDecoded(fragment);
        return fragment === '' || decoded.toLowerCase() === 'top' || this.#knows(fragment) || this.#knows(decoded);
    }
    #knows(name) {
        const wanted = hash(name);
        let low = 0;
        let high = this.#hashes.length - 1;
        while (low <= high) {
            const middle = (low + high) >> 1;
            const found = this.#hashes[middle];
            if (found === wanted)
                return true;
            if (found < wanted)
                low = middle + 1;
            else
                high = middle - 1;
        }
        return false;
    }
}
/**
 * The places of a document: every `id`, and every `name` of an `a`.
 *
 * @param truncated whether the body was cut
 */
function fragmentTargetsOf(document, truncated) {
    const names = [];
    for (const element of document.elements()) {
        const id = (0,visit_document/* attribute */.lt)(element, 'id');
        if (id)
            names.push(id);
        const name = element.tagName === 'a' ? (0,visit_document/* attribute */.lt)(element, 'name') : undefined;
        if (name)
            names.push(name);
    }
    const scripted = document.elements('script').length > 0;
    const made = scripted && isAlmostEmpty(document);
    return new FragmentTargets(names, { scripted, complete: !truncated && !made });
}
function isAlmostEmpty({ body }) {
    let room = MIN_TEXT_OF_STATIC_PAGE;
    const stack = body ? [body] : [];
    for (let node = stack.pop(); node && room > 0; node = stack.pop()) {
        if (node.nodeName === '#text')
            room -= (0,visit_document/* foldSpace */.GQ)(node.value ?? '').length;
        if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName))
            continue;
        for (let at = node.childNodes.length - 1; at >= 0; at--)
            stack.push(node.childNodes[at]);
    }
    return room > 0;
}
const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'template']);
/** As sent where it cannot be decoded. */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** FNV-1a over UTF-16 code units, in 32 bits. */
function hash(text) {
    let value = 0x811c9dc5;
    for (let at = 0; at < text.length; at++)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}

;// CONCATENATED MODULE: ./lib/engine/visit/link-check/host-lanes.js


/** Requests at once to all hosts together. */
const host_lanes_AT_ONCE = 32;
/** Requests at once to one host that is not audited: it did not ask for this. */
const AT_ONCE_PER_HOST = 3;
/** Requests at once to the audited origin, whose owner asked for them: a page of 50 links takes two rounds. */
const AT_ONCE_TO_AUDITED = 25;
/** Hosts that are remembered, the least recently used ones being forgotten first. */
const MAX_HOSTS = 5000;
/** Milliseconds that a host is left alone: longer than a run lasts mostly, so that a server asks anew one day. */
const CLOSED_MS = 10 * 60_000;
/** Keeps the requests of a run from pressing one host, and keeps away from hosts that ask for it or are down. */
class HostLanes {
    #all = (0,p_limit/* default */.A)(host_lanes_AT_ONCE);
    #lanes = new Map();
    #now;
    constructor(now = Date.now) {
        this.#now = now;
    }
    /**
     * Does work that asks a host, when it is the host's turn.
     *
     * @param audited whether the host is the audited one
     * @returns what the lane was closed with, where it is
     */
    run(host, audited, signal, work) {
        const lane = this.#lane(host, audited);
        return lane.limit(async () => {
            await this.#untilOpen(lane, signal);
            const closed = this.#closed(lane);
            return closed ? closed.answer : await this.#all(work);
        });
    }
    /** Lets nothing go to a host for a time. */
    pause(host, ms) {
        const lane = this.#lanes.get(host);
        if (lane)
            lane.openFrom = Math.max(lane.openFrom, this.#now() + ms);
    }
    /** Lets nothing go to a host for a long time. */
    close(host, answer) {
        const lane = this.#lanes.get(host);
        if (lane)
            lane.closed = { answer, until: this.#now() + CLOSED_MS };
    }
    #closed({ closed }) {
        return closed && closed.until > this.#now() ? closed : undefined;
    }
    #lane(host, audited) {
        const lane = this.#lanes.get(host) ?? {
            limit: (0,p_limit/* default */.A)(audited ? AT_ONCE_TO_AUDITED : AT_ONCE_PER_HOST),
            openFrom: 0,
            closed: undefined,
        };
        this.#lanes.delete(host);
        this.#lanes.set(host, lane);
        for (const [name, oldest] of this.#lanes) {
            if (this.#lanes.size <= MAX_HOSTS)
                break;
            if (oldest.limit.activeCount === 0)
                this.#lanes.delete(name);
        }
        return lane;
    }
    async #untilOpen(lane, signal) {
        const msToWait = () => (this.#closed(lane) ? 0 : lane.openFrom - this.#now());
        for (let ms = msToWait(); ms > 0; ms = msToWait())
            await (0,promises_.setTimeout)(ms, undefined, { signal });
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/link-check/link-answer.js

const PERMANENT = new Set([301, 308]);
/** The short form of an exchange. */
function linkAnswerOf({ hops, final, failure }) {
    const redirects = final ? hops.length - 1 : hops.length;
    const answer = { status: hops.at(-1)?.status ?? null, redirects };
    if (failure) {
        const { kind, code, message } = failure;
        answer.failure = code === undefined ? { kind, message } : { kind, code, message };
    }
    if (final && redirects > 0)
        answer.finalUrl = final.url;
    const firstOther = hops.findIndex(hop => !PERMANENT.has(hop.status));
    if (firstOther > 0)
        answer.movedTo = hops[firstOther].url;
    if (hops.slice(0, redirects).some(hop => (0,visit_exchange/* headerValues */.UE)(hop, 'set-cookie').length > 0)) {
        answer.cookieOnTheWay = true;
    }
    const retryAfter = final && (0,visit_exchange/* header */.wx)(final, 'retry-after');
    if (retryAfter !== undefined)
        answer.retryAfter = retryAfter;
    return answer;
}

;// CONCATENATED MODULE: ./lib/engine/visit/link-check/retry-after.js
/**
 * Milliseconds that a `Retry-After` asks to wait, 0 for a moment that has passed; undefined for what is neither seconds
 * nor an HTTP date.
 *
 * @param now milliseconds since 1970
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d{1,12}$/.test(text))
        return Number(text) * 1000;
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text))
        return undefined;
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

;// CONCATENATED MODULE: ./lib/engine/visit/link-check/link-checker.js








/** Targets whose answers a run keeps. */
const MAX_KEPT_ANSWERS = 50_000;
/** Milliseconds for one request. A target that is slower could not be verified. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Decoded bytes of a page that are read for its fragment targets. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** Milliseconds before the second try of what failed and may pass. */
const RETRY_PAUSE_MS = 500;
/** The longest wait, in milliseconds, that a `Retry-After` is granted; a host that asks for more is left alone. */
const MAX_RETRY_AFTER_MS = 10_000;
/**
 * Asks for the targets of links: each once a run, however many pages link to it. HEAD comes first; where it gives an
 * error or nothing, GET decides, whose body is not read. What may pass is tried a second time.
 */
class LinkChecker {
    #answers;
    #lanes;
    #now;
    /** @param ttlMs milliseconds that an answer serves; Infinity for a run */
    constructor(ttlMs = Number.POSITIVE_INFINITY, now = Date.now) {
        this.#answers = new Memo(MAX_KEPT_ANSWERS, ttlMs, now);
        this.#lanes = new HostLanes(now);
        this.#now = now;
    }
    /** Rejects where the signal aborts, never because of a server. */
    answer(request) {
        const known = this.#answers.find(pageKey(request.key));
        if (known)
            return known;
        if (request.fragments)
            return this.#answers.get(pageKey(request.key), () => this.#ask(request));
        return this.#answers.get(request.key, () => this.#ask(request));
    }
    /** Keeps the answer of a page that was read for another purpose, with the places of its fragments. */
    note(key, answer) {
        this.#answers.delete(pageKey(key));
        void this.#answers.get(pageKey(key), async () => answer);
    }
    async #ask(request) {
        const fetched = await request.fetched();
        if (fetched) {
            const answer = linkAnswerOf(fetched);
            const page = fetched.final;
            if (request.fragments && page && isHtml(fetched)) {
                answer.fragments = fragmentsIn(page.body, fetched, page.truncated);
            }
            if (!mayPass(answer))
                return answer;
        }
        const first = await this.#inLane(request, () => (request.fragments ? get(request) : headOrGet(request)));
        if (!mayPass(first))
            return this.#leaveAloneIfDown(request, first);
        if (!this.#mayAskAgain(request, first))
            return first;
        const second = await this.#inLane(request, () => get(request));
        if (isTurnedAway(second) && second.retryAfter !== undefined)
            this.#lanes.close(hostOf(request), DECLINED);
        return this.#leaveAloneIfDown(request, second);
    }
    #inLane(request, ask) {
        return this.#lanes.run(hostOf(request), request.audited, request.signal, ask);
    }
    /** Holds the host back for as long as it wants; false where it wants to be left alone for longer than is granted. */
    #mayAskAgain(request, first) {
        const asked = retryAfterMs(first.retryAfter, this.#now());
        if (asked !== undefined && asked > MAX_RETRY_AFTER_MS) {
            this.#lanes.close(hostOf(request), DECLINED);
            return false;
        }
        this.#lanes.pause(hostOf(request), Math.max(asked ?? 0, RETRY_PAUSE_MS));
        return true;
    }
    /** What holds for one link of a host that takes no connections holds for all of them. */
    #leaveAloneIfDown(request, answer) {
        const { failure, redirects } = answer;
        const down = failure && (failure.kind === 'dns' || DOWN_CODES.has(failure.code ?? ''));
        if (down && redirects === 0 && !request.audited)
            this.#lanes.close(hostOf(request), answer);
        return answer;
    }
}
const DECLINED = { status: null, redirects: 0, declined: true };
const DOWN_CODES = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);
function hostOf({ url }) {
    return new URL(url).host;
}
async function headOrGet(request) {
    const head = linkAnswerOf(await request.send({ method: 'HEAD', timeoutMs: REQUEST_TIMEOUT_MS }));
    return needsGet(head) ? await get(request) : head;
}
function pageKey(key) {
    return `page ${key}`;
}
async function get(request) {
    const chunks = [];
    const exchange = await request.send({
        timeoutMs: REQUEST_TIMEOUT_MS,
        maxBytes: MAX_PAGE_BYTES,
        consume: async (body, response) => {
            if (!request.fragments || !/html/.test((0,visit_exchange/* mediaType */.JL)(response)))
                return;
            for await (const chunk of body)
                chunks.push(chunk);
        },
    });
    const answer = linkAnswerOf(exchange);
    if (request.fragments && exchange.final && isHtml(exchange)) {
        answer.fragments = fragmentsIn(Buffer.concat(chunks), exchange, exchange.final.truncated);
    }
    return answer;
}
function isHtml({ final }) {
    if (!final || final.status < 200 || final.status > 299)
        return false;
    const type = (0,visit_exchange/* mediaType */.JL)(final);
    return type === 'text/html' || type === 'application/xhtml+xml';
}
function fragmentsIn(body, { final }, truncated) {
    const { text } = (0,charset/* decodeHtml */.i)(body, (0,visit_exchange/* header */.wx)(final, 'content-type'));
    return fragmentTargetsOf(new visit_document/* HtmlDocument */.Df(text, final.url), truncated);
}
/** Servers answer HEAD with errors of all kinds, or not at all, where GET works. */
function needsGet({ status, failure }) {
    if (!failure)
        return status !== null && status >= 400 && status !== 429;
    if (failure.kind === 'timeout')
        return failure.code === undefined;
    return ['connection', 'protocol', 'bad-encoding'].includes(failure.kind);
}
function isTurnedAway({ status }) {
    return status === 429 || status === 503;
}
/** Whether a second try may end otherwise. */
function mayPass(answer) {
    const { status, failure } = answer;
    if (failure)
        return failure.kind === 'dns' || failure.kind === 'connection';
    return status === 429 || (status !== null && status >= 500 && status < 600);
}

// EXTERNAL MODULE: ./lib/engine/visit/tls.js
var tls = __webpack_require__(45859);
;// CONCATENATED MODULE: ./lib/engine/visit/visit.js














/** Hosts whose handshakes one visit keeps, where it has no memo to share. */
const TLS_HOSTS = 20;
/** Works on the site that one visit keeps, where it has no memo to share. */
const SITE_WORKS = 20;
/**
 * All that the engine gathers about one URL. Each thing is gathered when the first tool asks for it and kept for the
 * others, so tools may ask as often as they like.
 */
class Visit {
    /** The audited URL, without the name and password that it may have been given with. */
    url;
    signal;
    #options;
    #origin;
    #originHeaders;
    #fetched = new Map();
    #tlsMemo;
    #siteWork;
    #links;
    #dns;
    #robots = new Map();
    #page;
    #rendered;
    constructor(url, options) {
        const { url: shown, credentials } = (0,url_credentials/* withoutCredentials */.r)(url);
        this.url = shown;
        this.#origin = URL.parse(shown)?.origin ?? '';
        this.#originHeaders = {
            ...(credentials && { authorization: credentials.authorization }),
            ...options.headers,
        };
        this.signal = options.signal;
        this.#options = options;
        this.#tlsMemo = options.tlsMemo ?? new Memo(TLS_HOSTS, Number.POSITIVE_INFINITY);
        this.#siteWork = options.siteWork ?? new Memo(SITE_WORKS, Number.POSITIVE_INFINITY);
        this.#links = options.links ?? new LinkChecker();
        this.#dns = options.dns ?? new DnsResolver({ servers: (0,external_node_dns_.getServers)() });
    }
    /** The audited URL with every redirect. Never rejects because of the server: see {@link Exchange}. */
    exchange() {
        return this.fetch(this.url);
    }
    /**
     * The audited page as a response, whatever its type and status.
     *
     * @throws NotMeasured where there is none
     */
    async response() {
        const exchange = await this.exchange();
        if (exchange.final)
            return exchange.final;
        throw new not_measured/* NotMeasured */.k(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    /**
     * The audited page as a document.
     *
     * @throws NotMeasured where it cannot be fetched or does not answer 2xx
     * @throws NotApplicable where it is not HTML
     */
    htmlPage() {
        if (!this.#page) {
            this.#page = this.#openPage();
            this.#page.catch(() => undefined);
        }
        return this.#page;
    }
    /**
     * The audited page as Chrome shows it on a phone, with everything that was gathered from its one load.
     *
     * @throws NotMeasured where the page cannot be fetched, does not answer 2xx, does not come to an end in Chrome, or
     *   where there is no Chrome
     * @throws NotApplicable where it is not HTML
     */
    rendered() {
        if (!this.#rendered) {
            this.#rendered = this.#render();
            this.#rendered.catch(() => undefined);
        }
        return this.#rendered;
    }
    /**
     * Fetches another URL for this page alone, once for each combination of method, user agent and headers.
     * The `headers` of the settings go along to the audited origin.
     */
    fetch(url, options = {}) {
        const key = keyOf(url, options);
        // The page itself is asked for anew: what another page of the run saw of it may be old.
        const known = url === this.url ? undefined : this.#options.siteMemo.find(this.#siteKey(key));
        return remember(this.#fetched, key, () => known ?? this.#send(url, options));
    }
    /** Fetches a URL that belongs to the site and not to this page (robots.txt, a probe of its origin): once a run. */
    fetchForSite(url, options = {}) {
        const key = keyOf(url, options);
        return this.#options.siteMemo.get(this.#siteKey(key), () => this.#fetched.get(key) ?? this.#send(url, options));
    }
    /**
     * Fetches a URL and hands its decoded body on piece by piece, so that none of it is held. It is asked for anew each
     * time: keep what is made of it with {@link onceForSite}.
     */
    stream(url, consume, options = {}) {
        return this.#send(url, { ...options, consume });
    }
    /**
     * Work on the site as a whole (not on this page), done once a run under its key and kept for all pages.
     *
     * @param key names the work and the site, as `sitemaps https://www.example.com`; each has one type of result
     */
    onceForSite(key, work) {
        return this.#siteWork.get(this.#siteKey(key), work);
    }
    /**
     * What stands behind a link, in short: asked once a run, whatever number of pages link to it. A request for the same
     * URL that another tool has made with {@link fetch} or {@link fetchForSite} serves as well.
     *
     * @param url http or https
     * @param fragments whether the page is to be read for the places that fragments lead to
     */
    linkAnswer(url, { fragments = false } = {}) {
        const target = (0,redirect_target/* withoutFragment */.f2)(url);
        const plain = keyOf(target, {});
        return this.#links.answer({
            key: this.#siteKey(target),
            url: target,
            fragments,
            audited: new URL(target).origin === this.#origin,
            signal: this.signal,
            send: options => this.#send(target, options),
            fetched: () => this.#fetched.get(plain) ?? this.#options.siteMemo.find(this.#siteKey(plain)),
        });
    }
    /** Keeps what stands behind links to the audited page, so that no page of the run asks for it again. */
    async noteAsLinkTarget() {
        const [exchange, page] = await Promise.all([this.exchange(), this.htmlPage()]);
        const fragments = fragmentTargetsOf(page.document, page.response.truncated);
        const note = (url, answer) => this.#links.note(this.#siteKey((0,redirect_target/* withoutFragment */.f2)(url)), { ...answer, fragments });
        note(new URL(this.url).href, linkAnswerOf(exchange));
        if (exchange.hops.length > 1)
            note(page.url, { status: page.response.status, redirects: 0 });
    }
    /** What was given to the headers of one origin is not what another visit, without them, would get. */
    #siteKey(key) {
        const sentHeaders = Object.keys(this.#originHeaders).length > 0 ? [this.#origin, this.#originHeaders] : [];
        return JSON.stringify([key, ...sentHeaders]);
    }
    /** robots.txt of the origin of a URL, as a crawler sees it. Never rejects because of the server. */
    async robotsTxt(url) {
        const address = new URL('/robots.txt', url).href;
        return remember(this.#robots, address, async () => (0,robots_txt/* readRobotsTxt */.mO)(address, await this.fetchForSite(address)));
    }
    /** What TLS handshakes with a host show: certificate, versions, ciphers. Never rejects because of the server. */
    tls(host, port = 443) {
        const { http, signal } = this.#options;
        const { addresses, lookup } = http;
        return this.#tlsMemo.get(`${host}:${port}`, () => (0,tls/* gatherTls */.j)({ host, port, addresses, lookup, signal }));
    }
    /** Records of a name in the DNS, each asked for once a run. Never rejects because of a server. */
    dns(name, type, options) {
        return this.#dns.query(name, type, this.signal, options);
    }
    #send(url, options) {
        const { http, signal } = this.#options;
        return http.fetch(url, {
            ...options,
            signal,
            originHeaders: { origin: this.#origin, headers: this.#originHeaders },
        });
    }
    async #render() {
        await this.htmlPage();
        const { browser, signal } = this.#options;
        if (!browser)
            throw new not_measured/* NotMeasured */.k('it needs Chrome, and this run has none');
        const originHeaders = { origin: this.#origin, headers: this.#originHeaders };
        return await browser.load({ url: this.url, originHeaders, signal });
    }
    async #openPage() {
        const response = await this.response();
        if (response.status < 200 || response.status > 299)
            throw new not_measured/* NotMeasured */.k(statusReason(response));
        const type = (0,visit_exchange/* mediaType */.JL)(response);
        if (type !== '' && type !== 'text/html' && type !== 'application/xhtml+xml') {
            throw new not_measured/* NotApplicable */.b(`${response.url} is ${type}, not HTML`);
        }
        if (type === '' && !looksLikeHtml(response.body)) {
            throw new not_measured/* NotApplicable */.b(`${response.url} has no Content-Type and does not look like HTML`);
        }
        const { text, encoding } = (0,charset/* decodeHtml */.i)(response.body, (0,visit_exchange/* header */.wx)(response, 'content-type'));
        return { url: response.url, response, document: new visit_document/* HtmlDocument */.Df(text, response.url), encoding };
    }
}
function statusReason({ url, status }) {
    const what = `${url} answers ${status}`;
    if (status === 401 || status === 403) {
        return `${what}: the page is protected; give the header that lets an audit in with the setting "headers"`;
    }
    if (status === 429)
        return `${what}: the site limits requests; lower "concurrency" or let the audit in`;
    return `${what}, so there is no page that a search engine would index`;
}
function looksLikeHtml(body) {
    return /^\s*(<!doctype html|<html|<head|<!--)/i.test(body.subarray(0, 512).toString('latin1'));
}
function keyOf(url, options) {
    const at = url.indexOf('#');
    return JSON.stringify([at < 0 ? url : url.slice(0, at), options]);
}
function remember(kept, key, make) {
    let value = kept.get(key);
    if (!value) {
        value = make();
        // Whoever asks sees the rejection; a tool that has given up meanwhile must not end the process with it.
        value.catch(() => undefined);
        kept.set(key, value);
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/engine/visit/visit-store.js
/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released, `ttlMs` after its last use, or when more than `maxVisits` are kept and it is the
 * one whose last use is longest ago.
 */
class VisitStore {
    #kept = new Map();
    #open;
    #ttlMs;
    #maxVisits;
    /**
     * @param ttlMs milliseconds after the last use; undefined keeps a visit until it is released
     * @param maxVisits most visits kept
     */
    constructor(open, ttlMs, maxVisits = Number.POSITIVE_INFINITY) {
        this.#open = open;
        this.#ttlMs = ttlMs;
        this.#maxVisits = maxVisits;
    }
    get(url) {
        const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined };
        this.#kept.delete(url);
        this.#kept.set(url, kept);
        for (const oldest of this.#kept.keys()) {
            if (this.#kept.size <= this.#maxVisits)
                break;
            this.release(oldest);
        }
        if (this.#ttlMs !== undefined) {
            clearTimeout(kept.expiry);
            kept.expiry = setTimeout(() => this.release(url), this.#ttlMs).unref();
        }
        return kept.visit;
    }
    release(url) {
        clearTimeout(this.#kept.get(url)?.expiry);
        this.#kept.delete(url);
    }
    clear() {
        for (const url of this.#kept.keys())
            this.release(url);
    }
}

;// CONCATENATED MODULE: ./lib/engine/engine.js















/** Most milliseconds for one request with its body, however long a tool may take. */
const engine_REQUEST_TIMEOUT_MS = 30_000;
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_SHARE = 0.75;
/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000;
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024;
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64;
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const engine_SITE_WORKS = 50;
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100;
/** The contract, fulfilled by our own analyser in this process. */
function createEngine(options) {
    const http = new HttpClient({
        addresses: options.addresses,
        userAgent: `Mozilla/5.0 (compatible; SEO-Preflight/${options.version})`,
        timeoutMs: Math.min(options.timeoutMs, engine_REQUEST_TIMEOUT_MS),
    });
    const closing = new AbortController();
    const siteTtlMs = options.visitTtlMs ?? Number.POSITIVE_INFINITY;
    const siteMemo = new Memo(SITE_MEMO_ENTRIES, siteTtlMs, Date.now, {
        max: SITE_MEMO_BYTES,
        sizeOf: exchange => exchange.final?.body.length ?? 0,
    });
    const tlsMemo = new Memo(TLS_MEMO_HOSTS, siteTtlMs);
    const siteWork = new Memo(engine_SITE_WORKS, siteTtlMs);
    const links = new LinkChecker(siteTtlMs);
    const dns = new DnsResolver({ servers: (0,external_node_dns_.getServers)(), keepMs: siteTtlMs });
    const { headers } = options;
    const browser = new ChromeBrowser({
        addresses: options.addresses,
        deadlineMs: Math.min(options.timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
        ...(options.chromePath === undefined ? {} : { chromePath: options.chromePath }),
    });
    const open = (url) => new Visit(url, {
        http,
        siteMemo,
        tlsMemo,
        siteWork,
        links,
        dns,
        headers,
        browser,
        signal: closing.signal,
    });
    const visits = new VisitStore(open, options.visitTtlMs, options.visitTtlMs === undefined ? undefined : MAX_KEPT_VISITS);
    async function run(tool, url, { signal } = {}) {
        assertAuditable(url, options.addresses);
        const load = engine_tools/* TOOL_LOADERS */.y[tool];
        const { url: shown } = (0,url_credentials/* withoutCredentials */.r)(url);
        if (!load)
            return notMeasuredRun(tool, shown, 'the engine does not have this tool yet');
        const work = async () => runTool(await load(), visits.get(url));
        return await within(options.timeoutMs, signal, work, () => notMeasuredRun(tool, shown, `it did not finish within ${options.timeoutMs / 1000} s`, options.timeoutMs));
    }
    async function analyze(url, { signal } = {}) {
        assertAuditable(url, options.addresses);
        const startedAt = new Date();
        const timeoutMs = options.timeoutMs * ANALYSED_PAGES;
        const work = () => analyzeSite(url, {
            tools: tools/* TOOLS */.I.filter(tool => engine_tools/* TOOL_LOADERS */.y[tool]),
            open: page => visits.get(page),
            release: page => visits.release(page),
            runTool: (tool, page) => run(tool, page, signal ? { signal } : {}),
            signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
        });
        const found = await within(timeoutMs, signal, work, () => notAnalyzed(`it did not finish within ${timeoutMs / 1000} s`));
        return {
            url: (0,url_credentials/* withoutCredentials */.r)(url).url,
            ...found,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
    return {
        async me() {
            return { name: 'engine', plan: null, facts: { version: options.version } };
        },
        analyze,
        runTool: run,
        async rankProjects() {
            return [];
        },
        async rankProject(id) {
            throw unknownProject(id);
        },
        async rankDashboard(id) {
            throw unknownProject(id);
        },
        release: url => visits.release(url),
        async close() {
            closing.abort();
            visits.clear();
            await Promise.all([http.close(), browser.close()]);
        },
    };
}
/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url, addresses) {
    try {
        (0,address_guard/* assertAddressAllowed */.$8)(new URL(url), addresses);
    }
    catch (error) {
        throw new errors/* ApiError */.h('bad-request', error.message, { status: 422, cause: error });
    }
}
function unknownProject(id) {
    return new errors/* ApiError */.h('not-found', `there is no rank project "${id}"`, { status: 404 });
}
function notMeasuredRun(tool, url, reason, durationMs = 0) {
    const startedAt = new Date(Date.now() - durationMs).toISOString();
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt,
        durationMs,
    };
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
function cancelled() {
    return new errors/* ApiError */.h('cancelled', 'the call was cancelled');
}


/***/ }),

/***/ 71554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ allTools),
/* harmony export */   y: () => (/* binding */ TOOL_LOADERS)
/* harmony export */ });
/** Loads each tool that the engine has; what a tool needs is loaded with it, when it is first asked for. */
const TOOL_LOADERS = {
    robots: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(9013), __webpack_require__.e(8521)]).then(__webpack_require__.bind(__webpack_require__, 58521))).robotsTool,
    sitemap: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(9013), __webpack_require__.e(6282)]).then(__webpack_require__.bind(__webpack_require__, 86282))).sitemapTool,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8701), __webpack_require__.e(3080)]).then(__webpack_require__.bind(__webpack_require__, 3080))).schemaTool,
    serp: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(9013), __webpack_require__.e(8701), __webpack_require__.e(5947)]).then(__webpack_require__.bind(__webpack_require__, 55947))).serpTool,
    hreflang: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9013), __webpack_require__.e(9112), __webpack_require__.e(5086)]).then(__webpack_require__.bind(__webpack_require__, 15086))).hreflangTool,
    mobile: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8859)]).then(__webpack_require__.bind(__webpack_require__, 58859))).mobileTool,
    security: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5015), __webpack_require__.e(1044)]).then(__webpack_require__.bind(__webpack_require__, 31044))).securityTool,
    redirects: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2137)]).then(__webpack_require__.bind(__webpack_require__, 42137))).redirectsTool,
    content: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(6449)]).then(__webpack_require__.bind(__webpack_require__, 26449))).contentTool,
    technology: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(2300)]).then(__webpack_require__.bind(__webpack_require__, 12300))).technologyTool,
    accessibility: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8556), __webpack_require__.e(6039)]).then(__webpack_require__.bind(__webpack_require__, 46039))).accessibilityTool,
    cookies: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5775)]).then(__webpack_require__.bind(__webpack_require__, 95775))).cookiesTool,
    dns: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7969)]).then(__webpack_require__.bind(__webpack_require__, 17969))).dnsTool,
    'broken-links': async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(9455), __webpack_require__.e(6002)]).then(__webpack_require__.bind(__webpack_require__, 86002))).brokenLinksTool,
    geo: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(9013), __webpack_require__.e(8701), __webpack_require__.e(9112), __webpack_require__.e(7889)]).then(__webpack_require__.bind(__webpack_require__, 60270))).geoTool,
};
/** All tools that the engine has, in the order of the contract. */
async function allTools() {
    return await Promise.all(Object.values(TOOL_LOADERS).map(load => load()));
}


/***/ }),

/***/ 68988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


/** A `Content-Encoding` that cannot be undone, or a body that does not follow it. */
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
/** More codings than this on one body are an attack: each one costs memory of its own. */
const MAX_CODINGS = 5;
/** RFC 9659 section 3: a decoder of the content coding "zstd" need not hold a window of more than 8 MB. */
const ZSTD_WINDOW_LOG = 23;
/** Registered codings that were not asked for: the body is unreadable, where an unregistered word is a slip. */
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than about `maxBytes`
 * decoded. The source is always ended, whatever happens.
 *
 * As in browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 * @throws BadContentEncoding where the body cannot be decoded; the source's own error where it breaks off
 */
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
/** The code that was handed a body to read failed itself: a bug of ours, no fault of the body. */
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
/**
 * As {@link readBody}, but hands the decoded body on piece by piece and holds none of it. What the consumer leaves is
 * not read. Where the body breaks off, that is thrown even where the consumer hides it.
 *
 * @throws BodyConsumerFailed where the consumer throws of its own, that being the cause
 */
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            yield* capped(decode(source, contentEncoding, read), maxBytes, read);
        }
        catch (error) {
            broken = error instanceof BadContentEncoding ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return codingsOf(contentEncoding).reduceRight(undo, counted);
}
async function* capped(chunks, maxBytes, read) {
    let room = maxBytes;
    for await (const chunk of chunks) {
        read.truncated = chunk.length > room;
        yield read.truncated ? chunk.subarray(0, room) : chunk;
        if (read.truncated)
            return;
        room -= chunk.length;
    }
}
function codingsOf(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(isKnown) ? codings : [];
}
function isKnown(coding) {
    return ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'].includes(coding);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
/** Undoes gzip of a file that is compressed in itself, whatever HTTP did to it. */
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
/** Undoes one coding. A body without a byte has nothing to undo: it is what HEAD, 204 and 304 give. */
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    let first;
    do
        first = await chunks.next();
    while (!first.done && first.value.length === 0);
    if (first.done)
        return;
    const start = first.value;
    async function* all() {
        yield start;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    // The error reaches the loop that reads; the pipeline is there to end what is behind it.
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, decoderOf(coding, start[0]), () => { });
}
function decoderOf(coding, firstByte) {
    switch (coding) {
        case 'br':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress();
        case 'zstd':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress({ params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
        case 'deflate':
            // "deflate" is zlib by its definition, but some servers send the raw form: the first byte tells which.
            return (firstByte & 0x0f) === 8 ? node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate() : node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw();
        default:
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip();
    }
}
function badEncoding(contentEncoding, cause) {
    return new BadContentEncoding(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
}


/***/ }),

/***/ 67086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53796);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const label = charsetOf(contentType);
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
    return { text: decode(body, encoding), encoding };
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return new TextDecoder(encoding).decode(body);
}


/***/ }),

/***/ 8348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   Ni: () => (/* binding */ namesUpwards),
/* harmony export */   r6: () => (/* binding */ isQueryable)
/* harmony export */ });
const MAX_LABEL = 63;
const MAX_NAME = 253;
/** A name in lower case, without the dot at its end; the root is empty. */
function canonicalName(name) {
    return name.toLowerCase().replace(/\.$/, '');
}
/** Whether a name can be asked for: labels of 1 to 63 octets, 253 together (RFC 1035 section 2.3.4). */
function isQueryable(name) {
    if (name === '')
        return true;
    return (Buffer.byteLength(name) <= MAX_NAME &&
        name.split('.').every(label => label !== '' && Buffer.byteLength(label) <= MAX_LABEL));
}
/** The name and each name above it, the top-level domain last. */
function namesUpwards(name) {
    const labels = canonicalName(name).split('.');
    return labels.map((_, index) => labels.slice(index).join('.'));
}


/***/ }),

/***/ 45859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ TLS_VERSIONS),
/* harmony export */   j: () => (/* binding */ gatherTls)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
/* harmony import */ var _address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31118);



const TLS_VERSIONS = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'];
/** Most milliseconds for one handshake, connection included. */
const HANDSHAKE_TIMEOUT_MS = 8000;
/** Most certificates of a chain that are looked at. */
const MAX_CHAIN = 10;
/**
 * Security level 0 of OpenSSL admits what browsers refuse (old versions, short keys, SHA-1), so that it can be seen and
 * named. Nothing is ever sent over these connections.
 */
const CIPHERS = `${node_tls__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_CIPHERS}:@SECLEVEL=0`;
/** Errors that say that this machine's TLS library, not the server, cannot speak a version. */
const LOCAL_LIMITS = new Set(['ERR_SSL_NO_PROTOCOLS_AVAILABLE', 'ERR_SSL_NO_CIPHERS_AVAILABLE']);
/**
 * Shakes hands with a host: once with all that this machine can speak, then once for each further version of TLS. The
 * certificate is not required to be valid, so that an invalid one can be described. Never rejects because of the
 * server; rejects when the signal aborts.
 */
async function gatherTls(target) {
    const { port } = target;
    const host = target.host.replace(/^\[|\]$/g, '');
    const first = await shakeHands(host, target, 'TLSv1', 'TLSv1.3');
    if ('error' in first)
        return { host, port, failure: failureOf(first.error) };
    const support = await Promise.all(TLS_VERSIONS.map(async (version) => {
        if (version === first.handshake.protocol)
            return [version, 'offered'];
        return [version, supportOf(await shakeHands(host, target, version, version))];
    }));
    const versions = Object.fromEntries(support);
    return { host, port, handshake: first.handshake, versions };
}
function failureOf({ message, code }) {
    const failure = { message: message || code || 'no reason given' };
    return code === undefined ? failure : { ...failure, code };
}
function supportOf(attempt) {
    if ('handshake' in attempt)
        return 'offered';
    const code = attempt.error.code ?? '';
    if (LOCAL_LIMITS.has(code))
        return 'not-measured';
    return code === 'ECONNRESET' || code === 'EPROTO' || code.startsWith('ERR_SSL_')
        ? 'refused'
        : 'not-measured';
}
async function shakeHands(host, { port, addresses, lookup, signal }, minVersion, maxVersion) {
    signal.throwIfAborted();
    const { promise, resolve } = Promise.withResolvers();
    const end = (error) => resolve({ error });
    let socket;
    const late = new Error(`no TLS handshake within ${HANDSHAKE_TIMEOUT_MS / 1000} s`);
    const timer = setTimeout(() => end(late), HANDSHAKE_TIMEOUT_MS);
    const cancel = () => end(new Error('cancelled'));
    signal.addEventListener('abort', cancel, { once: true });
    try {
        (0,_address_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .assertAddressAllowed */ .$8)(new URL(`https://${(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? `[${host}]` : host}`), addresses);
        const connected = node_tls__WEBPACK_IMPORTED_MODULE_1__.connect({
            host,
            port,
            minVersion,
            maxVersion,
            ciphers: CIPHERS,
            ALPNProtocols: ['h2', 'http/1.1'],
            rejectUnauthorized: false,
            lookup: lookup ?? (0,_address_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .guardedLookup */ .rN)(addresses),
            ...((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) ? {} : { servername: host }),
        });
        socket = connected;
        connected.once('secureConnect', () => resolve(describe(connected, host)));
        connected.on('error', end);
        connected.once('close', () => end(new Error('the connection ended during the TLS handshake')));
        return await promise;
    }
    catch (error) {
        return { error: error };
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        socket?.destroy();
        signal.throwIfAborted();
    }
}
function describe(socket, host) {
    const leaf = socket.getPeerX509Certificate();
    if (!leaf)
        return { error: new Error('the server sent no certificate') };
    const protocol = socket.getProtocol();
    const { standardName } = socket.getCipher();
    const exchange = socket.getEphemeralKeyInfo();
    const handshake = {
        protocol,
        cipher: standardName,
        forwardSecrecy: protocol === 'TLSv1.3' || /^TLS_(ECDHE|DHE)_/.test(standardName),
        alpn: socket.alpnProtocol || null,
        chain: chainOf(leaf),
        coversHost: covers(leaf, host),
    };
    if (exchange?.name)
        handshake.keyExchange = exchange.name;
    const untrusted = trustError(socket);
    return { handshake: untrusted === undefined ? handshake : { ...handshake, untrusted } };
}
/** Node.js checks the host name only after the chain, and reports both in one place. */
function trustError(socket) {
    const error = socket.authorizationError;
    const code = typeof error === 'object' && error !== null ? (error.code ?? error.message) : error;
    return !code || code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? undefined : code;
}
function chainOf(leaf) {
    const chain = [certificateOf(leaf)];
    for (let at = leaf; chain.length < MAX_CHAIN;) {
        const issuer = at.issuerCertificate;
        if (!issuer || issuer.fingerprint256 === at.fingerprint256)
            break;
        chain.push(certificateOf(issuer));
        at = issuer;
    }
    return chain;
}
/** Browsers look at the subject alternative names alone, and at wildcards for a whole label only. */
function covers(certificate, host) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host))
        return certificate.checkIP(host) !== undefined;
    return certificate.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined;
}
const CURVE_BITS = {
    secp192r1: 192,
    prime192v1: 192,
    secp224r1: 224,
    prime256v1: 256,
    secp256k1: 256,
    secp384r1: 384,
    secp521r1: 521,
};
function certificateOf(certificate) {
    const { asymmetricKeyType: keyType, asymmetricKeyDetails: details } = certificate.publicKey;
    const described = {
        subject: oneLine(certificate.subject),
        issuer: oneLine(certificate.issuer),
        names: certificate.subjectAltName ?? '',
        validFrom: certificate.validFromDate,
        validTo: certificate.validToDate,
        keyType: keyType ?? 'unknown',
        selfSigned: certificate.checkIssued(certificate),
    };
    const bits = details?.modulusLength ?? CURVE_BITS[details?.namedCurve ?? ''];
    if (bits !== undefined)
        described.keyBits = bits;
    const { signatureAlgorithm } = certificate;
    if (signatureAlgorithm !== undefined)
        described.signatureAlgorithm = signatureAlgorithm;
    return described;
}
/** OpenSSL gives one attribute a line. */
function oneLine(name) {
    return (name ?? '').split('\n').join(', ');
}


/***/ })

};
