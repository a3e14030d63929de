export const id = 9328;
export const ids = [9328];
export const modules = {

/***/ 29328:
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
        await options.walk(async () => {
            const walk = crawl(start, { maxPages: ANALYSED_PAGES, signal: options.signal, ...visits });
            for await (const { url, visit } of walk) {
                await visit.noteAsLinkTarget();
                found.push(address(url));
            }
        });
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
// EXTERNAL MODULE: ./lib/engine/visit/login-wall.js
var login_wall = __webpack_require__(97876);
// EXTERNAL MODULE: ./lib/engine/visit/preview.js
var visit_preview = __webpack_require__(40242);
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
    const exchange = await visit.exchange();
    const obstacle = obstacleTo(visit, exchange);
    const findings = obstacle === undefined ? await findingsOf(tool, visit) : new not_measured/* NotMeasured */.k(obstacle);
    const finalUrl = exchange.final?.url;
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
/** Why what answers is not the page that was meant; undefined where it is. */
function obstacleTo({ url, preview }, exchange) {
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return `${url} is behind ${wall.name}: ${wall.advice}`;
    const end = exchange.final && new URL(exchange.final.url);
    return end && (0,visit_preview/* isOnProduction */.dT)(preview, end)
        ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
        : undefined;
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

;// CONCATENATED MODULE: ./lib/engine/timed-work.js

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
/** Folder of the profile. */
const PROFILE = 'profile';
/** What others switch off and pages must not have: popups, and navigations and messages without a brake. */
const UNWANTED_DEFAULTS = ['--disable-popup-blocking', '--disable-ipc-flooding-protection'];
/** Chrome draws these parts of its own window as pages: each costs a process at the start, and nobody sees them. */
const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton'];
/**
 * Starts Chrome as the `lighthouse` command does, for another thread: nothing of this one is connected to it, so nothing
 * here delays its pages. With others of puppeteer's flags (`--hide-scrollbars` is one) some pages paint seconds earlier
 * than they do there.
 *
 * @throws NotMeasured where it does not start
 */
async function startRemoteChrome(options) {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    const flags = Launcher.defaultFlags()
        .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
        // Of several flags of one name Chrome reads the last.
        .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag));
    const { browser, ...chrome } = await start(options, folder => ({
        ...launchOptionsFor(options, folder),
        ignoreDefaultArgs: true,
        args: [
            ...flags,
            '--headless=new',
            // Containers have little shared memory.
            '--disable-dev-shm-usage',
            `--user-data-dir=${(0,external_node_path_.join)(folder, PROFILE)}`,
            ...argumentsFor(options),
        ],
    }));
    const endpoint = browser.wsEndpoint();
    const { promise: ended, resolve } = Promise.withResolvers();
    browser.process()?.once('exit', () => resolve());
    await browser.disconnect();
    return { ...chrome, endpoint, ended };
}
/**
 * Starts Chrome with a profile of its own, which is gone when it is closed.
 *
 * @throws NotMeasured where it does not start
 */
function startChrome(options) {
    return start(options, folder => ({
        ...launchOptionsFor(options, folder),
        // It listens to this process alone.
        pipe: true,
        userDataDir: (0,external_node_path_.join)(folder, PROFILE),
        ignoreDefaultArgs: UNWANTED_DEFAULTS,
        args: argumentsFor(options),
    }));
}
/** @param launchOptions of a Chrome that has its files in a folder */
async function start(options, launchOptions) {
    const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(options.folder ?? (0,external_node_os_.tmpdir)(), 'seo-preflight-chrome-'));
    const discard = () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const removeFolder = async () => {
        process.off('exit', discard);
        // What Chrome's processes still wrote while they ended is removed at the next try.
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined);
    };
    try {
        const { browser, unsandboxed } = await launch(launchOptions(folder));
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
async function launch(options) {
    const puppeteer = await __webpack_require__.e(/* import() */ 6846).then(__webpack_require__.bind(__webpack_require__, 16846));
    const bare = { ...options, args: [...options.args, '--no-sandbox'] };
    if (process.getuid?.() === 0) {
        return {
            browser: await puppeteer.launch(bare),
            unsandboxed: 'it runs as root, where Chrome has no sandbox',
        };
    }
    try {
        return { browser: await puppeteer.launch(options) };
    }
    catch (error) {
        // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
        const browser = await puppeteer.launch(bare).catch(() => {
            throw error;
        });
        return { browser, unsandboxed: 'this system does not let Chrome make its sandbox' };
    }
}
function launchOptionsFor({ path, env = process.env }, folder) {
    return {
        executablePath: path,
        env: chromeEnvironment(env, folder),
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: START_TIMEOUT_MS,
        protocolTimeout: PROTOCOL_TIMEOUT_MS,
        defaultViewport: null,
        waitForInitialPage: false,
    };
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

// EXTERNAL MODULE: ./lib/engine/page/addresses.js
var addresses = __webpack_require__(69204);
// EXTERNAL MODULE: ./lib/engine/visit/deadline.js
var deadline = __webpack_require__(10032);
// EXTERNAL MODULE: ./lib/engine/visit/document.js
var visit_document = __webpack_require__(91709);
// EXTERNAL MODULE: ./lib/engine/visit/rendered-document.js
var rendered_document = __webpack_require__(723);
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/document-source.js
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
    const strays = Array.from(document.head?.childNodes ?? []).filter(isStray);
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
                if (strays.includes(child))
                    continue;
                const copied = inert.importNode(child, child instanceof HTMLTemplateElement);
                target.appendChild(copied);
                if (!(child instanceof HTMLTemplateElement))
                    open.push([child, copied]);
            }
        }
        const body = copy.querySelector('body');
        body?.prepend(...strays.map(node => inert.importNode(node, true)));
        return copy;
    };
    const source = (hosts || strays.length > 0 ? copyOf() : root).outerHTML;
    if (source.length > limit)
        return source.length;
    return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source;
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
        const { width, height, top, left, bottom, right } = image.getBoundingClientRect();
        const pixels = (...sides) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
        const attributes = image.hasAttribute('width') && image.hasAttribute('height');
        return {
            selector: selectorOf(image),
            src: image.currentSrc.slice(0, 500),
            naturalWidth: image.naturalWidth,
            naturalHeight: image.naturalHeight,
            width,
            height,
            contentWidth: image.clientWidth - pixels(style.paddingLeft, style.paddingRight),
            contentHeight: image.clientHeight - pixels(style.paddingTop, style.paddingBottom),
            onFirstScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
            processed: style.filter !== 'none' || style.imageRendering !== 'auto',
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
        for (const element of elements) {
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
                wide.push({ selector: selectorOf(element), right: Math.round(right) });
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
    /** Chrome's id of the request for it. */
    documentRequest;
    /** Decoded bytes of all bodies so far. */
    totalBytes = 0;
    /** Milliseconds since 1970 of the last beginning or end of a request, whenever it was heard of here. */
    lastChange = Date.now();
    #open = new Map();
    #onBytes;
    #mainFrame;
    #origin;
    /** Seconds from Chrome's clock to the time since 1970. */
    #clockOffset = 0;
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
        const entry = {
            url: request.url.slice(0, MAX_URL_LENGTH),
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
        if (type !== 'EventSource' && type !== 'Ping')
            this.#open.set(id, entry);
    }
    #answer(id, { response, type, frameId }) {
        if (type === 'Document' && frameId === this.#mainFrame) {
            this.documentStatus = response.status;
            this.documentRequest = id;
        }
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
        this.#changed(timestamp);
    }
    /** What happens in frames and workers need not be told in its order. */
    #changed(timestamp) {
        this.lastChange = Math.max(this.lastChange, (timestamp + this.#clockOffset) * 1000);
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/mixed-content-issues.js
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
            note({ url: insecureURL.slice(0, mixed_content_issues_MAX_URL_LENGTH), type, outcome });
    });
    await session.send('Audits.enable');
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/permission-requests.js

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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/page-events.js


/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11;
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200;
const MAX_MESSAGES = 20_000;
const MAX_ERRORS_KEPT = 100;
const MAX_REQUESTS_KEPT = 20;
const MAX_ERROR_LENGTH = 500;
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
 *
 * @param end called with the reason where the page cannot be measured any more
 */
async function watchPage(page, session, context, end) {
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
    page.on('error', () => end('crashed the tab of Chrome that showed it'));
    page.on('close', () => end('closed its own tab'));
    watchDocuments(session, events, end);
    watchDialogs(session, events, end);
    watchConsole(session, events, end);
    context.on('targetcreated', target => closePopup(target, page, events));
    session.on('Page.windowOpen', ({ url }) => {
        if (events.windows.length < MAX_REQUESTS_KEPT)
            events.windows.push(url.slice(0, MAX_ERROR_LENGTH));
    });
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')]);
    await watchMixedContent(session, found => {
        if (events.mixedContent.length < MAX_ERRORS_KEPT)
            events.mixedContent.push(found);
    });
    await watchPermissions(session, permission => {
        if (events.permissions.length < MAX_REQUESTS_KEPT)
            events.permissions.push(permission);
    });
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
        events.documents.push(frame.url);
        if (by)
            events.leads.push({ to: frame.url, by });
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
    const keep = (error) => {
        if (events.consoleErrors.length >= MAX_ERRORS_KEPT)
            return;
        events.consoleErrors.push({ ...error, message: error.message.slice(0, MAX_ERROR_LENGTH) });
    };
    session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
        count();
        if (type !== 'error' && type !== 'assert')
            return;
        const words = args.map(({ value, description }) => (value === undefined ? description : String(value)));
        keep({ kind: 'written', message: words.join(' '), ...placeOf(stackTrace?.callFrames[0]) });
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
        count();
        const { exception, text, stackTrace } = exceptionDetails;
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
    if (target.type() !== 'page' || target === page.target())
        return;
    events.popups++;
    target
        .page()
        .then(popup => popup?.close())
        .catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/engine/visit/browser/page-globals.js

/** Milliseconds for all of them: a page may answer to a read with work of its own. */
const TIMEOUT_MS = 1000;
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
        return new Map(entries.filter(([path]) => paths.includes(path)).map(([path, text]) => [path, String(text)]));
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/paste-refusals.js


const LIMITS = {
    fields: 30,
    /** Milliseconds for a script to put what was pasted into a field by itself. */
    answerMs: 50,
};
/** Most milliseconds for all of it: a handler may hang. */
const LIMIT_MS = 1500;
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
        return await world.evaluate(callOf(pasteIntoFields, LIMITS));
    };
    const late = (0,promises_.setTimeout)(Math.min(LIMIT_MS, leftMs), undefined, { ref: false });
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
        return path.join(' > ');
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

;// CONCATENATED MODULE: ./lib/engine/visit/browser/screenshots.js


/** Pixels that the pictures are wide: enough to see what is there, for 15 to 30 kB each. */
const PHONE_WIDTH = 320;
const DESKTOP_WIDTH = 640;
/** Quality of WebP, 0 to 100. */
const QUALITY = 50;
/** Most milliseconds for the layout to become that of a desktop, and for its images to come. */
const SETTLE_MS = 200;
const POLL_MS = 25;
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
        await session.send('Emulation.setDeviceMetricsOverride', DESKTOP_SCREEN);
        await settle(session, network);
        screenshots.desktop = await capture(session, DESKTOP_SCREEN, DESKTOP_WIDTH);
    };
    const taking = take().catch(() => undefined);
    await Promise.race([taking, (0,promises_.setTimeout)(Math.min(screenshots_LIMIT_MS, leftMs), undefined, { ref: false })]);
    return { ...screenshots };
}
async function settle(session, network) {
    const until = Date.now() + SETTLE_MS;
    const twoFrames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';
    await session.send('Runtime.evaluate', { expression: twoFrames, awaitPromise: true, returnByValue: true });
    while (network.inFlight > 0 && Date.now() < until)
        await (0,promises_.setTimeout)(POLL_MS);
}
/** The part of the page that is on the screen, scaled to a width. */
async function capture(session, { deviceScaleFactor }, pixels) {
    const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport;
    const scale = pixels / (width * deviceScaleFactor);
    const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip: { x, y, width, height, scale },
    });
    return `data:image/webp;base64,${data}`;
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
/** Part of the time left at the end that each thing may take that is tried out then. */
const TRY_OUT_SHARE = 0.4;
/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 5000;
const page_load_POLL_MS = 25;
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3;
/**
 * Loads a page and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
async function loadPage(tab, request) {
    const ending = new AbortController();
    const end = (reason) => ending.abort(new not_measured/* NotMeasured */.k(`${request.url} ${reason}`));
    const cancel = () => ending.abort(new not_measured/* NotMeasured */.k('the run was cancelled'));
    const timer = setTimeout(() => end(`did not come to an end in Chrome within ${request.deadlineMs / 1000} s`), request.deadlineMs);
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
    const gathered = await gather(loading);
    const { network, events } = loading;
    const globals = await readGlobals(loading.session, request.globals);
    const axe = await accessibility(loading);
    const { loaded, ...happened } = structuredClone(events);
    const { chrome, context } = tab;
    return {
        ...documentOf(request, gathered, happened.documents.at(-1)),
        ...happened,
        status: network.documentStatus,
        chrome: {
            version: chrome.version,
            ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
        },
        neverLoaded: !loaded,
        requests: network.requests.filter(({ url }) => !(0,visit_preview/* isPlatformScript */.pY)(request.preview, url)),
        cookies: await cookiesOf(context),
        globals,
        layout: gathered.layout,
        axe,
        ...(await tryOut(loading, request, started + request.deadlineMs)),
    };
}
/** What changes the page and therefore comes last. What does not come to its end in the time that is left is missing. */
async function tryOut({ session, network }, { screenshots }, end) {
    const share = () => (end - Date.now()) * TRY_OUT_SHARE;
    const tried = {};
    if (screenshots)
        tried.screenshots = await takeScreenshots(session, network, share());
    const refusals = await findPasteRefusals(session, share());
    if (refusals)
        tried.pasteRefusals = refusals;
    return tried;
}
function documentOf({ url, sent }, { html, source, ...gathered }, shown = url) {
    const isElsewhere = !(0,addresses/* isSamePage */.kj)(shown, sent?.url ?? url);
    // Without the source as sent, no element has a place in it.
    const origin = isElsewhere || !sent ? new visit_document/* HtmlDocument */.Df('', gathered.url) : sent;
    return {
        url: gathered.url,
        document: new rendered_document/* RenderedDocument */.r(html, origin, gathered.url),
        ...(isElsewhere ? { ledTo: shown } : source === undefined ? {} : { source }),
    };
}
async function prepare({ chrome, context, page: opening }, { url, originHeaders, preview }, end, signal) {
    const page = await opening;
    const session = await page.createCDPSession();
    const events = await watchPage(page, session, context, end);
    const { frameTree } = await session.send('Page.getFrameTree');
    const network = new NetworkLog(frameTree.frame.id, total => {
        if (total > MAX_BYTES)
            end(`loads more than ${MAX_BYTES / 1024 / 1024} MB`);
    });
    const urls = (0,visit_preview/* platformScriptPatterns */.Eu)(preview);
    const hasHeaders = Object.keys(originHeaders.headers).length > 0;
    const targets = new PageTargets(async (target) => {
        network.watch(target);
        await target.send('Network.enable');
        if (urls.length > 0)
            await target.send('Network.setBlockedURLs', { urls });
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
async function page_load_settle({ session, events, network, loadUntil, signal }) {
    const wait = () => (0,promises_.setTimeout)(page_load_POLL_MS, undefined, { signal });
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
async function gather(loading) {
    const { events, network, url } = loading;
    for (let gathering = 1;; gathering++) {
        await page_load_settle(loading);
        const shown = events.documents.length;
        assertAnswered(url, network.documentStatus, events.documents.at(-1));
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
function assertAnswered(url, status, shown = url) {
    if (status === 0)
        throw new not_measured/* NotMeasured */.k(`${url} shows no document in Chrome`);
    if (status < 400)
        return;
    const refused = [401, 403, 429].includes(status) ? ': let the audit in' : '';
    throw new not_measured/* NotMeasured */.k((0,addresses/* isSamePage */.kj)(shown, url)
        ? `${url} answers ${status} to Chrome, though not to a plain request: let the audit in`
        : `${url} leads to ${shown} in Chrome, which answers ${status}${refused}`);
}
async function measure({ session, network, url }) {
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
    const source = await sentSource(session, network.documentRequest);
    const address = await world.evaluate('document.URL');
    return { html, url: address, layout, ...(source === undefined ? {} : { source }) };
}
/** The body of the answer that the document came in, decoded; undefined where Chrome did not keep it. */
async function sentSource(session, requestId) {
    if (requestId === undefined)
        return undefined;
    try {
        const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
        return base64Encoded ? undefined : body;
    }
    catch {
        return undefined;
    }
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
    #globals;
    /** Opened for the first page. */
    #tab;
    #closed = false;
    #screenshotsLeft;
    constructor(options) {
        this.#options = options;
        this.#screenshotsLeft = options.screenshots ?? 0;
    }
    /** Starts Chrome with a tab, which takes a second, for a page that will come soon. Never rejects. */
    async prepare() {
        if (this.#chrome)
            return;
        this.#tab = this.#running().then(openTab);
        await this.#tab.catch(() => undefined);
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
        const request = { ...page, deadlineMs, globals, screenshots: this.#screenshotsLeft-- > 0 };
        const first = await this.#attempt(request, tidying);
        if (first !== 'lost')
            return first;
        await Promise.all(tidying);
        const second = await this.#attempt(request, tidying);
        if (second !== 'lost')
            return second;
        throw new not_measured/* NotMeasured */.k(`Chrome ended twice while it showed ${page.url}`);
    }
    /** Ends Chrome with all of its processes and removes its profile. Nothing can be loaded afterwards. */
    async close() {
        this.#closed = true;
        const [chrome, proxy] = [this.#chrome, this.#proxy];
        this.#chrome = undefined;
        await chrome?.then(process => process.close(), () => undefined);
        await proxy?.then(server => server.close());
    }
    /**
     * A load, or `lost` where Chrome itself ended meanwhile, be it because of another page.
     *
     * @param tidying takes what is still to be done afterwards; it never rejects
     */
    async #attempt(request, tidying) {
        const chrome = await this.#running();
        const lost = new AbortController();
        const lose = () => lost.abort();
        chrome.browser.once('disconnected', lose);
        let tab;
        try {
            tab = await this.#openTab(chrome);
            const signal = AbortSignal.any([request.signal, lost.signal]);
            return await loadPage(tab, { ...request, signal });
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
            tidying.push(this.#leave(chrome, tab?.context));
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
async function openTab(chrome) {
    const context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const page = context.newPage();
    // Who loads a page in it sees it.
    page.catch(() => undefined);
    return { chrome, context, page };
}
async function isClosedInTime(context) {
    if (!context)
        return true;
    const closing = context.close().then(() => true, () => false);
    return await Promise.race([closing, (0,promises_.setTimeout)(CLOSE_TAB_MS, false, { ref: false })]);
}

// EXTERNAL MODULE: ./lib/engine/visit/dns/resolver.js + 3 modules
var resolver = __webpack_require__(32834);
// EXTERNAL MODULE: ./lib/engine/visit/http-client.js + 3 modules
var http_client = __webpack_require__(82191);
// EXTERNAL MODULE: ./node_modules/lighthouse/core/lib/median-run.js
var median_run = __webpack_require__(93685);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/engine/visit/lighthouse/lighthouse-thread.js


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

;// CONCATENATED MODULE: ./lib/engine/visit/lighthouse/machine-rest.js


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

;// CONCATENATED MODULE: ./lib/engine/visit/lighthouse/ready-run.js




/** The thread may learn that Chrome has gone before it is known here; then that is the reason. */
const CHROME_END_MS = 200;
/** Begins a run in a Chrome that has just started. Never rejects: {@link ReadyRun.measure} says what went wrong. */
async function makeReady(thread, chrome, { url, originHeaders, preview }, { device, deadlineMs, ending }) {
    const { promise: stopped, reject: stop } = Promise.withResolvers();
    stopped.catch(() => undefined);
    const late = () => stop(new not_measured/* NotMeasured */.k(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`));
    const cancel = () => stop(new not_measured/* NotMeasured */.k('the run was cancelled'));
    if (ending.aborted)
        cancel();
    ending.addEventListener('abort', cancel, { once: true });
    void chrome.ended.then(() => stop(new not_measured/* NotMeasured */.k(`Chrome ended while Lighthouse measured ${url}`)));
    const within = async (work) => {
        const timer = setTimeout(late, deadlineMs);
        try {
            return await Promise.race([stopped, work]);
        }
        finally {
            clearTimeout(timer);
        }
    };
    const blocked = (0,visit_preview/* platformScriptPatterns */.Eu)(preview);
    const asked = thread.ask({ url, endpoint: chrome.endpoint, device, originHeaders, blocked });
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
        throw new not_measured/* NotMeasured */.k(`Lighthouse failed on ${url}: ${code}${answer.message}`);
    }
    const { runtimeError } = answer.result;
    if (runtimeError) {
        const { code, message } = runtimeError;
        throw new not_measured/* NotMeasured */.k(`Lighthouse could not measure ${url}: ${code}, ${message}`);
    }
    return answer.result;
}

;// CONCATENATED MODULE: ./lib/engine/visit/lighthouse/lighthouse.js








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
                if (!(error instanceof not_measured/* NotMeasured */.k) || done.length === 0 || this.#isEnding(request))
                    throw error;
            }
        }
        return done;
    }
    async #startRun(request) {
        if (this.#isEnding(request))
            throw new not_measured/* NotMeasured */.k('the run was cancelled');
        this.#thread.start();
        const started = this.#chrome;
        this.#chrome = undefined;
        const chrome = await (started ?? this.#startChrome());
        const { device, deadlineMs } = this.#options;
        const ending = AbortSignal.any([request.signal, this.#closing.signal]);
        return await makeReady(this.#thread, chrome, request, { device, deadlineMs, ending });
    }
    async #startChrome() {
        const { chromePath, addresses, folder } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses === 'public-only')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = (await this.#proxy)?.address;
        return await startRemoteChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
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

// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-checker.js + 3 modules
var link_checker = __webpack_require__(2633);
// EXTERNAL MODULE: ./lib/engine/visit/memo.js
var memo = __webpack_require__(26218);
// EXTERNAL MODULE: ./lib/engine/visit/user-agent.js
var user_agent = __webpack_require__(65375);
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 2 modules
var visit = __webpack_require__(75856);
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

;// CONCATENATED MODULE: ./lib/engine/work-lanes.js
/** Milliseconds in which work that must wait anyway lets others pass. */
const PATIENCE_MS = 30_000;
/**
 * Keeps all other work away while something runs that any load would falsify. Whoever comes first goes first, except
 * that shared work may pass what still waits for other shared work, for a while: neither lane can keep the other from
 * ever getting its turn.
 *
 * Work in a lane must not enter one again: it would wait for itself.
 */
class WorkLanes {
    #waiting = [];
    #now;
    #shared = 0;
    #alone = false;
    constructor(now = Date.now) {
        this.#now = now;
    }
    /**
     * Waits for the turn.
     *
     * @returns what to call when the work has ended
     * @throws the signal's reason where it aborts before the turn has come
     */
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const giveUp = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
            // Those behind may have waited for this one alone.
            this.#admit();
        };
        const entry = {
            lane,
            since: this.#now(),
            enter: () => {
                signal?.removeEventListener('abort', giveUp);
                resolve(this.#leaveOf(lane));
            },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#waiting.push(entry);
        this.#admit();
        return await promise;
    }
    /** Lets in all whose turn it is. */
    #admit() {
        for (let next = this.#next(); next; next = this.#next()) {
            this.#waiting.splice(this.#waiting.indexOf(next), 1);
            if (next.lane === 'alone')
                this.#alone = true;
            else
                this.#shared++;
            next.enter();
        }
    }
    #next() {
        const first = this.#waiting[0];
        if (!first || this.#alone)
            return undefined;
        if (first.lane === 'shared' || this.#shared === 0)
            return first;
        const mayPass = this.#now() - first.since < PATIENCE_MS;
        return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined;
    }
    #leaveOf(lane) {
        let left = false;
        return () => {
            if (left)
                return;
            left = true;
            if (lane === 'alone')
                this.#alone = false;
            else
                this.#shared--;
            this.#admit();
        };
    }
}

;// CONCATENATED MODULE: ./lib/engine/engine.js





















/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_SHARE = 0.75;
/** Part of a tool's time for one run of Lighthouse. */
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9;
/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000;
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024;
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64;
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const SITE_WORKS = 50;
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100;
const SHARED = { lane: 'shared' };
/** The contract, fulfilled by our own analyser in this process. */
function createEngine(options) {
    const http = new http_client.HttpClient({
        addresses: options.addresses,
        userAgent: (0,user_agent/* userAgentOf */.a)(options.version),
        timeoutMs: Math.min(options.timeoutMs, REQUEST_TIMEOUT_MS),
    });
    const closing = new AbortController();
    const siteTtlMs = options.visitTtlMs ?? Number.POSITIVE_INFINITY;
    const siteMemo = new memo.Memo(SITE_MEMO_ENTRIES, siteTtlMs, Date.now, {
        max: SITE_MEMO_BYTES,
        sizeOf: exchange => exchange.final?.body.length ?? 0,
    });
    const tlsMemo = new memo.Memo(TLS_MEMO_HOSTS, siteTtlMs);
    const siteWork = new memo.Memo(SITE_WORKS, siteTtlMs);
    const links = new link_checker/* LinkChecker */.a(siteTtlMs);
    const dns = new resolver/* DnsResolver */.S({ servers: (0,external_node_dns_.getServers)(), keepMs: siteTtlMs });
    const headersFor = (url) => options.headerOrigins?.has(new URL(url).origin) === false ? {} : options.headers;
    const browser = new ChromeBrowser({
        addresses: options.addresses,
        deadlineMs: Math.min(options.timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
        screenshots: options.screenshots ?? 0,
        globals: async () => {
            const { CONSENT_GLOBALS } = await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725));
            const { globalPaths } = await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897));
            return [...(await globalPaths()), ...CONSENT_GLOBALS];
        },
        ...(options.chromePath === undefined ? {} : { chromePath: options.chromePath }),
    });
    const lighthouseRuns = options.lighthouseRuns ?? 1;
    const lighthouse = new Lighthouse({
        addresses: options.addresses,
        device: options.device ?? 'mobile',
        runs: lighthouseRuns,
        deadlineMs: options.timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
        ...(options.chromePath === undefined ? {} : { chromePath: options.chromePath }),
    });
    const lanes = new WorkLanes();
    let starting = Promise.resolve();
    const open = (url) => new visit.Visit(url, {
        http,
        siteMemo,
        tlsMemo,
        siteWork,
        links,
        dns,
        headers: headersFor(url),
        preview: options.preview && (0,visit_preview/* previewOf */.oW)(url, options.preview.productionUrl),
        browser,
        lighthouse,
        signal: closing.signal,
    });
    const visits = new VisitStore(open, options.visitTtlMs, options.visitTtlMs === undefined ? undefined : MAX_KEPT_VISITS);
    async function run(tool, url, { signal } = {}) {
        assertAuditable(url, options.addresses);
        const load = engine_tools/* TOOL_LOADERS */.y0[tool];
        const { url: shown } = (0,url_credentials/* withoutCredentials */.r)(url);
        if (!load)
            return notMeasuredRun(tool, shown, 'the engine does not have this tool yet');
        const visit = visits.get(url);
        const isAlone = tool === engine_tools/* LIGHTHOUSE_TOOL */.wf;
        const timeoutMs = options.timeoutMs * (isAlone ? lighthouseRuns : 1);
        const limits = { timeoutMs, signal, closing: closing.signal };
        const reason = `it did not finish within ${timeoutMs / 1000} s`;
        const late = () => notMeasuredRun(tool, shown, reason, timeoutMs);
        // Before anything is waited for: tools that are asked for next see that Lighthouse comes.
        const turn = isAlone ? visit.prepareLighthouse() : afterLighthouse(tool, visit, limits);
        // It may fail while something else is waited for.
        turn.catch(() => undefined);
        // A signal that aborts meanwhile is for the work to heed.
        const unlessAborted = (waiting) => signal ? (0,deadline/* orAborted */.H)(waiting, signal).catch(() => undefined) : waiting;
        try {
            // A Chrome that starts needs this thread again and again, which tools would keep busy.
            if (!isAlone)
                await unlessAborted(starting);
            const definition = await load();
            await unlessAborted(turn);
            const lane = isAlone ? aloneUntilMeasured(visit) : SHARED;
            return await inLane(lanes, { ...lane, ...limits, late }, () => runTool(definition, visit));
        }
        finally {
            void turn.then(leave => leave?.(), () => undefined);
        }
    }
    /**
     * Where Lighthouse is asked for on a page, it comes before other tools show that page in Chrome: they do so while
     * Lighthouse works on what it recorded.
     */
    async function afterLighthouse(tool, visit, limits) {
        const measured = visit.lighthouseMeasured;
        if (!measured)
            return;
        const isToBeShown = () => (0,engine_tools/* showsPage */.I0)(tool, visit);
        if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown))
            await measured;
    }
    async function analyze(url, { signal } = {}) {
        assertAuditable(url, options.addresses);
        const startedAt = new Date();
        const timeoutMs = options.timeoutMs * ANALYSED_PAGES;
        const limits = { timeoutMs, signal, closing: closing.signal };
        const work = () => analyzeSite(url, {
            tools: tools/* TOOLS */.I.filter(tool => engine_tools/* TOOL_LOADERS */.y0[tool]),
            open: page => visits.get(page),
            release: page => visits.release(page),
            runTool: (tool, page) => run(tool, page, signal ? { signal } : {}),
            signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
            walk: pages => inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, pages),
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
        prepare(tools) {
            // Lighthouse comes first, and two that start at once take twice as long.
            if (tools.includes(engine_tools/* LIGHTHOUSE_TOOL */.wf))
                starting = lighthouse.prepare();
            if (tools.some(tool => engine_tools/* CHROME_TOOLS */.r_.has(tool)))
                void starting.then(() => browser.prepare());
        },
        order: engine_tools/* inOrder */.al,
        release: url => visits.release(url),
        async close() {
            closing.abort();
            visits.clear();
            await Promise.all([http.close(), browser.close(), lighthouse.close()]);
        },
    };
}
/** Alone as long as anything else would falsify what Lighthouse measures. */
function aloneUntilMeasured(visit) {
    return { lane: 'alone', leaves: () => visit.lighthouseMeasured };
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


/***/ }),

/***/ 71554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   XU: () => (/* binding */ allTools),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   r_: () => (/* binding */ CHROME_TOOLS),
/* harmony export */   wf: () => (/* binding */ LIGHTHOUSE_TOOL),
/* harmony export */   y0: () => (/* binding */ TOOL_LOADERS)
/* harmony export */ });
/** Loads each tool that the engine has; what a tool needs is loaded with it, when it is first asked for. */
const TOOL_LOADERS = {
    robots: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(6287), __webpack_require__.e(3926)]).then(__webpack_require__.bind(__webpack_require__, 93926))).robotsTool,
    sitemap: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(6287), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(6071), __webpack_require__.e(1822)]).then(__webpack_require__.bind(__webpack_require__, 81822))).sitemapTool,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(1450), __webpack_require__.e(8221)]).then(__webpack_require__.bind(__webpack_require__, 18221))).schemaTool,
    serp: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(6287), __webpack_require__.e(3124), __webpack_require__.e(1450), __webpack_require__.e(4448)]).then(__webpack_require__.bind(__webpack_require__, 14448))).serpTool,
    hreflang: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(6287), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(5086)]).then(__webpack_require__.bind(__webpack_require__, 15086))).hreflangTool,
    mobile: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8859)]).then(__webpack_require__.bind(__webpack_require__, 58859))).mobileTool,
    security: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5015), __webpack_require__.e(5034)]).then(__webpack_require__.bind(__webpack_require__, 75034))).securityTool,
    pagespeed: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 78249))).pagespeedTool,
    redirects: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2137)]).then(__webpack_require__.bind(__webpack_require__, 42137))).redirectsTool,
    content: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(2342), __webpack_require__.e(9381)]).then(__webpack_require__.bind(__webpack_require__, 10538))).contentTool,
    technology: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(2300)]).then(__webpack_require__.bind(__webpack_require__, 12300))).technologyTool,
    accessibility: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(9536)]).then(__webpack_require__.bind(__webpack_require__, 29536))).accessibilityTool,
    ux: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5357)]).then(__webpack_require__.bind(__webpack_require__, 95357))).uxTool,
    cookies: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(9397), __webpack_require__.e(2839)]).then(__webpack_require__.bind(__webpack_require__, 2839))).cookiesTool,
    dns: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7969)]).then(__webpack_require__.bind(__webpack_require__, 17969))).dnsTool,
    'broken-links': async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(9397), __webpack_require__.e(945)]).then(__webpack_require__.bind(__webpack_require__, 20945))).brokenLinksTool,
    geo: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(6287), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(1450), __webpack_require__.e(2342), __webpack_require__.e(7889)]).then(__webpack_require__.bind(__webpack_require__, 60270))).geoTool,
};
/** The tool that measures with Lighthouse what any other work would falsify. */
const LIGHTHOUSE_TOOL = 'pagespeed';
/** Tools that show each page in Chrome; others do where its scripts may matter to them. */
const CHROME_TOOLS = new Set(['mobile', 'accessibility', 'ux']);
/** Tools that never do. */
const PLAIN_TOOLS = new Set(['sitemap', 'dns', LIGHTHOUSE_TOOL]);
/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
async function showsPage(tool, visit) {
    if (CHROME_TOOLS.has(tool))
        return true;
    if (PLAIN_TOOLS.has(tool))
        return false;
    // It looks for mixed content, which only a page can have that came over TLS.
    if (tool === 'security')
        return visit.url.startsWith('https:');
    return await visit.runsScripts();
}
/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
function inOrder(tools) {
    return tools.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf(tool) {
    if (tool === LIGHTHOUSE_TOOL)
        return 0;
    if (PLAIN_TOOLS.has(tool))
        return 1;
    return CHROME_TOOLS.has(tool) ? 3 : 2;
}
/** All tools that the engine has, in the order of the contract. */
async function allTools() {
    return await Promise.all(Object.values(TOOL_LOADERS).map(load => load()));
}


/***/ }),

/***/ 97876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ loginWallOf)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23849);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40242);


const VERCEL = {
    name: "Vercel's deployment protection",
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", with the secret of Protection Bypass for Automation',
};
const CLOUDFLARE_ACCESS = {
    name: 'Cloudflare Access',
    advice: 'give "CF-Access-Client-Id: ID" and "CF-Access-Client-Secret: SECRET" of a service token in the setting "headers"',
};
const CLOUDFLARE_CHALLENGE = {
    name: 'a challenge of Cloudflare',
    advice: 'let the audit through with a rule that skips the challenge for a header, and give that header in "headers"',
};
const VERCEL_CHALLENGE = {
    name: 'a challenge of Vercel',
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", or let the audit through with a bypass rule of the firewall',
};
const NETLIFY = {
    name: "Netlify's password protection",
    advice: 'protect previews with basic authentication instead, and give "Authorization: Basic …" in the setting "headers"',
};
const BASIC = {
    name: 'a password (HTTP authentication)',
    advice: 'give "Authorization: Basic …", with the base64 form of name:password, in the setting "headers"',
};
const UNKNOWN = {
    name: 'a login',
    advice: 'give the header that lets an audit in with the setting "headers"',
};
const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|sso|sso-api|auth|authorize|oauth2?|saml2?)(?:[/.?]|$)/i;
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|idp)\./i;
/**
 * Tells a login wall by what answered; undefined where there is none. An answer of 403 alone is none: it may be about
 * this page and not about the audit.
 */
function loginWallOf({ requestedUrl, hops }) {
    const last = hops.at(-1);
    if (!last)
        return undefined;
    const led = hops.slice(1).map(hop => new URL(hop.url));
    if (led.some(isVercelLogin))
        return VERCEL;
    if (led.some(({ hostname }) => hostname.endsWith('.cloudflareaccess.com')))
        return CLOUDFLARE_ACCESS;
    if ((0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'cf-mitigated') === 'challenge')
        return CLOUDFLARE_CHALLENGE;
    if ((0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'x-vercel-mitigated') === 'challenge')
        return VERCEL_CHALLENGE;
    if (last.status === 401)
        return wallOfUnauthorized(last);
    const asked = new URL(requestedUrl);
    const isElsewhere = (url) => (0,_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(url.hostname) !== (0,_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(asked.hostname);
    return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined;
}
function wallOfUnauthorized(answer) {
    const server = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'server')?.toLowerCase() ?? '';
    if (server === 'vercel' || (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
        return VERCEL;
    }
    const scheme = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'www-authenticate')?.trim() ?? '';
    if (/^basic\b/i.test(scheme))
        return BASIC;
    return server === 'netlify' ? NETLIFY : UNKNOWN;
}
function isVercelLogin({ hostname, pathname }) {
    return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname);
}
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
}


/***/ }),

/***/ 723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91709);

/** Elements that a document has once, whatever scripts do to their attributes. */
const SINGLE = new Set(['html', 'head', 'body']);
/** Characters of a value that tell elements apart. */
const MAX_VALUE = 200;
/**
 * A document as scripts left it. Nobody has its lines in a file: the place of an element is where the server sent it,
 * and an element that scripts made has none.
 */
class RenderedDocument extends _document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df {
    #sent;
    #pairs = new WeakMap();
    #byAttributes;
    /**
     * @param source as the browser writes it down
     * @param sent the document that it was made from
     * @param address in the browser, which scripts may have changed
     */
    constructor(source, sent, address) {
        super(source, sent.url, address);
        this.#sent = sent;
    }
    positionOf(element, offset) {
        const origin = this.asSent(element);
        if (!origin || offset === undefined)
            return origin && this.#sent.positionOf(origin);
        const start = element.sourceCodeLocation?.startTag?.endOffset;
        const sentStart = origin.sourceCodeLocation?.startTag?.endOffset;
        if (start === undefined || sentStart === undefined || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(origin) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element))
            return undefined;
        const from = this.#sent.positionOf(origin, sentStart);
        const before = this.source.slice(start, offset).split('\n');
        const along = before.at(-1).length;
        return before.length === 1
            ? { line: from.line, column: from.column + along }
            : { line: from.line + before.length - 1, column: along + 1 };
    }
    /**
     * The element that the server sent for one of this document: the same tag with the same attributes and, where that
     * leaves a choice, the same text. Undefined where scripts made it, or where there is no telling.
     */
    asSent(element) {
        if (SINGLE.has(element.tagName))
            return this.#sent.elements(element.tagName)[0];
        if (element === titleOf(this))
            return titleOf(this.#sent);
        const alike = this.#alike().get(keyOf(element));
        if (!alike || alike.sent.length === 0)
            return undefined;
        const [only] = alike.sent;
        if (element.attrs.length > 0 && alike.sent.length === 1 && alike.now.length === 1)
            return only;
        let pairs = this.#pairs.get(alike);
        if (!pairs) {
            pairs = pairedByText(alike);
            this.#pairs.set(alike, pairs);
        }
        return pairs.get(element);
    }
    #alike() {
        if (!this.#byAttributes) {
            this.#byAttributes = grouped(this.#sent.elements(), this.elements(), keyOf);
        }
        return this.#byAttributes;
    }
}
/** The element that the server sent for one of a document; undefined where scripts made it. */
function sentElement(document, element) {
    return document instanceof RenderedDocument ? document.asSent(element) : element;
}
function titleOf({ head }) {
    return head?.childNodes.find((node) => node.nodeName === 'title');
}
function keyOf({ tagName, attrs }) {
    const written = attrs.map(({ name, value }) => `${name}=${value.slice(0, MAX_VALUE)}`);
    return [tagName, ...written.sort()].join('\n');
}
/** Which element was sent for which: those with the same text in their order, where neither side has more of them. */
function pairedByText({ sent, now }) {
    const groups = [...grouped(sent, now, _document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_).values()];
    return new Map(groups
        .filter(group => group.sent.length === group.now.length)
        .flatMap(group => group.now.map((element, at) => [element, group.sent[at]])));
}
function grouped(sent, now, keyFor) {
    const groups = new Map();
    const groupOf = (element) => {
        const key = keyFor(element);
        const group = groups.get(key) ?? { sent: [], now: [] };
        groups.set(key, group);
        return group;
    };
    for (const element of sent)
        groupOf(element).sent.push(element);
    for (const element of now)
        groupOf(element).now.push(element);
    return groups;
}


/***/ })

};
