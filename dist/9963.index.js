export const id = 9963;
export const ids = [9963,9677];
export const modules = {

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
function defineSiteTopic(topic) {
    return topic;
}
function overSite(check) {
    return { ...check, scope: 'site' };
}
function defineRunTopic(topic) {
    return topic;
}
function defineBaselineTopic(topic) {
    return topic;
}
function defineTopic(topic) {
    return topic;
}
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
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
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    gathers: ['axe'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(7255), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 48986))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(3592)]).then(__webpack_require__.bind(__webpack_require__, 83592))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(4281), __webpack_require__.e(3408)]).then(__webpack_require__.bind(__webpack_require__, 27714))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(6163), __webpack_require__.e(6297), __webpack_require__.e(7255), __webpack_require__.e(7309)]).then(__webpack_require__.bind(__webpack_require__, 47309))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(2255)]).then(__webpack_require__.bind(__webpack_require__, 82255))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    gathers: ['globals', 'cookies', 'shownBanners'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(6297), __webpack_require__.e(8150), __webpack_require__.e(2679)]).then(__webpack_require__.bind(__webpack_require__, 35908))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(1526), __webpack_require__.e(8316)]).then(__webpack_require__.bind(__webpack_require__, 98316))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(6394)]).then(__webpack_require__.bind(__webpack_require__, 91089))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(1526), __webpack_require__.e(8206)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    gathers: [
        'layout',
        'narrowLayout',
        'fixedBars',
        'unsaidMenus',
        'lateContent',
        'headerOverlaps',
        'sidewaysTexts',
        'edgeTexts',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(7440)]).then(__webpack_require__.bind(__webpack_require__, 7440))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(5446)]).then(__webpack_require__.bind(__webpack_require__, 65446))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(4659), __webpack_require__.e(4131), __webpack_require__.e(9620)]).then(__webpack_require__.bind(__webpack_require__, 11407))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(4770)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(4131), __webpack_require__.e(7836)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(9156)]).then(__webpack_require__.bind(__webpack_require__, 44527))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(8739)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(576)]).then(__webpack_require__.bind(__webpack_require__, 50576))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 59405))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    gathers: ['mixedContent'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7556), __webpack_require__.e(2403), __webpack_require__.e(3358), __webpack_require__.e(8737)]).then(__webpack_require__.bind(__webpack_require__, 48737))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(1828), __webpack_require__.e(7509), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 24322))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 16421))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(5017), __webpack_require__.e(7509), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(5244)]).then(__webpack_require__.bind(__webpack_require__, 39057))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    gathers: ['globals', 'cookies'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(8150), __webpack_require__.e(9630)]).then(__webpack_require__.bind(__webpack_require__, 69630))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    gathers: [
        'layout',
        'desktopLayout',
        'permissions',
        'scriptedAnchors',
        'unrevealedText',
        'deadMenus',
        'closedMenus',
        'lostOnPhone',
        'buttonsBeyondScreen',
        'unseenFocus',
        'undefinedHandlers',
        'unservedForms',
        'pasteRefusals',
        'hoverMenus',
        'stateContrasts',
        'coveredTargets',
        'coveredControls',
        'coveredTexts',
        'unsaidMenus',
        'openedMenus',
        'wrappedMenus',
        'clickedParts',
        'answeredLinks',
        'modifiedClicks',
        'screenshots',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(3404), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(7162)]).then(__webpack_require__.bind(__webpack_require__, 70802))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(3810), __webpack_require__.e(9362)]).then(__webpack_require__.bind(__webpack_require__, 39362))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(7206)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















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
const ALL_TOOLS = api_tools/* TOOLS */.It.map(name => ENGINE_TOOLS[name]);
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
async function globalsOfTools(tools = api_tools/* TOOLS */.It) {
    const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []));
    return names.flat();
}


/***/ })

};
