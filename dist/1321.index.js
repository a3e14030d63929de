export const id = 1321;
export const ids = [1321];
export const modules = {

/***/ 21321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listChecks: () => (/* binding */ listChecks)
/* harmony export */ });
/* harmony import */ var _engine_tools_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71554);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);


/** `seo-preflight checks [--json]`: every check of the engine with its severity and title. */
async function listChecks(args) {
    const wrong = args.find(arg => arg !== '--json');
    if (wrong !== undefined)
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`${wrong}: there is no such flag; "checks" knows --json alone`);
    const tools = await (0,_engine_tools_index_js__WEBPACK_IMPORTED_MODULE_0__/* .allTools */ .XU)();
    const checks = tools.flatMap(tool => Object.entries(tool.checks).map(([name, definition]) => ({ id: `${tool.name}/${name}`, ...definition })));
    if (args.includes('--json'))
        console.log(JSON.stringify(checks, null, 2));
    else
        for (const { id, severity, title } of checks)
            console.log(`${severity.padEnd(8)} ${id.padEnd(44)} ${title}`);
    return 0;
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
    robots: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5817), __webpack_require__.e(3926)]).then(__webpack_require__.bind(__webpack_require__, 93926))).robotsTool,
    sitemap: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5817), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(6071), __webpack_require__.e(1822)]).then(__webpack_require__.bind(__webpack_require__, 81822))).sitemapTool,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(1450), __webpack_require__.e(8221)]).then(__webpack_require__.bind(__webpack_require__, 18221))).schemaTool,
    serp: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(5817), __webpack_require__.e(3124), __webpack_require__.e(1450), __webpack_require__.e(4448)]).then(__webpack_require__.bind(__webpack_require__, 14448))).serpTool,
    hreflang: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5817), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(5086)]).then(__webpack_require__.bind(__webpack_require__, 15086))).hreflangTool,
    mobile: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(7360), __webpack_require__.e(8859)]).then(__webpack_require__.bind(__webpack_require__, 58859))).mobileTool,
    security: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5015), __webpack_require__.e(7360), __webpack_require__.e(5034)]).then(__webpack_require__.bind(__webpack_require__, 75034))).securityTool,
    pagespeed: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 78249))).pagespeedTool,
    redirects: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(7360), __webpack_require__.e(2137)]).then(__webpack_require__.bind(__webpack_require__, 42137))).redirectsTool,
    content: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(6275), __webpack_require__.e(9381)]).then(__webpack_require__.bind(__webpack_require__, 10538))).contentTool,
    technology: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(7360), __webpack_require__.e(2300)]).then(__webpack_require__.bind(__webpack_require__, 12300))).technologyTool,
    accessibility: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(9536)]).then(__webpack_require__.bind(__webpack_require__, 29536))).accessibilityTool,
    ux: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(7360), __webpack_require__.e(5357)]).then(__webpack_require__.bind(__webpack_require__, 95357))).uxTool,
    cookies: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(7360), __webpack_require__.e(2839)]).then(__webpack_require__.bind(__webpack_require__, 2839))).cookiesTool,
    dns: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7969)]).then(__webpack_require__.bind(__webpack_require__, 17969))).dnsTool,
    'broken-links': async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(945)]).then(__webpack_require__.bind(__webpack_require__, 20945))).brokenLinksTool,
    geo: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5817), __webpack_require__.e(3124), __webpack_require__.e(8886), __webpack_require__.e(1450), __webpack_require__.e(6275), __webpack_require__.e(7889)]).then(__webpack_require__.bind(__webpack_require__, 37889))).geoTool,
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


/***/ })

};
