export const id = 3545;
export const ids = [3545];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 77760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checksOverSite: () => (/* binding */ checksOverSite),
  f: () => (/* binding */ runPage),
  withRunJudgements: () => (/* binding */ withRunJudgements)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/engine/judging/compared-facts.js
const COMPARED_FACTS = [
    'title',
    'description',
    'indexable',
    'keptOutWithHome',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
    'types',
    'alternates',
    'alternatesLeftOut',
    'targets',
    'card',
    'indexFiles',
    'htmlFiles',
    'foreignLinks',
    'menu',
    'pageLanguage',
    'frameContacts',
    'furtherMenus',
    'mails',
    'copyrightYear',
    'language',
    'business',
    'choosesLanguage',
    'leadsOn',
];
function comparedFactsOf(facts) {
    const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]]] : []));
    return Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/engine/run-judgements.js









const MAX_SAME = 100;
async function withRunJudgements(pages) {
    const answers = await answersOn(pages);
    return pages.map((page, index) => {
        const ofSite = answers.get((0,origin/* originOf */.y)(page.url));
        if (ofSite.length === 0)
            return page;
        const runs = page.runs.map(run => isOurs(run) ? withChecks(run, checksOf(ofSite, run.tool, index)) : run);
        return (0,kept_pages/* withRuns */.R7)(page, runs, (0,api_score/* pageScore */.WY)(runs));
    });
}
async function answersOn(pages) {
    const bySite = Map.groupBy(pages.map(comparablePage), ({ page }) => (0,origin/* originOf */.y)(page.url));
    const answers = new Map();
    for (const [origin, ofSite] of bySite) {
        const ofTools = await Promise.all(tools/* ALL_TOOLS */.W.map(tool => judgeSite(tool, ofSite)));
        answers.set(origin, ofTools.flat());
    }
    return answers;
}
function checksOf(ofSite, tool, index) {
    const answers = ofSite.find(({ tool: name }) => name === tool);
    const place = answers?.places.get(index);
    if (!answers || place === undefined)
        return undefined;
    return answers.checks.map(({ of, checks }) => typeof place === 'number' ? checks[place] : of((0,judgement/* notApplicable */.hH)(place)));
}
function comparablePage(page, index) {
    const ends = new Map();
    for (const run of page.runs)
        if (isOurs(run) && !ends.has(run.tool))
            ends.set(run.tool, run.finalUrl);
    return { index, page: runPage(page), ends };
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = tools/* ALL_TOOLS */.W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages) {
    if (!tool.runTopics)
        return [];
    const measured = pages.filter(({ ends }) => ends.has(tool.name));
    if (measured.length === 0)
        return [];
    const own = [...onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)];
    const judged = own.map(([{ page }]) => page);
    const checks = [];
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge(judged);
        for (const [name, definition] of Object.entries(topic.checks)) {
            const of = checkMaker(tool.name, name, definition);
            checks.push({ of, checks: judgements[name].map(of) });
        }
    }
    const places = own.flatMap(([one, others], place) => [
        [one.index, place],
        ...others.map(({ index }) => [
            index,
            `the same page as ${one.page.url}, where it is judged`,
        ]),
    ]);
    return [{ tool: tool.name, places: new Map(places), checks }];
}
function checkMaker(tool, name, definition) {
    const known = new Map();
    return judgement => {
        if (judgement.outcome === 'fail')
            return (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        const key = `${judgement.outcome} ${judgement.message ?? ''}`;
        const check = known.get(key) ?? (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        if (known.size < MAX_SAME)
            known.set(key, check);
        return check;
    };
}
function onceByEnd(measured, endOf) {
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
function runPage({ url, runs }) {
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    const factsOf = new Map();
    for (const { tool, facts } of runs.filter(isOurs)) {
        if (!factsOf.has(tool))
            factsOf.set(tool, comparedFactsOf(facts));
    }
    return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) };
}
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    const score = run.instrument === undefined ? (0,api_score/* toolScore */.nM)(checks) : run.score;
    const isSame = score === run.score &&
        checks.length === run.checks.length &&
        checks.every((check, at) => saysTheSame(check, run.checks[at]));
    return isSame ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score });
}
function saysTheSame(check, known) {
    if (check === known)
        return true;
    const { why, fix, ...rest } = check;
    const { why: knownWhy = why, fix: knownFix = fix, ...knownRest } = known;
    return why === knownWhy && fix === knownFix && (0,external_node_util_.isDeepStrictEqual)(rest, knownRest);
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ })

};
