export const id = 9363;
export const ids = [9363,9963,9677];
export const modules = {

/***/ 27477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   ly: () => (/* binding */ boundedFacts),
/* harmony export */   xB: () => (/* binding */ boundedOccurrence)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75293);


/** Characters of the message of a place. */
const MAX_MESSAGE = 500;
/** Characters of the message of a check, of an address, a selector, and of any text in the facts. */
const MAX_TEXT = 2000;
/** Entries of one list, and fields of one object, in the facts. */
const MAX_ENTRIES = 1000;
/** Characters of all facts of one tool. */
const MAX_FACTS = 1_000_000;
const MAX_DEPTH = 30;
/** Characters that a value takes beside its text. */
const OVERHEAD = 8;
/** Pictures are as long as they are: this program has taken or weighed them. */
const PICTURES = ['screenshots', 'pictures'];
/** A place with no more than the start of each of its texts. */
function boundedOccurrence(occurrence) {
    const { url, message, selector, snippet } = occurrence;
    return {
        ...occurrence,
        url: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(url, MAX_TEXT),
        ...(message !== undefined && { message: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .readableHosts */ .K)(message), MAX_MESSAGE) }),
        ...(selector !== undefined && { selector: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(selector, MAX_TEXT) }),
        ...(snippet !== undefined && { snippet: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(snippet, MAX_TEXT) }),
    };
}
/**
 * What a tool learned, as much of it as a report can hold whatever the page. How many entries of which lists are missing
 * then stands in `factsLeftOut`, as `{ "thirdParties": 1200 }`; a text that is cut ends with `…`.
 */
function boundedFacts(facts) {
    const pictures = PICTURES.flatMap(name => Object.hasOwn(facts, name) ? [[name, facts[name]]] : []);
    const others = Object.fromEntries(Object.entries(facts).filter(([name]) => !PICTURES.includes(name)));
    const leftOut = {};
    const bounded = boundedObject(others, '', { left: MAX_FACTS, leftOut }, 0);
    return {
        ...bounded,
        ...Object.fromEntries(pictures),
        ...(Object.keys(leftOut).length > 0 && { factsLeftOut: leftOut }),
    };
}
function boundedValue(value, path, budget, depth) {
    budget.left -= OVERHEAD;
    if (typeof value === 'string') {
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(value, MAX_TEXT);
        budget.left -= text.length;
        return text;
    }
    if (value === null || typeof value !== 'object')
        return value;
    if (depth >= MAX_DEPTH)
        return null;
    return Array.isArray(value)
        ? boundedList(value, path, budget, depth + 1)
        : boundedObject(value, path, budget, depth + 1);
}
function boundedList(list, path, budget, depth) {
    const kept = [];
    for (const entry of list) {
        if (kept.length >= MAX_ENTRIES || budget.left <= 0)
            break;
        kept.push(boundedValue(entry, path, budget, depth));
    }
    note(budget, path, list.length - kept.length);
    return kept;
}
function boundedObject(object, path, budget, depth) {
    const names = Object.keys(object);
    const kept = [];
    for (const name of names) {
        if (kept.length >= MAX_ENTRIES || (depth > 0 && budget.left <= 0))
            break;
        const field = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, MAX_TEXT);
        budget.left -= field.length;
        const inside = path === '' ? field : `${path}.${field}`;
        kept.push([field, boundedValue(object[name], depth > 1 ? path : inside, budget, depth)]);
    }
    note(budget, path, names.length - kept.length);
    return Object.fromEntries(kept);
}
function note({ leftOut }, path, count) {
    if (count > 0)
        leftOut[path] = (leftOut[path] ?? 0) + count;
}


/***/ }),

/***/ 70820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EG: () => (/* binding */ checkOf),
  qI: () => (/* binding */ runTool),
  yN: () => (/* binding */ topicFindings)
});

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/judged.js
var judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/readable-hosts.js
var readable_hosts = __webpack_require__(75293);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/login-wall.js
var login_wall = __webpack_require__(27002);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
;// CONCATENATED MODULE: ./lib/engine/judging/partial-reading.js

/**
 * What is said of a document as far as it was read. What was found there stands. What was missed there may be in the
 * rest, and so may faults where none were found.
 */
function asFarAsRead(judgements, { urls, unread }) {
    const note = partialNote(unread);
    const isMissing = ({ url, selector, line, snippet }) => urls.includes(url) && selector === undefined && line === undefined && snippet === undefined;
    const partOf = (judgement) => {
        switch (judgement.outcome) {
            case 'pass':
                return { outcome: 'pass', message: judgement.message ? `${judgement.message}; ${note}` : note };
            case 'fail':
                return judgement.occurrences.every(isMissing) ? (0,judging_judgement/* notMeasured */.q7)(note) : judgement;
            case 'not-applicable':
                return (0,judging_judgement/* notMeasured */.q7)(`${judgement.message}; ${note}`);
            default:
                return judgement;
        }
    };
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, partOf(judgement)]));
}
/** Says that a page was read in part. */
function partialNote(unread) {
    return `only the first part of the page was read, since ${unread}`;
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/judging/run-tool.js













const MAX_REASON = 1000;
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
    const findings = obstacle === undefined ? run_tool_judged(await findingsOf(tool, visit)) : new not_measured/* NotMeasured */.ke(obstacle);
    const finalUrl = exchange.final?.url;
    const durationMs = Date.now() - startedAt.getTime();
    const moved = finalUrl !== undefined && finalUrl !== visit.url ? { finalUrl } : {};
    if (findings instanceof not_measured/* NotMeasured */.ke) {
        const reason = (0,one_line/* oneLine */.T)(findings.message, MAX_REASON);
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
    const checks = Object.entries(await (0,tool_definition/* checksOf */.tg)(tool)).map(([name, definition]) => checkOf(tool.name, name, definition, findings.judgements[name]));
    const score = findings.score === undefined ? (0,api_score/* toolScore */.nM)(checks) : findings.score;
    return {
        ...run,
        ...moved,
        status: 'measured',
        score,
        ...(findings.score !== undefined && tool.instrument && { instrument: tool.instrument }),
        checks,
        facts: (0,result_limits/* boundedFacts */.ly)(findings.facts ?? {}),
        durationMs,
    };
}
/** Why what answers is not the page that was meant; undefined where it is. */
function obstacleTo({ url, preview }, exchange) {
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return `${url} is behind ${wall.name}: ${wall.advice}`;
    const end = exchange.final && new URL(exchange.final.url);
    return end && (0,syntax_preview/* isOnProduction */.dT)(preview, end)
        ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
        : undefined;
}
/** What the topics of a tool found together; NotMeasured where none of them could measure. */
async function findingsOf(tool, visit) {
    const topics = await tool.topics();
    const all = await Promise.all(topics.map(topic => topicFindings(topic, visit)));
    const measured = all.filter((findings) => !(findings instanceof not_measured/* NotMeasured */.ke));
    if (measured.length === 0)
        return all[0];
    const score = measured.find(findings => findings.score !== undefined)?.score;
    const judgements = all.map((findings, index) => findings instanceof not_measured/* NotMeasured */.ke
        ? (0,judging_judgement/* sameForAll */.tE)(topics[index].checks, (0,judging_judgement/* notMeasured */.q7)(findings.message))
        : findings.judgements);
    const facts = Object.assign({}, ...measured.map(findings => findings.facts));
    if (tool.isHeuristic)
        facts[api_score/* HEURISTIC */.VN] = true;
    const unread = await unreadOf(visit);
    return {
        judgements: Object.assign({}, ...judgements),
        facts: unread === undefined ? facts : { ...facts, unread: partialNote(unread.unread) },
        ...(score !== undefined && { score }),
    };
}
/** What one topic found; NotMeasured where it could not measure. */
async function topicFindings(topic, visit) {
    try {
        const findings = await topic.judge(visit);
        const unread = topic.readsDocument && (await unreadOf(visit));
        return unread ? { ...findings, judgements: asFarAsRead(findings.judgements, unread) } : findings;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error;
        if (!(error instanceof not_measured/* NotApplicable */.bQ))
            throw error;
        return { judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, (0,judging_judgement/* notApplicable */.hH)(error.message)) };
    }
}
async function unreadOf(visit) {
    const { unread, url } = visit;
    if (unread === undefined)
        return undefined;
    const { final } = await visit.exchange();
    return { unread, urls: [url, final?.url ?? url] };
}
/** Findings in which nothing passed or failed because it could not be measured are none. */
function run_tool_judged(findings) {
    if (findings instanceof not_measured/* NotMeasured */.ke || typeof findings.score === 'number')
        return findings;
    const reason = (0,judged/* reasonNothingJudged */.Fn)(Object.values(findings.judgements));
    return reason === undefined ? findings : new not_measured/* NotMeasured */.ke(reason);
}
function checkOf(tool, name, definition, judgement) {
    const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : [];
    const { scope, severity, title, why, fix, help } = definition;
    const check = {
        id: `${tool}/${name}`,
        ...(scope && { scope }),
        title,
        severity,
        outcome: judgement.outcome,
        help,
        why,
        fix,
        occurrences: occurrences.slice(0, failures/* MAX_OCCURRENCES */.yO).map(result_limits/* boundedOccurrence */.xB),
    };
    if (judgement.message !== undefined)
        check.message = (0,cut/* cutEnd */.ym)((0,readable_hosts/* readableHosts */.K)(judgement.message), result_limits/* MAX_TEXT */.lG);
    const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length;
    if (count > check.occurrences.length)
        check.occurrenceCount = count;
    return check;
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
/** The same for what only a whole site shows. */
function defineSiteTopic(topic) {
    return topic;
}
/** A check of a page as it is judged over all pages of a site, in one answer under its own id. */
function overSite(check) {
    return { ...check, scope: 'site' };
}
/** The same for what is judged over the pages of a run. */
function defineRunTopic(topic) {
    return topic;
}
/** The same for what only shows beside a baseline. */
function defineBaselineTopic(topic) {
    return topic;
}
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTopic(topic) {
    return topic;
}
/** The checks of a tool on a page by their names without the tool's, in the order of its topics. */
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
/**
 * The same with those that it judges over the pages of a run, of a whole site, and beside a baseline. What a topic of sites judges under the
 * id of another check is that check.
 */
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
}


/***/ }),

/***/ 27002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLogin),
/* harmony export */   n: () => (/* binding */ loginWallOf)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);


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
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'cf-mitigated') === 'challenge')
        return CLOUDFLARE_CHALLENGE;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'x-vercel-mitigated') === 'challenge')
        return VERCEL_CHALLENGE;
    if (last.status === 401)
        return wallOfUnauthorized(last);
    const asked = new URL(requestedUrl);
    const isElsewhere = (url) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(url.hostname) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(asked.hostname);
    return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined;
}
function wallOfUnauthorized(answer) {
    const server = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'server')?.toLowerCase() ?? '';
    if (server === 'vercel' || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
        return VERCEL;
    }
    const scheme = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'www-authenticate')?.trim() ?? '';
    if (/^basic\b/i.test(scheme))
        return BASIC;
    return server === 'netlify' ? NETLIFY : UNKNOWN;
}
function isVercelLogin({ hostname, pathname }) {
    return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname);
}
/** Whether an address is where people sign in, by its host or path. */
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ALL_TOOLS),
  ENGINE_TOOLS: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
/**
 * What keeps people with disabilities from the page, as axe-core finds it.
 *
 * Left out: rules of level AAA, which WCAG itself says not to ask of whole sites; rules that axe calls experimental or
 * deprecated; `frame-tested`, which tells of the measurement and not of the page. A run in jsdom and the fetching of
 * style sheets by ourselves are not needed beside a real browser.
 */
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5715), __webpack_require__.e(5335)]).then(__webpack_require__.bind(__webpack_require__, 85335))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
/**
 * Whether all that a page refers to is there.
 *
 * Left out: canonical and hreflang (serp and hreflang judge their targets), mixed content (security), texts of links
 * (content), soft 404s (content and redirects: a status alone shows none), chains of temporary redirects (normal for
 * sign-in and languages), target=_blank without rel (browsers imply noopener), upper case in hosts and paths (URLs
 * ignore the one and mean the other), orphans (one page cannot tell), forms that send by POST (they are not to be
 * opened), links in <noscript> and <template> (neither browsers with scripts nor search engines show them), images
 * that scripts load once they are scrolled to, what scripts load from other sites, what style sheets of their own refer to.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(7322), __webpack_require__.e(373), __webpack_require__.e(518)]).then(__webpack_require__.bind(__webpack_require__, 39389))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(7322), __webpack_require__.e(373), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
/**
 * Judges the text of a page as search engines render it, and as sent where Chrome cannot show it.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, readability, lists and
 * tables, freshness (no search engine judges by them, and no team holds a release for them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.textFingerprint`); hidden text, text in the background's colour (rules of style decide on
 * them, and most of it is there to be opened).
 */
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(5715), __webpack_require__.e(2292), __webpack_require__.e(8654), __webpack_require__.e(6433), __webpack_require__.e(5041)]).then(__webpack_require__.bind(__webpack_require__, 76807))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(2405)]).then(__webpack_require__.bind(__webpack_require__, 27282))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
/**
 * Cookies that the page and the redirects to it set over HTTP, as browsers store or reject them, those that are there
 * when it has been loaded in Chrome, and what the page has to do with consent.
 *
 * Left out: a leading dot in Domain (means nothing), a missing Path and wide Domain (choices), cookies on static files,
 * Clear-Site-Data and gpc.json (need requests that tell nothing of the page), consent banners that work or not (need a
 * visitor who clicks).
 */
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(2298)]).then(__webpack_require__.bind(__webpack_require__, 92298))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
/**
 * Records of the audited host, of its zone and of the mail of its domain, as a recursive resolver gives them.
 *
 * Left out: what needs questions to single name servers, which many networks block (whether parent and zone agree, lame
 * servers, zone transfer, AS of the networks), reverse names of addresses (mean something for mail servers alone), TLSA (no
 * browser reads it, and those of mail servers need port 25, closed on runners), low times to live and round trips (a
 * cache does not show them), the SPF record type (gone since RFC 7208) and length of TXT records (EDNS), parked and
 * expired domains (a guess from the page), letters of one script that look like another's (browsers decide by lists of
 * their own), hosting and CDN (`technology`).
 *
 * Facts alone, since nobody who builds a site acts on them: addresses of IPv6, times to live, chains of CNAMEs, CAA and
 * DNSSEC where there are none, the times of the zone, how far SPF and DMARC keep forged mail off, DKIM keys of common
 * names, BIMI (a draft), verification records, HTTPS records, wildcards.
 */
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
/**
 * Whether AI search can find, read and cite a page, and for which country the page is. No standard and no measured
 * ranking stands behind the first half, so its score is a heuristic and no part of the page's.
 *
 * Judged is the page as sent, since most crawlers of AI services run no scripts.
 *
 * Left out: the accessibility tree (`accessibility`) and WebMCP (a draft that hardly a site knows); an llms.txt that is missing,
 * llms-full.txt and Markdown copies (Google: of no use to it); links in llms.txt (nothing follows from them);
 * boilerplate, section lengths, statistics, definitions (folklore: facts at most); IndexNow keys (their address is
 * secret); opening hours and required properties (`schema`); x-default and languages (`hreflang`); redirects by country
 * and the place of the server (one place cannot tell); coordinates against the country (takes a map); geo meta tags
 * (Google ignores them: facts).
 */
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(4659), __webpack_require__.e(314), __webpack_require__.e(2292), __webpack_require__.e(6433), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
/**
 * The language versions of a page and the language it declares.
 *
 * Left out: versions named in the sitemap (the sitemap tool judges their codes, their links back and whether they agree
 * with those of the page, since it reads the file); the language of the text against lang (`content`); a number of
 * versions that is too many (no search engine gives a limit); variants and extensions of codes (Google reads language,
 * script and region alone, and they do no harm); a canonical with hreflang on it (`serp`); Content-Language (Google
 * ignores it; a fact).
 */
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(4649), __webpack_require__.e(5860)]).then(__webpack_require__.bind(__webpack_require__, 75860))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(4659), __webpack_require__.e(6358)]).then(__webpack_require__.bind(__webpack_require__, 56328))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(61), __webpack_require__.e(4659), __webpack_require__.e(4649), __webpack_require__.e(8944)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); a manifest, theme
 * colours, touch icons and telephone links, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(818)]).then(__webpack_require__.bind(__webpack_require__, 10818))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); HTML beyond what Googlebot reads (`serp/page-too-large`); `network-dependency-tree-insight`, which every page with a style
 * sheet fails; `inp-breakdown-insight`, for which somebody must click; `long-tasks`, `bootup-time`,
 * `mainthread-work-breakdown`, `lcp-breakdown-insight` and `cls-culprits-insight`, which explain a metric and stand
 * with it; `document-latency-insight`, whose parts are checks of their own; `non-composited-animations` and
 * `user-timings`, which do not say that something is wrong. Order of the head, preconnect hints, `Server-Timing`,
 * speculation rules, request counts and inline sizes are advice whose gain on a page nobody can tell beforehand.
 */
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(5715), __webpack_require__.e(1185)]).then(__webpack_require__.bind(__webpack_require__, 61185))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
/**
 * What stands between a URL and its page: redirects of every kind, and the spellings that should lead to one page.
 *
 * Left out: relative Locations (RFC 9110 section 10.2.2 allows them), size and content of a redirect's body (nobody
 * sees it), the canonical of the target (serp), sitemaps, hreflang and links to redirecting URLs (their tools).
 */
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(4659), __webpack_require__.e(546)]).then(__webpack_require__.bind(__webpack_require__, 20345))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(4659), __webpack_require__.e(4770)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(7836)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
/**
 * robots.txt of the site, and what the page itself tells crawlers.
 *
 * Left out: the age of a cached robots.txt (it is a fact, not a fault); a byte-order mark, non-ASCII patterns, letter
 * case and line ends (all crawlers take them); crawl-delay and clean-param (Bing and Yandex read them); rules that a
 * shorter rule covers (style); noarchive (retired by Google, read by Bing); which AI crawlers are let in (geo).
 */
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(61), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(6355), __webpack_require__.e(7379), __webpack_require__.e(5848)]).then(__webpack_require__.bind(__webpack_require__, 85848))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(8739)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
/**
 * Structured data: its syntax, the vocabulary of schema.org, what Google's rich results ask for, and whether the page
 * says the same.
 *
 * Left out: the name of the site on the home page and breadcrumbs in results (`serp`); dateModified before datePublished
 * and authors (`content`); whether country codes are given out, and pending terms (no fault: consumers read them);
 * Organization and WebSite missing on the home page, retired rich results, names that schema.org has replaced and syntaxes
 * in use (facts); the same item twice, underscores in language tags, a breadcrumb of one entry (nobody acts on them);
 * carousels of businesses, products and events (a beta in some countries); an author's visible name (bylines take many
 * forms); addresses of development servers in links (`broken-links`).
 */
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(314), __webpack_require__.e(3671)]).then(__webpack_require__.bind(__webpack_require__, 13671))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(2666)]).then(__webpack_require__.bind(__webpack_require__, 22666))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
/**
 * Headers as the MDN HTTP Observatory judges them, TLS by handshakes, and what else of the page can be attacked.
 *
 * Left out: OCSP stapling (authorities give OCSP up), ALPN and HTTP/3 (`pagespeed` judges the version of HTTP; here they
 * are facts), `target=_blank` without noopener (browsers imply it since 2021), libraries with known holes (`technology`
 * knows the libraries), absent Permissions-Policy and security.txt (not faults), cipher suites beside the one that was
 * agreed on (this TLS library no longer has the broken ones), single hosts of the HSTS preload list (see transport.ts).
 */
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5015), __webpack_require__.e(5715), __webpack_require__.e(5371)]).then(__webpack_require__.bind(__webpack_require__, 25371))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 * Judged is what scripts make of the page; the social card, the end of `<head>` and what is not closed as sent.
 */
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(314), __webpack_require__.e(7509), __webpack_require__.e(4268)]).then(__webpack_require__.bind(__webpack_require__, 14268))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 48610))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(314), __webpack_require__.e(7509), __webpack_require__.e(6808)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
/**
 * The sitemaps of the site, and whether the page is in them. All but the latter is worked out once for all pages of a
 * site, in one pass over its sitemaps.
 *
 * Left out: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
 * trailing slashes and letter case of addresses (style, see `serp`); changefreq and priority beyond their form (Google
 * ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
 * that answers 404 (`robots`); non-ASCII addresses (read as IRIs by Google and Bing).
 */
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(61), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(6355), __webpack_require__.e(7379), __webpack_require__.e(5336)]).then(__webpack_require__.bind(__webpack_require__, 35336))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(1644), __webpack_require__.e(61), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(6355), __webpack_require__.e(7379), __webpack_require__.e(2433)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
/**
 * What the page is made with, and which of it is known to be broken.
 *
 * Left out: DNS records (`dns` reads them); bytes by third party (`pagespeed`); links to a vendor and names of carriers
 * in the text as evidence (they show no use); several properties of Google Analytics on one page (often meant so; the
 * same tag twice is `duplicate-tag`); versions in headers (`security` has them).
 */
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(1691)]).then(__webpack_require__.bind(__webpack_require__, 71691))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that ARIA uses (accessibility); images without dimensions, layout shifts and their causes,
 * fonts (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5715), __webpack_require__.e(768)]).then(__webpack_require__.bind(__webpack_require__, 70768))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5715), __webpack_require__.e(6840), __webpack_require__.e(61), __webpack_require__.e(7206)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















/** The tools of the engine: one for each name of the contract. */
const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
/** All of them, in the order of the contract. */
const ALL_TOOLS = tools/* TOOLS */.I.map(name => ENGINE_TOOLS[name]);
/** All checks, with the ids that they have in reports and settings. */
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
/** Names of all global variables that the topics of some tool ask for, see {@link ToolDefinition.globals}. */
async function globalsOfTools() {
    const names = await Promise.all(ALL_TOOLS.map(tool => tool.globals?.() ?? []));
    return names.flat();
}


/***/ })

};
