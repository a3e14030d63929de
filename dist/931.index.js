export const id = 931;
export const ids = [931];
export const modules = {

/***/ 10931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showHelp: () => (/* binding */ showHelp)
/* harmony export */ });
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17773);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13411);


const USAGE = `SEO Preflight ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x} – audits every page of a preview deployment before it ships

Usage:
  seo-preflight [audit] URL… [--flag value]   audit pages
  seo-preflight merge DIR…                    join and judge the reports of shards
  seo-preflight serve [--port N]              put the engine behind the REST API
  seo-preflight explain --base-url … URL      print how the answers of a hosted service are read
  seo-preflight checks [--json]               list everything that is checked

Exit codes: 0 passed, 1 the gate failed, 2 wrong settings, 3 the run itself failed, 130/143 cancelled

Flags:`;
/** Prints the help of the command line, made from the table of settings. */
async function showHelp() {
    console.log([USAGE, ..._settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.filter(isAvailable).map(line)].join('\n'));
    return 0;
}
function isAvailable(name) {
    return (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).notYet === undefined;
}
function line(name) {
    const setting = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name);
    const words = setting.defaultWords ?? setting.default;
    const behind = words === undefined ? '' : ` (default: ${words.replaceAll('`', '')})`;
    const flag = `  --${name} ${setting.kind.placeholder}`;
    const description = `${setting.description.replaceAll('`', '')}${behind}`;
    return flag.length > 26 ? `${flag}\n${' '.repeat(27)}${description}` : `${flag.padEnd(27)}${description}`;
}


/***/ })

};
